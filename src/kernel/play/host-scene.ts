/** Builds the scene of a view. */
import { ActionList } from '../action.ts';
import { actor, legal, stepOf } from '../engine.ts';
import type { Game } from '../game.ts';
import type { AreaLook } from '../look/look.ts';
import type { Side } from '../side.ts';
import type { GameState } from '../state.ts';
import { eachNode } from './host-parts.ts';
import type { SceneChoice, Scene } from './scene.ts';

/** Returns the scene of a view, for its side. */
export function sceneOf<S extends GameState>(game: Game<S>, view: S, side: Side): Scene {
  const { look, board } = game;
  const focus = look.focus(view);
  const drawn = look.drawn?.(view);
  const [plan, muster] = [look.plan?.show(view), look.muster?.show(view)];
  return {
    prompt: look.prompt(view),
    rule: look.ruleOf?.(view) ?? stepOf(game, view).rule,
    ...(drawn !== undefined && { drawn }),
    focus,
    counters: look.counters(view),
    markers: look.markers(view),
    ...(look.lost && { lost: look.lost(view) }),
    panel: look.panel(view),
    ...(look.zones && { zones: look.zones.show(view) }),
    ...(plan && { plan }),
    ...(muster && { muster }),
    standing: standingOf(game, view, side),
    ...(!look.terrainIsFixed && { terrain: eachNode(board.size, (n) => look.terrainOf(view, n)) }),
    ...choicesOf(game, view, side),
  };
}

function standingOf<S extends GameState>(
  { look }: Game<S>,
  view: S,
  side: Side,
): Record<string, AreaLook[]> {
  const focus = look.focus(view);
  const standing = look.overlays.filter(({ isStanding }) => isStanding);
  return Object.fromEntries(standing.map(({ id, areas }) => [id, areas(view, side, focus)]));
}

/** Returns the actions with their labels if the viewer decides. */
function choicesOf<S extends GameState>(
  game: Game<S>,
  view: S,
  side: Side,
): Pick<Scene, 'choices' | 'barred'> {
  if (side < 0 || actor(game, view) !== side) return { choices: [], barred: [] };
  const labelled = (action: number): SceneChoice => ({
    action,
    label: game.look.actionLabel(view, action),
  });
  const actions = legal(game, view, new ActionList()).toArray();
  return { choices: actions.map(labelled), barred: (game.look.barred?.(view) ?? []).map(labelled) };
}
