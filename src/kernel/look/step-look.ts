/** The look of the present decision, read from the step on top of the stack. */
import { type Action, nounOf, verbNameOf, type VerbTable } from '../action.ts';
import type { GameState } from '../state.ts';
import type { Step, StepOffer } from '../step.ts';
import { NO_FOCUS } from './focus.ts';
import type { Look } from './look.ts';

/** Parts of a look that come from the steps of a game. */
export type StepLook<S extends GameState = GameState> = Pick<
  Look<S>,
  | 'prompt'
  | 'drawn'
  | 'ruleOf'
  | 'actionLabel'
  | 'barred'
  | 'implied'
  | 'final'
  | 'auto'
  | 'focus'
  | 'path'
  | 'preview'
  | 'actors'
  | 'shape'
>;

/** Builds the parts of a look that come from the steps: prompt, labels, focus, paths, previews and shapes. */
export function stepLook<S extends GameState>(
  verbs: VerbTable,
  steps: readonly Step<S>[],
): StepLook<S> {
  const offerOf = (s: S, action: Action): StepOffer<S> | undefined =>
    steps[s.step].offers?.[verbNameOf(verbs, action)];
  const verbsThat = (has: (offer: StepOffer<S>) => unknown): number[] =>
    verbs.list.flatMap(({ name }, verb) =>
      steps.some(({ offers }) => offers?.[name] && has(offers[name])) ? [verb] : [],
    );
  return {
    prompt(s) {
      const { prompt, rule } = steps[s.step];
      if (!prompt) throw new Error(`[${rule}] step ${s.step} has no prompt`);
      return prompt(s);
    },
    drawn: (s) => steps[s.step].drawn?.(s),
    ruleOf: (s) => steps[s.step].promptRule?.(s),
    actionLabel(s, action) {
      const verb = verbNameOf(verbs, action);
      const shown = offerOf(s, action) ?? steps[s.step].outcomes?.[verb];
      if (!shown) throw new Error(`step ${s.step} has no label for "${verb}"`);
      return shown.label(s, nounOf(action));
    },
    barred: (s) => steps[s.step].barred?.(s) ?? [],
    implied: verbsThat(({ isImplied }) => isImplied),
    final: verbsThat(({ isFinal }) => isFinal),
    auto: verbsThat(({ isAuto }) => isAuto),
    focus: (s) => steps[s.step].focus?.(s) ?? NO_FOCUS,
    path: (s, action) => offerOf(s, action)?.path?.(s, nounOf(action)),
    preview: (s, action) => offerOf(s, action)?.preview?.(s, nounOf(action)) ?? [],
    ...(verbsThat(({ shape }) => shape).length > 0 && {
      shape: (s, action) => offerOf(s, action)?.shape?.(s, nounOf(action)),
    }),
    ...(verbsThat(({ actors }) => actors).length > 0 && {
      actors: (s, action) => offerOf(s, action)?.actors?.(s, nounOf(action)) ?? [],
    }),
  };
}
