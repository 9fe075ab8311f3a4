/** Summary of the other sides' moves since a seat's last choice. */
import type { Game } from '../../../kernel/game.ts';
import type { CounterLook } from '../../../kernel/look/look.ts';
import {
  keyOf,
  type LocalizedText,
  type Message,
  type MessageArg,
  node,
  type Noun,
  side as sideNoun,
  unit,
} from '../../../kernel/text/message.ts';
import { CHANCE, type Side } from '../../../kernel/side.ts';
import type { Entry } from '../../../table/messages/messages.ts';
import type { BoardArrow } from '../../board/props.ts';
import { msg } from '../../table-messages.ts';
import { sectionsOf } from './log-sections.ts';
import { type PositionChange, distinctArrows, movesOf } from '../moves.ts';

export interface Recap {
  /** Moves of the other sides, and the nodes at which units were lost. */
  readonly arrows: readonly BoardArrow[];
  readonly lost: readonly number[];
  /**
   * At most four sentences, in this order: own losses, own units harmed, goal places taken by the others, other ground
   * taken by them, their losses, their failed attacks.
   */
  readonly sentences: readonly Message[];
  /** Counts of moves and rolls; if there are none, a text that the others played or that nothing of it was visible. */
  readonly message: Message;
  /** Whether there were no moves, rolls or losses, so that only the log describes the actions. */
  readonly isBare: boolean;
  /** Log entries about it, as this side sees them. */
  readonly entries: readonly Entry[];
}

/**
 * Maximum number of arrows from one place. More of them come from a set-up or an arrival, and would only hide the
 * board.
 */
const FEW_WAYS = 6;

/** Maximum number of units named in a sentence. More are counted, because their names would cover the board. */
const FEW_UNITS = 2;

const MOST_SENTENCES = 4;

/** Returns the seq of the side's last action; 0 if it has never acted. */
export const lastChoiceOf = (entries: readonly Entry[], side: Side): number =>
  entries.findLast((e) => e.kind === 'action' && e.side === side)?.seq ?? 0;

/**
 * Returns the effect of `entries` on a position, for a side; undefined if the others did nothing visible. `before`: the
 * entries until then, which determine the heading that the new entries belong to.
 */
export function recapOf(
  game: Game,
  side: Side,
  entries: readonly Entry[],
  change: PositionChange,
  before: readonly Entry[] = [],
): Recap | undefined {
  const others = entries.filter((e) => e.kind === 'action' && e.side !== side);
  const who = [...new Set(others.map((e) => e.side))].filter((s) => game.sides[s]);
  if (who.length === 0) return undefined;
  const after = new Map(game.look.counters(change.state).map((c) => [c.unit, c]));
  const reported = lossReports(game, entries);
  // An enemy that is no longer seen may only have moved away.
  const isLost = (c: CounterLook): boolean =>
    c.side === side || after.has(c.unit) || !reported || reported.has(c.unit);
  const gone = game.look
    .counters(change.before)
    .filter((c) => after.get(c.unit)?.side !== c.side)
    .filter(isLost);
  const isOwn = (u: number): boolean => after.get(u)?.side === side;
  // A unit comes onto the map from a box without neighbours.
  const { neighbours, slots } = game.board;
  const isOff = ({ from }: BoardArrow): boolean =>
    neighbours.subarray(from * slots, (from + 1) * slots).every((n) => n < 0);
  const moves = movesOf(game, change).filter((arrow) => !isOwn(arrow.unit));
  // A captured hero moves to the prisoners; the log reports it as a loss.
  const taken = new Set(gone.map((c) => c.unit));
  const counted = moves.filter((arrow) => !taken.has(arrow.unit));
  const placed = counted.filter(isOff).length;
  const moved = counted.length - placed;
  const rolls = diceOfOthers(side, entries, before);
  const dice = rolls.length;
  const shown = entries.filter((e) => e.side !== side && e.events.length > 0);
  const counts = [
    ...(placed > 0 ? [msg('recap.placed', { n: placed })] : []),
    ...(moved > 0 ? [msg('recap.moves', { n: moved })] : []),
    ...(dice > 0 ? [msg('recap.dice', { n: dice })] : []),
  ];
  const harmed = harmsOf(game, side, change);
  const sentences = [
    ...lossesOf(game, side, gone, true),
    ...harmed,
    ...groundOf(game, side, change, placesNamed(side, gone)),
    ...lossesOf(game, side, gone, false),
    ...failuresOf(game, side, rolls),
  ].slice(0, MOST_SENTENCES);
  const isBare = counts.length + sentences.length === 0;
  // A seat gets no text of an action that it may not see.
  const isUnseen = shown.length === 0 && others.every(({ text }) => text === '');
  if (isBare && shown.length === 0 && !isUnseen) return undefined;
  const whose = { who: { list: who.map(sideNoun) } };
  const plain = msg(isBare && isUnseen ? 'recap.unseen' : 'recap.played', whose);
  return {
    arrows: fewFromEach(distinctArrows(moves)).map((arrow) => ({ ...arrow, type: 'past' })),
    entries: shown,
    isBare,
    sentences,
    lost: gone.map(({ node }) => node),
    message: counts.length > 0 ? msg('recap.line', { ...whose, did: { row: counts } }) : plain,
  };
}

