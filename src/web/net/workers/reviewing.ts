/** Reviews a whole record. Runs in a worker of its own, and directly in tests. */
import {
  type ReviewedMove,
  type Review,
  reviewGame,
  type SideValues,
} from '../../../bots/review.ts';
import type { Game } from '../../../kernel/game.ts';
import { parseAction } from '../../../kernel/text/notation.ts';
import { type Outcome, pointsOf } from '../../../kernel/outcome.ts';
import { InputError, parseSetup } from '../../../kernel/setup/setup.ts';
import { activeEntries } from '../../../table/history.ts';
import type { RecordEntry } from '../../../table/record/record.ts';
import { parseRulesMark } from '../../../table/record/rules-mark.ts';
import { ownRulesOf } from '../../games/own-rules.ts';
import { loadForBots, openGame } from '../../games/loaders.ts';
import { msg } from '../../i18n/msg.ts';
import { readRecord } from '../read-record.ts';

/**
 * Reviews a record from its end. `ends`: entries after which the position is evaluated. `onProgress` gets the completed
 * share of the work. Throws `InputError` if the file is not a record.
 */
export async function review(
  file: string,
  ends: readonly number[],
  onProgress: (part: number) => void = () => {},
): Promise<Review> {
  const { header, entries, close } = await readRecord(file);
  const ownRules = await ownRulesOf(header, entries);
  const module = await loadForBots(header.game, ownRules);
  if (!module) throw new InputError(msg('ui.no-game.why', { game: header.game }));
  const game = openGame(module, parseSetup(module, header));
  const deeds = actionEntriesOf(game, entries);
  const told = new Set(ends.map((end) => deeds.findLast(({ seq }) => seq <= end)?.seq ?? 0));
  const work = reviewGame(game, deeds, told);
  for (;;) {
    const step = work.next();
    if (step.done) return withResult(game, step.value, close.outcome);
    onProgress(step.value / deeds.length);
  }
}

/** Returns the moves that were never undone. */
export function actionEntriesOf(game: Game, entries: readonly RecordEntry[]): ReviewedMove[] {
  const line = activeEntries(entries);
  return entries.filter(({ seq }) => line.has(seq)).flatMap((entry) => actionEntryOf(game, entry));
}

function actionEntryOf(game: Game, { seq, kind, side, text }: RecordEntry): ReviewedMove[] {
  if (kind === 'resign') return [{ seq, side }];
  if (kind === 'action' || kind === 'die') return [{ seq, side, action: parseAction(game, text) }];
  const { ints } = (kind === 'rules' && parseRulesMark(text)) || {};
  return ints ? [{ seq, side, ints }] : [];
}

/**
 * Replaces the last evaluation by the result of the game, which may differ from the position's value after a
 * resignation.
 */
function withResult(game: Game, found: Review, outcome: Outcome | undefined): Review {
  const last = found.evaluations.at(-1);
  if (!outcome || !last) return found;
  const values: SideValues = game.sides.map(
    (_, side) => 2 * pointsOf(outcome, side, game.sides.length) - 1,
  );
  return { ...found, evaluations: [...found.evaluations.slice(0, -1), { ...last, values }] };
}
