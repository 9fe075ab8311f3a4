/**
 * A step is the smallest unit of the sequence of play. A game's steps form one table in printed
 * order; pending steps form the stack inside the state, so a game can be saved in mid-action.
 */
import {
  type Action,
  type LegalActions,
  nounOf,
  type VerbTable,
  verbNameOf,
  verbOf,
} from './action.ts';
import type { ActionPath, Focus } from './look/focus.ts';
import type { AreaLook, ShapeLook } from './look/look.ts';
import type { Log } from './text/log.ts';
import type { LocalizedText } from './text/message.ts';
import type { RollEvent } from './odds/roll-event.ts';
import type { Refusal, RuleId } from './rulebook.ts';
import type { Side } from './side.ts';
import type { GameState } from './state.ts';

/** Presentation of the actions of one verb at a step. A `noun` is the lower half of an action. */
export interface ActionLook<S extends GameState = GameState> {
  /** Returns the text of the button, or of the line in a list: "Move Assault Squad A3". */
  label(s: S, noun: number): LocalizedText;
}

/** One kind of action that a side may choose at a step, with its presentation. */
export interface StepOffer<S extends GameState = GameState> extends ActionLook<S> {
  /** Returns the path to the place where the action leads; undefined if it has none. Absent: it never has one. */
  path?(s: S, noun: number): ActionPath | undefined;
  /** Returns areas that the action would affect, such as a blast. Absent: it affects no area. */
  preview?(s: S, noun: number): AreaLook[];
  /** Returns the shape that the action chooses, drawn on its button. Absent: it chooses none. */
  shape?(s: S, noun: number): ShapeLook;
  /**
   * Returns units that could take part in the action, if later decisions choose among them: units that can fire at a
   * hex. The page lets the player choose one of them before the action. Absent: it has none.
   */
  actors?(s: S, noun: number): readonly number[];
  /**
   * The action itself rolls nothing, because it ends, declines or carries out something. Dice after it come next in the
   * sequence of play: odds list them as rolls that follow.
   */
  readonly rollsNothing?: true;
  /** The page asks for confirmation, because one click plays the action and it cannot be undone. */
  readonly isFinal?: true;
  /** The page plays it automatically after a pick that leaves one choice, such as the only place of a picked unit. */
  readonly isImplied?: true;
  /**
   * It makes all remaining decisions of its kind, such as the rest of a set-up. It is confirmed before the turn is
   * handed over, as the decisions themselves are.
   */
  readonly isAuto?: true;
  /** Its side may learn something hidden by this action, at a step whose other actions reveal nothing. */
  readonly reveals?: true;
}

/** Declared as a method, so that a game with any state type is assignable to `Game`. */
interface Refusing<S extends GameState> {
  whyNot(s: S, noun: number): Refusal | undefined;
}

/**
 * Function that says why an action of one verb is not legal, by its noun. It returns undefined if the step has no
 * reason beyond its rule number.
 */
export type WhyNot<S extends GameState = GameState> = Refusing<S>['whyNot'];

/**
 * A complete step of the sequence of play: the deciding side, the legal actions and their effects, the reasons for
 * refusals, and the presentation. `Verb` stands for the names of the game's verbs, `Listed` for the verbs that the step
 * lists.
 *
 * A decision has `offers`, a step of Chance has `outcomes`, and an automatic step has neither, nor a prompt.
 */
export interface Step<
  S extends GameState = GameState,
  Verb extends string = string,
  Listed extends Verb = Verb,
> {
  /** The rule that asks for this step; shown with its prompt. */
  readonly rule: RuleId;
  /**
   * Returns the prompt for the side to act, in one sentence without its name: "choose a stack." When dice are due, and
   * at the end, it is the status of the game.
   */
  prompt?(s: S): LocalizedText;
  /** Returns the rule of the prompt if it differs from `rule`; undefined otherwise. */
  promptRule?(s: S): RuleId | undefined;
  /** Returns the unit and the node that the decision is about. Absent: it is about neither. */
  focus?(s: S): Focus;
  /**
   * Decisions: every verb that the step can offer to a side. Refusals use it to find the step that an action belongs
   * to.
   */
  readonly offers?: { readonly [V in Listed]?: StepOffer<S> };
  /** Steps of Chance: the verbs of their outcomes, with labels. */
  readonly outcomes?: { readonly [V in Listed]?: ActionLook<S> };
  /** Steps of Chance that roll no dice: returns the thing drawn, "a card of the deck". Undefined if dice are rolled. */
  drawn?(s: S): LocalizedText | undefined;
  /**
   * Returns actions of this decision that are not legal now but that the player should see, such as offers that are too
   * expensive. They are shown disabled, with their labels. Absent: the step has none.
   */
  barred?(s: S): readonly Action[];
  /** Numbers of the verbs in `offers`, which `stepList` fills in; absent: not a decision. */
  readonly verbs?: readonly number[];
  /** Returns the deciding side. Absent: the step is automatic, and `enter` does all its work. */
  who?(s: S): Side;
  /**
   * Runs whenever the step is on top of the stack. An automatic step must push, goto or pop. A decision step may do the
   * same to skip itself if nothing is to be decided; the function must be safe to repeat.
   */
  enter?(s: S, log?: Log): void;
  /** Lists the legal actions: ascending, without duplicates, never empty. Chance steps list outcomes. */
  actions?(s: S, out: LegalActions<Listed>): void;
  /** Chance steps: returns the relative weight of an outcome, a positive integer. Absent: all weights are equal. */
  weight?(s: S, action: Action): number;
  /** Chance steps: the number of dice that are added up. Absent: the outcome is the face of one die. */
  readonly dice?: number;
  /**
   * Chance steps: returns the purpose of the die. Odds show the dice of one event as one roll. Absent: the roll has no
   * title and no side.
   */
  event?(s: S): RollEvent;
  /** Carries out an action without checking that it is legal. Must push, goto, pop or stay. */
  apply?(s: S, action: Action, log?: Log): void;
  /**
   * Functions that explain why actions are not legal here, by verb. Verbs that the step never offers may be included.
   * Without an entry, the answer is the rule number of the step that offers the verb.
   */
  readonly refusals?: { readonly [V in Verb]?: WhyNot<S> };
  /**
   * The deciding side may learn something hidden by acting. The action then cannot be undone, and the page waits for
   * the table's answer. The conformance suite checks the flag both ways.
   */
  readonly reveals?: boolean;
  /** Numbers of the verbs in `offers` that reveal something themselves, which `stepList` fills in. */
  readonly revealing?: readonly number[];
  /** Only the deciding side sees the fields of the frame. */
  readonly secret?: boolean;
}