/** Returns the units that events report as lost; undefined if the positions of the game show all losses. */
function lossReports({ look: { losses } }: Game, entries: readonly Entry[]) {
  if (!losses) return undefined;
  const args = entries
    .flatMap(({ events }) => events)
    .flatMap((event) => (losses.includes(event.type) ? Object.values(event.args ?? {}) : []));
  return new Set(args.flatMap((arg) => (isUnitNoun(arg) ? arg.unit : [])));
}

const isUnitNoun = (arg: MessageArg): arg is Noun & { readonly unit: number } =>
  typeof arg === 'object' && 'unit' in arg;

/**
 * Returns the dice that other sides had rolled. Left out are dice without events, which only settle hidden values; dice
 * before the first action of another side, which belong to the player's own choice; and dice under a shared heading.
 */
function diceOfOthers(side: Side, entries: readonly Entry[], before: readonly Entry[]): Entry[] {
  const first = entries.findIndex((e) => e.kind === 'action' && e.side !== side);
  const shared = sectionsOf([...before, ...entries]).filter(
    ({ heading }) => heading?.event?.heading === 'shared',
  );
  const isShared = (seq: number) => shared.some(({ from, to }) => from <= seq && seq <= to);
  return entries.filter(
    (e, i) => i > first && e.kind === 'die' && e.events.length > 0 && !isShared(e.seq),
  );
}

/** Returns the number of attacks of others among rolls that harmed no unit, as a message. It names a single attacker. */
function failuresOf(
  { look: { attacks = [] } }: Game,
  side: Side,
  rolls: readonly Entry[],
): Message[] {
  const results = rolls
    .flatMap(({ events }) => events)
    .filter(({ type, by }) => attacks.includes(type) && by !== side);
  const failed = results.filter(({ meaning }) => meaning === 'none' || meaning === 'loss');
  const [n, [by = CHANCE, ...more]] = [failed.length, new Set(failed.map((event) => event.by))];
  if (n === 0) return [];
  const isOne = by >= 0 && more.length === 0;
  return [msg('recap.failed', { n, by: isOne ? sideNoun(by) : msg('recap.others') })];
}

/** Returns the nodes that the sentence about a side's own losses names. */
function placesNamed(side: Side, gone: readonly CounterLook[]): ReadonlySet<number> {
  const own = gone.filter((c) => c.side === side);
  return new Set(own.length > FEW_UNITS ? [] : own.map((c) => c.node));
}

/**
 * Returns the nodes that other sides took, as messages: first goals, then nodes where own units stood before, without
 * those that are `named` as places of losses.
 */
function groundOf(
  game: Game,
  side: Side,
  { before, state }: PositionChange,
  named: ReadonlySet<number>,
): Message[] {
  const [held, holds] = [holdersOf(game, before), holdersOf(game, state)];
  const { aims = [], starts = [] } = game.look.goal?.(state)?.map ?? {};
  const isHome = (n: number, of: Side) => starts.some((s) => s.side === of && s.nodes.includes(n));
  const taken = [...holds].flatMap(([n, by]) =>
    [...by].filter((of) => of !== side && !held.get(n)?.has(of)).map((of) => ({ n, of })),
  );
  const goals = taken.filter(({ n, of }) => aims.includes(n) && !isHome(n, of));
  const ground = taken.filter(
    ({ n }) =>
      !aims.includes(n) && !named.has(n) && held.get(n)?.has(side) && !holds.get(n)?.has(side),
  );
  const reportOf = (some: typeof taken, key: 'recap.taken' | 'recap.ground') =>
    grouped(some, ({ of }) => of).map(([of, all]) =>
      msg(key, { side: sideNoun(of), places: placesIn(all.map(({ n }) => n)) }),
    );
  return [...reportOf(goals, 'recap.taken'), ...reportOf(ground, 'recap.ground')];
}

