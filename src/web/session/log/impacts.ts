/** Nodes at which units were destroyed or harmed between two positions. Works for any game. */
import type { Game } from '../../../kernel/game.ts';
import { keyOf } from '../../../kernel/text/message.ts';
import type { Impact } from '../../board/props.ts';
import type { PlaybackFrame } from '../playback.ts';
import type { PositionChange } from '../moves.ts';

/** Maximum number of nodes; more would hide the board. */
const MOST = 12;

/** Returns each node once. Nodes with losses come before nodes with harmed units only. */
export function impactsOf(game: Game, change: PositionChange & PlaybackFrame): Impact[] {
  const seq = change.entries.at(-1)?.seq ?? 0;
  const lost = lossesIn(game, change);
  const harmed = isFought(game, change) ? harmedIn(game, change) : [];
  const places = new Map([
    ...harmed.map((node) => [node, false] as const),
    ...lost.map((node) => [node, true] as const),
  ]);
  return [...places]
    .filter(([node]) => node >= 0 && node < game.board.size)
    .map(([node, isLoss]) => ({ node, isLoss, seq }))
    .toSorted((a, b) => Number(b.isLoss) - Number(a.isLoss))
    .slice(0, MOST);
}

/** Whether dice were rolled or a fight ended. */
const isFought = ({ look }: Game, { entries }: PlaybackFrame): boolean =>
  entries.some(
    ({ kind, events }) =>
      kind === 'die' || events.some(({ type }) => look.moments?.continues.includes(type)),
  );

/**
 * Returns the nodes of newly lost units; if the game does not report losses, the nodes of units that a fight removed.
 */
function lossesIn(game: Game, change: PositionChange & PlaybackFrame): number[] {
  const { before, state } = change;
  const { look } = game;
  if (look.lost) {
    const had = new Set(look.lost(before).map(({ unit }) => unit));
    return look.lost(state).flatMap(({ unit }) => (had.has(unit) ? [] : look.nodeOf(before, unit)));
  }
  if (!isFought(game, change)) return [];
  const left = new Set(look.counters(state).map(({ unit }) => unit));
  return look.counters(before).flatMap(({ unit, node }) => (left.has(unit) ? [] : node));
}

/** Returns the nodes of units with a harmful condition that they did not have before. */
function harmedIn({ look }: Game, { before, state }: PositionChange): number[] {
  const harms = new Set(look.harms);
  const keys = (s: typeof state) =>
    new Map(
      look.counters(s).map(({ unit, node, conditions }) => {
        const own = conditions.filter((one) => harms.has(typeof one === 'string' ? one : one.key));
        return [unit, { node, harms: own.map(keyOf) }];
      }),
    );
  const had = keys(before);
  return [...keys(state)].flatMap(([unit, now]) => {
    const then = had.get(unit);
    return then && now.harms.some((key) => !then.harms.includes(key)) ? now.node : [];
  });
}
