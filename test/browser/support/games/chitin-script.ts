/** A whole game of Chitin, computed before it is played, as a script for a person at the page. */
import { english } from '../../../english.ts';
import { createBot } from '../../../../src/bots/create-bot.ts';
import { type Action, nounOf, pack, verbOf } from '../../../../src/kernel/action.ts';
import type { Game } from '../../../../src/kernel/game.ts';
import type { GameState } from '../../../../src/kernel/state.ts';
import type { PlanItem } from '../../../../src/kernel/look/plan.ts';
import { formatAction } from '../../../../src/kernel/text/notation.ts';
import { seededDice } from '../../../../src/table/dice/dice.ts';
import { formatRecord } from '../../../../src/table/record/record.ts';
import { Table } from '../../../../src/table/table.ts';
import { groupsOf } from '../../../../src/web/board/contents.ts';
import { choicesOf } from '../../../../src/web/session/choices.ts';
import { openSession, pick } from '../../../../src/web/session/session.ts';
import type { Scripted } from './script.ts';
import { soleWinner } from '../../../../src/kernel/outcome.ts';

/** The level that plays Blue, here and in the page. It makes no random choices: equal views give equal moves. */
export const OPPONENT = 'greedy';

export interface ScriptedGame {
  /** Record of the table before the first of these actions, with the seed of its dice. */
  readonly record: string;
  /** Red's actions, decision by decision. */
  readonly red: readonly Scripted[];
  readonly winner: number;
  /** Rule that ends the game. */
  readonly rule: string;
}

/** A whole game, and the record of the table at the start of each of Red's turns. */
interface WholeGame extends ScriptedGame {
  readonly turns: readonly { readonly record: string; readonly decisions: number }[];
}

/** Maximum number of Red's decisions; more would take too long to click. */
const LONGEST = 420;
const SEEDS = 120;

/** The first seed with a short enough end; if rules or bots change, the search continues from it. */
const FIRST_END = 13;
/** Maximum number of Red's decisions in the end of a game. */
const LONGEST_END = 80;

/** Whether several stacks attack together. */
export const isCombined = ({ attack }: PlanItem): boolean => attack.nodes.length > 1;
/** [7.041] Whether the attack has an add from the rear. */
export const isFromRear = ({ attack }: PlanItem): boolean =>
  attack.lines.some(({ rule }) => rule === '7.041');

/**
 * Returns the first game, by the seed of its dice, in which Red makes a combined attack and an attack from the rear,
 * forces an enemy to retreat and brings a token home. Red plays as the computer would, but moves only a few stacks a
 * turn.
 */
export function scriptGame(game: Game): ScriptedGame {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const found = tryGame(game, seed, 4 + (seed % 5));
    if (found) return found;
  }
  throw new Error('no seed gives a game with everything in it');
}

/**
 * Returns the end of such a game, from the last turn of Red that is still followed by a combined attack, an attack from
 * the rear and a retreat.
 */
export function scriptEnd(game: Game): ScriptedGame {
  for (let seed = FIRST_END; seed <= SEEDS; seed++) {
    const whole = tryGame(game, seed, 4 + (seed % 5));
    const end = whole && endOf(game, whole);
    if (end && end.red.length <= LONGEST_END) return end;
  }
  throw new Error('no seed gives a short end with everything in it');
}

function endOf(game: Game, { red, winner, rule, turns }: WholeGame): ScriptedGame | undefined {
  const start = turns.findLast(({ decisions }) => hasEverything(game, red.slice(decisions)));
  return start && { record: start.record, red: red.slice(start.decisions), winner, rule };
}

function tryGame(game: Game, seed: number, most: number): WholeGame | undefined {
  const table = Table.create({
    id: `seed-${seed}`,
    game,
    dice: seededDice(seed),
    seats: [
      { kind: 'human', name: 'you' },
      { kind: 'bot', name: OPPONENT },
    ],
  });
  const recordNow = (): string => formatRecord(table.record({ withSeed: true }));
  const record = recordNow();
  const bot = createBot(OPPONENT, seed);
  const red: Scripted[] = [];
  const turns: WholeGame['turns'][number][] = [];
  let moved = 0;
  while (!table.outcome && red.length <= LONGEST) {
    const side = table.actor;
    const before = table.stateFor(side);
    let action = bot.choose(game, before, side);
    const isMove = game.stepNames[before.step] === 'move.pick';
    const isEnough = moved >= most && isMove;
    if (side === 0 && isMove && moved === 0)
      turns.push({ record: recordNow(), decisions: red.length });
    if (side === 0 && isEnough) action = pack(game.verbs.id.done ?? 0);
    if (side === 0) action = asShown(game, before, action);
    if (side === 0 && isMove) moved = isDone(game, action) ? 0 : moved + 1;
    const answer = table.act(side, table.seq, [formatAction(game, action)]);
    if (!answer.ok) throw new Error(english(game, answer.refusal.reason));
    if (side !== 0) continue;
    const { stage } = pick(openSession(game, before, side), action);
    red.push({ before: before.clone(), action, stage });
  }
  const { outcome } = table;
  if (!outcome || !hasEverything(game, red) || !outcome.scores?.[0]) return undefined;
  return { record, red, winner: soleWinner(outcome), rule: outcome.rule, turns };
}

/** Returns the action with the unit that the page offers for all identical units at its place. */
function asShown(game: Game, s: GameState, action: Action): Action {
  const units = new Set(choicesOf(game, s).units.keys());
  const unit = nounOf(action);
  if (game.verbs.list[verbOf(action)]?.noun !== 'unit' || !units.has(unit)) return action;
  const node = game.look.nodeOf(s, unit);
  const stack = game.look.counters(s).filter((counter) => counter.node === node);
  const groups = groupsOf(stack.toReversed(), { picks: { nodes: new Set(), units } });
  const group = groups.find((alike) => alike.some((counter) => counter.unit === unit));
  return pack(verbOf(action), group?.[0]?.unit ?? unit);
}

const isDone = (game: Game, action: number): boolean =>
  game.verbs.list[verbOf(action)]?.name === 'done';

function hasEverything(game: Game, red: readonly Scripted[]): boolean {
  const announced = red
    .filter(({ before, action }) => game.look.plan?.show(before)?.end === action)
    .flatMap(({ before }) => game.look.plan?.show(before)?.items ?? []);
  const retreats = red.some(({ before }) => game.stepNames[before.step] === 'combat.retreat');
  return retreats && announced.some(isCombined) && announced.some(isFromRear);
}