/** Returns the sides with a counter on each node that has counters. */
function holdersOf({ look, board }: Game, s: PositionChange['state']): Map<number, Set<Side>> {
  const holders = new Map<number, Set<Side>>();
  for (const { node: n, side } of look.counters(s))
    if (n >= 0 && n < board.size && side >= 0)
      holders.set(n, (holders.get(n) ?? new Set()).add(side));
  return holders;
}

/** Returns a few places by name, more as a count. */
const placesIn = (some: readonly number[]): MessageArg =>
  some.length > FEW_UNITS ? msg('recap.places', { n: some.length }) : { list: some.map(node) };

/** Returns the arrows from places that few arrows leave. */
export const fewFromEach = (arrows: readonly BoardArrow[]): BoardArrow[] =>
  arrows.filter(({ from }) => arrows.filter((other) => other.from === from).length <= FEW_WAYS);

/** Returns the losses of a side, or of the others, as messages. */
function lossesOf(game: Game, side: Side, gone: readonly CounterLook[], isOwn: boolean): Message[] {
  const own = (c: CounterLook): boolean =>
    isOwn ? c.side === side : c.side !== side && c.side >= 0;
  return grouped(gone.filter(own), (c) => c.side).map(([of, lost]) =>
    isOwn
      ? msg('recap.lost', { units: unitsIn(game, lost) })
      : msg('recap.killed', { side: sideNoun(of), units: unitsIn(game, lost) }),
  );
}

/** Returns the harmful conditions that units of a side did not have before, the most frequent first. */
function harmsOf(game: Game, side: Side, { before, state }: PositionChange): Message[] {
  const { harms = [] } = game.look;
  const had = new Map(
    game.look.counters(before).map((c) => [c.unit, new Set(c.conditions.map((one) => keyOf(one)))]),
  );
  const fresh = game.look
    .counters(state)
    .filter((c) => c.side === side && had.has(c.unit))
    .flatMap((counter) =>
      counter.conditions
        .filter((one) => harms.includes(nameOfKey(one)) && !had.get(counter.unit)?.has(keyOf(one)))
        .map((condition) => ({ counter, condition })),
    );
  return grouped(fresh, ({ condition }) => keyOf(condition))
    .toSorted(([, a], [, b]) => b.length - a.length)
    .flatMap(([, same]) => {
      const [first] = same;
      const harmed = same.map(({ counter }) => counter);
      return first
        ? [msg('recap.harmed', { units: unitsIn(game, harmed), condition: first.condition })]
        : [];
    });
}

/** Groups items with equal keys, in the order of each group's first item. */
function grouped<T, K>(things: readonly T[], keyOfThing: (thing: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    const key = keyOfThing(thing);
    groups.set(key, [...(groups.get(key) ?? []), thing]);
  }
  return [...groups];
}

const nameOfKey = (text: LocalizedText): string => (typeof text === 'string' ? text : text.key);

/** Returns a few units by name and place, each place once; more as a count. */
function unitsIn({ board }: Game, some: readonly CounterLook[]): MessageArg {
  if (some.length > FEW_UNITS) return msg('recap.units', { n: some.length });
  const byPlace = grouped(some, (c) => c.node).map(([n, there]) => {
    const names = { list: there.map((c) => unit(c.unit, c.name)) };
    return n >= 0 && n < board.size ? msg('recap.at', { unit: names, at: node(n) }) : names;
  });
  const [only] = byPlace;
  return byPlace.length === 1 && only ? only : { list: byPlace };
}

/** Returns the later entries that report turns a side lost entirely. */
export const missedTurns = (entries: readonly Entry[], seq: number): Entry[] =>
  entries
    .filter((entry) => entry.seq > seq)
    .map((entry) => ({ ...entry, events: entry.events.filter((e) => e.missed !== undefined) }))
    .filter(({ events }) => events.length > 0);
