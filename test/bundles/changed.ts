/**
 * Games under other rules, as another version could have them: where a side has a choice of several actions, the action
 * after the chosen one is carried out. So positions differ from the first decision on.
 */
import { ActionList } from '../../src/kernel/action.ts';
import { legal } from '../../src/kernel/engine.ts';
import type { Game, GameModule } from '../../src/kernel/game.ts';
import type { GameState } from '../../src/kernel/state.ts';
import type { Step } from '../../src/kernel/step.ts';

/** Returns the game under other rules, with their own version. */
export const changed = (module: GameModule): GameModule => ({
  ...module,
  open(setup) {
    const game = module.open(setup);
    const steps = game.steps.map((step) => (step.verbs ? shifted(game, step) : step));
    return { ...game, version: game.version + 1, steps };
  },
});

/** Wraps a step so that it carries out the action after the chosen one. */
function shifted<S extends GameState>(game: Game<S>, step: Step<S>): Step<S> {
  const list = new ActionList();
  return {
    ...step,
    apply(s, action, log) {
      const all = legal(game, s, list).toArray();
      const other = all[(all.indexOf(action) + 1) % all.length] ?? action;
      step.apply?.(s, other, log);
    },
  };
}