/**
 * Parts of a step that a side or Chance decides: a prompt, functions that list and apply its actions, and a label for
 * each verb that it lists.
 */
type DecidedParts<S extends GameState, Verb extends string, Listed extends Verb> = Required<
  Pick<Step<S, Verb, Listed>, 'prompt' | 'who' | 'actions' | 'apply'>
> &
  (
    | { readonly offers: { readonly [V in Listed]: StepOffer<S> }; readonly outcomes?: undefined }
    | { readonly outcomes: { readonly [V in Listed]: ActionLook<S> }; readonly offers?: undefined }
  );

/** Parts of an automatic step, which offers nothing. The end of the game is such a step; its prompt is the result. */
interface AutomaticParts {
  readonly offers?: undefined;
  readonly outcomes?: undefined;
  readonly actions?: undefined;
}

/**
 * A step as a game declares it. `Listed` names the verbs of its actions. A decision or a step of Chance does not compile
 * without a prompt, without a label for each of these verbs, or with an action of another verb.
 */
export type GameStep<
  S extends GameState = GameState,
  Verb extends string = string,
  Listed extends Verb = Verb,
> = Step<S, Verb, Listed> & (DecidedParts<S, Verb, Listed> | AutomaticParts);

/** Steps by name, each declared as a `GameStep`. Every name must occur, in any order. */
export type StepTable<
  Name extends string,
  S extends GameState,
  Verb extends string = string,
> = Readonly<Record<Name, Step<S, Verb, never>>>;

/** Returns the steps of a table in the order of their names (`STEPS.names`), as the engine indexes them. */
export function stepList<N extends string, S extends GameState, V extends string = string>(
  names: readonly N[],
  table: StepTable<N, S, V>,
  verbs: VerbTable<V>,
): readonly Step<S>[] {
  return names.map((name) => {
    const step: Step<S> = table[name];
    if (!step.offers) return step;
    const numbersOf = (some: V[]) => some.map((verb) => verbs.id[verb]).sort((a, b) => a - b);
    const offered = Object.keys(step.offers) as V[];
    const revealing = offered.filter((verb) => table[name].offers?.[verb]?.reveals);
    return {
      ...step,
      verbs: numbersOf(offered),
      ...(revealing.length > 0 && { revealing: numbersOf(revealing) }),
    };
  });
}

/** Returns whether a side may learn something hidden by an action of a step; the action then cannot be undone. */
export const isRevealing = ({ reveals, revealing }: Step, action: Action): boolean =>
  reveals === true || revealing?.includes(verbOf(action)) === true;

/**
 * One kind of action: its presentation, its legal actions, their effects, and the reasons for refusals. `actor` is the
 * side or the unit that acts; `Context` is the type of a value that all kinds share while they are listed.
 */
export interface TurnAction<S extends GameState, Verb extends string = string, Context = void>
  extends StepOffer<S> {
  /** Adds its legal actions, ascending. */
  list(s: S, actor: number, out: LegalActions<Verb>, context: Context): void;
  /** Carries out an action; steps that it pushes go on top of the current step. */
  apply(s: S, actor: number, noun: number, log?: Log): void;
  /** Returns why an action is not legal, if it can say more than the rule number of the step. */
  whyNot?(s: S, actor: number, noun: number): Refusal | undefined;
}

/** Kinds of actions by their verbs, in the order of the verbs. */
export type TurnActions<S extends GameState, Verb extends string, Context = void> = {
  readonly [V in Verb]: TurnAction<S, V, Context>;
};

/** Parts of a step that follow from its kinds of actions. */
type ActionParts<S extends GameState, Verb extends string> = Required<
  Pick<Step<S, Verb>, 'actions' | 'apply' | 'refusals'>
> & { readonly offers: { readonly [V in Verb]: StepOffer<S> } };

/** Builds the parts of a step from its kinds of actions. `actorOf` returns the actor in a state. */
export function turnActions<S extends GameState, Verb extends string, Context = void>(
  verbs: VerbTable<NoInfer<Verb>>,
  table: TurnActions<S, Verb, Context>,
  actorOf: (s: S) => number,
  contextOf: (s: S, actor: number) => Context,
): ActionParts<S, Verb> {
  const kinds = Object.values<TurnAction<S, Verb, Context>>(table);
  const refusals: { [V in Verb]?: WhyNot<S> } = {};
  for (const verb of Object.keys(table) as Verb[])
    refusals[verb] = (s, noun) => table[verb].whyNot?.(s, actorOf(s), noun);
  return {
    offers: table,
    actions(s, out) {
      const actor = actorOf(s);
      const context = contextOf(s, actor);
      for (const kind of kinds) kind.list(s, actor, out, context);
    },
    apply(s, action: Action, log) {
      table[verbNameOf(verbs, action)].apply(s, actorOf(s), nounOf(action), log);
    },
    refusals,
  };
}
