/** View of one side: a copy of the state, in the same layout, with `UNKNOWN` in place of values that it may not see. */
import type { Game } from './game.ts';
import { type GameState, UNKNOWN } from './state.ts';
import type { Side } from './side.ts';

/**
 * Returns the view of `side` (or `SPECTATOR`), written into `into` if given. Rules, overlays and bots work on a
 * view as on a state; the legal actions of the side to act are the same on both.
 */
export function viewOf<S extends GameState>(game: Game<S>, s: S, side: Side, into?: S): S {
  const view = into ? into.copyFrom(s) : s.clone();
  if (game.play) {
    if (mayHide(game, s)) view.ints.set(game.play.view(s.ints, side));
    return view;
  }
  for (const { sight, length, offsets } of s.layout.veils)
    for (let i = 0; i < length; i++)
      if (!sight(s, i, side)) for (const offset of offsets) view.ints[offset + i] = UNKNOWN;
  hideFrames(game, s, side, view);
  return view;
}

/** Whether a view can differ from its state. */
const mayHide = <S extends GameState>({ steps }: Game<S>, s: S): boolean =>
  hasSecrets(s) || steps.some(({ secret }) => secret);

function hideFrames<S extends GameState>(game: Game<S>, s: S, side: Side, view: S): void {
  for (let i = 0; i < s.depth; i++) {
    const at = 1 + s.layout.frame * i;
    const step = game.steps[s.ints[at]];
    if (step?.secret && step.who?.(s) !== side)
      view.ints.fill(UNKNOWN, at + 1, at + s.layout.frame);
  }
}

/**
 * Returns whether a view hides something at the moment. In games with secrets, often nothing is left to hide; bots then
 * need not guess.
 */
export function hidesSomething({ ints, layout }: GameState): boolean {
  return layout.hidden.some(({ offset, length }) =>
    ints.subarray(offset, offset + length).includes(UNKNOWN),
  );
}

/** Returns whether states of this set-up hide anything from any side. */
export const hasSecrets = (s: GameState): boolean => s.layout.hidden.length > 0;
