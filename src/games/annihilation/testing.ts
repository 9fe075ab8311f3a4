/** Small positions in words, for the tests: `table('w3 2b, b5 B')`. */
import { english, faultOf, nameIn } from '../../../test/english.ts';
import { type Action, ActionList } from '../../kernel/action.ts';
import { applyChecked } from '../../kernel/conformance/checked-play.ts';
import { legal, promptOf, refusalOf, stepOf } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { Log } from '../../kernel/text/log.ts';
import { side } from '../../kernel/text/message.ts';
import { formatAction, parseAction } from '../../kernel/text/notation.ts';
import { formatWinners } from '../../kernel/outcome.ts';
import { POSITION_FORMAT, readPositionOf } from '../../kernel/position/position.ts';
import { parseSetup, type SetupRequest } from '../../kernel/setup/setup.ts';
import { hashState, NONE } from '../../kernel/state.ts';
import { annihilation } from './index.ts';
import { type AnnihilationState, ownerOf } from './state.ts';

export interface TestGame {
  readonly game: Game<AnnihilationState>;
  readonly s: AnnihilationState;
  readonly log: Log;
}

/** Values of the position and the set-up that differ from a new game's. */
interface Circumstances extends SetupRequest {
  readonly values?: Readonly<Record<string, number | string>>;
}

export const openGame = (request: SetupRequest = {}): Game<AnnihilationState> =>
  annihilation.open(parseSetup(annihilation, request)) as Game as Game<AnnihilationState>;

/**
 * A position at the start of a turn: `w3 2b` puts that particle on that point, `w3! 2b` with its
 * other face up, `w3! tray` into the other player's tray; the rest lie in their first trays.
 */
export function table(text: string, { values = {}, ...request }: Circumstances = {}): TestGame {
  const game = openGame(request);
  const counters = text.split(',').flatMap((entry) => {
    const [unit = '', at] = entry.trim().split(' ');
    if (unit === '') return [];
    return [{ unit: unit.replace('!', ''), at, flipped: unit.endsWith('!') }];
  });
  const file = { format: POSITION_FORMAT, game: game.id, counters, values };
  return { game, s: readPositionOf(game, file), log: new Log() };
}

const RULES = new Set(annihilation.rulebook.map(({ id }) => id));

/** Plays `emit w3, to 2b, …`; throws what is refused. */
export function playOn(t: TestGame, text: string): TestGame {
  for (const word of text.split(', ')) {
    const action = parseAction(t.game, word);
    const refusal = refusalOf(t.game, t.s, action);
    if (refusal) throw new Error(`${word}: [${refusal.rule}] ${english(t.game, refusal.reason)}`);
    for (const event of applyChecked(t.game, t.s, action, RULES)) t.log.add(event);
  }
  return t;
}

/** Legal actions as text, in the order of the list. */
export function choices({ game, s }: TestGame): string[] {
  const list = legal(game, s, new ActionList()).toArray();
  return list.map((action) => formatAction(game, action));
}

/** The nouns of the choices that begin with a verb, in one string: `3a 3b 3c`. */
export function nouns(t: TestGame, verb: string): string {
  const words = choices(t).map((text) => text.split(' '));
  return words.flatMap(([v, noun]) => (v === verb ? [noun] : [])).join(' ');
}

/** Rule that forbids an action, or '' if it is legal. */
export const refused = ({ game, s }: TestGame, text: string): string =>
  refusalOf(game, s, parseAction(game, text))?.rule ?? '';

/** Refusal of an action that is not legal. */
export const whyNot = ({ game, s }: TestGame, text: string): string =>
  english(game, refusalOf(game, s, parseAction(game, text))?.reason);

/** Current prompt, and its side; at the end, the result. */
export const prompt = ({ game, s }: TestGame): string => english(game, promptOf(game, s));

/** Label of an action. */
export const label = ({ game, s }: TestGame, text: string): string =>
  english(game, game.look.actionLabel(s, parseAction(game, text)));

/** The lines beside the board: `Turn: 12`. */
export const panel = ({ game, s }: TestGame): string[] =>
  game.look.panel(s).map((line) => `${english(game, line.label)}: ${english(game, line.value)}`);

/** Fault of a position file; '' if it can be read. */
export const faultIn = (game: Game<AnnihilationState>, file: unknown): string =>
  faultOf(() => readPositionOf(game, file), game);

/** Where a particle is: its point, or `tray of White`. */
export function where({ game, s }: TestGame, id: string): string {
  const u = game.units.findIndex((unit) => unit.id === id);
  const n = s.place[u];
  return n === NONE ? `tray of ${nameIn(game, side(ownerOf(s, u)))}` : game.board.labels[n];
}

/** Winner and rule; undefined while the game continues. */
export function outcomeOf({ game, s }: Pick<TestGame, 'game' | 's'>): [string, string] | undefined {
  const result = game.outcome(s);
  return result && [formatWinners(['white', 'black'], result), result.rule];
}

export const score = ({ s }: TestGame): string => `${s.score[0]}-${s.score[1]}`;

/** Name of the step that waits for a decision, and the rule it stands for. */
export const stepNow = ({ game, s }: TestGame): string => game.stepNames[s.step];
export const ruleNow = ({ game, s }: TestGame): string => stepOf(game, s).rule;

/** One legal action by chance. Throws at a dead end, where a game at random would never stop. */
export function anyAction(
  { game, s }: Pick<TestGame, 'game' | 's'>,
  rng: { below(n: number): number },
  list = new ActionList(),
): Action {
  if (legal(game, s, list).length === 0) throw new Error('dead end: nothing is legal');
  return list.at(rng.below(list.length));
}

/** Every way to finish the running turn from here: the actions, and the table after them. */
export function allEnds(t: TestGame): { readonly moves: string; readonly after: TestGame }[] {
  const turn = t.s.turn;
  return choices(t).flatMap((text) => {
    const after = playOn({ ...t, s: t.s.clone(), log: new Log() }, text);
    if (after.s.turn !== turn || after.s.ending > 0) return [{ moves: text, after }];
    return allEnds(after).map((end) => ({ ...end, moves: `${text}, ${end.moves}` }));
  });
}

/** Every point on which a particle can be at the end of the turn, in order, each once. */
export function placesOf(t: TestGame, id: string): string {
  const places = new Set(allEnds(t).map(({ after }) => where(after, id)));
  return [...places].sort().join(' ');
}

export const hashOf = ({ s }: TestGame): string => hashState(s);
