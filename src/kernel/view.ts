/** What one side may see of a state: a copy with `UNKNOWN` over the rest, same layout. */
import type { Game } from './game.ts';
import { type GameState, UNKNOWN } from './state.ts';
import type { Side } from './step.ts';

/**
 * The view of `side` (or `SPECTATOR`), written into `into` if given. Rules, overlays and bots work
 * on a view as on a state; legal actions of the side to act are the same on both.
 */
export function viewOf<S extends GameState>(game: Game<S>, s: S, side: Side, into?: S): S {
  const view = into ? into.copyFrom(s) : s.clone();
  for (const f of s.layout.fields) {
    if (f.visibility === 'public') continue;
    for (let i = 0; i < f.length; i++) {
      const seen = f.visibility === 'secret' && game.sees?.(s, f.name, i, side) === true;
      if (!seen) view.ints[f.offset + i] = UNKNOWN;
    }
  }
  hideFrames(game, s, side, view);
  return view;
}

function hideFrames<S extends GameState>(game: Game<S>, s: S, side: Side, view: S): void {
  for (let i = 0; i < s.depth; i++) {
    const at = 1 + 4 * i;
    const step = game.steps[s.ints[at] as number];
    if (step?.secret && step.who?.(s) !== side) view.ints.fill(UNKNOWN, at + 1, at + 4);
  }
}

/** True if the game hides anything from anybody. */
export function hasSecrets(game: Game): boolean {
  return (
    game.steps.some((step) => step.secret) ||
    game.create().layout.fields.some((f) => f.visibility !== 'public')
  );
}
