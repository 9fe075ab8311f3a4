/** All answers of a game through `Play` in a random game, as plain data. */
import { Sfc32 } from '../../src/kernel/random.ts';
import type { Play, PlayGame } from '../../src/kernel/play/play.ts';
import { CHANCE, NOBODY, SPECTATOR } from '../../src/kernel/side.ts';

/** Returns the answers of a game before it is opened. */
export function headOf(play: Play) {
  const { api, id, sides, scenarios, options, document, rulebook, lesson, levels } = play;
  const messages = play.languages.map((language) => [language, play.messages(language)]);
  return { api, id, sides, scenarios, options, document, rulebook, lesson, levels, messages };
}

/** Returns the answers of an open game: its data, and its answers about each position of a random game. */
export function transcriptOf(game: PlayGame, seed: string, most: number): unknown[] {
  const rng = new Sfc32(seed);
  const begun = game.start();
  const lines: unknown[] = [{ data: game.data, start: plain(begun) }];
  let { ints } = begun;
  for (let i = 0; i < most && game.actor(ints) !== NOBODY; i++) {
    const actions = game.legal(ints);
    const action = actions[rng.below(actions.length)] ?? 0;
    lines.push({ ...answersAt(game, ints), ...answersTo(game, ints, action) });
    ints = game.apply(ints, action, true).ints;
  }
  return [...lines, answersAt(game, ints)];
}

/** Returns the answers about a position. */
function answersAt(game: PlayGame, ints: Int16Array) {
  const side = game.actor(ints);
  const view = game.view(ints, side === CHANCE || side === NOBODY ? SPECTATOR : side);
  const { hasLots, board } = game.data;
  return {
    side,
    hash: game.hash(ints),
    view: Array.from(view),
    legal: Array.from(game.legal(ints)),
    weights: game.weights(ints),
    outcome: game.outcome(ints),
    check: game.check(ints),
    lot: hasLots && side >= 0 ? game.lot(ints, side) : undefined,
    window: game.window(ints),
    position: game.writePosition(ints),
    read: isSame(game.readPosition(game.writePosition(ints)), ints),
    scene: game.scene(view, Math.max(side, SPECTATOR)),
    goal: game.goal(view),
    proposals: game.proposals(view),
    overlays: game.data.display.overlays.map(({ id }) =>
      game.overlay(view, id, Math.max(side, 0), { unit: -1, node: board.labels.length - 1 }),
    ),
  };
}

/** Returns the answers about an action, legal or not. */
function answersTo(game: PlayGame, ints: Int16Array, action: number) {
  const view = game.view(ints, Math.max(game.actor(ints), SPECTATOR));
  const text = game.formatAction(action);
  return {
    text,
    parsed: game.parseAction(text),
    fault: game.parseAction(`${text} more`),
    refusal: game.refusal(ints, action),
    other: game.refusal(ints, action + 1),
    label: game.label(view, action),
    path: game.path(view, action),
    preview: game.preview(view, action),
    odds: game.odds(view, action),
    events: game.apply(ints, action, true).events,
    silent: game.apply(ints, action, false).events,
  };
}

const isSame = (read: ReturnType<PlayGame['readPosition']>, ints: Int16Array): boolean =>
  !('fault' in read) && read.join() === ints.join();

const plain = ({ ints, events }: ReturnType<PlayGame['start']>) => ({
  ints: Array.from(ints),
  events,
});
