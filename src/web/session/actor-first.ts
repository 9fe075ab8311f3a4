/**
 * Choosing a unit before its target. The rules ask for the target first and then for the units that take part, so the
 * chosen unit is kept here until the rules ask for it. Works for any game.
 */
import { type Action, nounOf, verbOf } from '../../kernel/action.ts';
import { stepOf } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import type { Refusal } from '../../kernel/rulebook.ts';
import type { GameState } from '../../kernel/state.ts';
import { unit as unitNoun } from '../../kernel/text/message.ts';
import { msg } from '../i18n/msg.ts';
import { type Choice, type Choices, choicesOf } from './choices.ts';

/**
 * A unit chosen before its target. `hasTarget`: the target has been chosen, but the rules have not asked for the unit
 * yet.
 */
export interface ChosenActor {
  readonly unit: number;
  readonly hasTarget: boolean;
}

/** The parts of a session that this file needs. */
interface Deciding {
  readonly game: Game;
  readonly state: GameState;
  readonly stage: string;
  readonly actor?: ChosenActor;
}

const canAct = ({ game, state }: Deciding, action: Action, unit: number): boolean =>
  game.look.actors?.(state, action).includes(unit) === true;

/** Returns the choices of the current decision in which a unit could take part. */
const choicesFor = (session: Deciding, unit: number): Choice[] =>
  session.stage === 'choose' && session.game.look.actors
    ? choicesOf(session.game, session.state).all.filter(({ action }) =>
        canAct(session, action, unit),
      )
    : [];

/**
 * Returns the session with a unit chosen first, or without it if it was already chosen; undefined if it has no target
 * now.
 */
export function withActor<T extends Deciding>(session: T, unit: number): T | undefined {
  const { actor } = session;
  if (actor && !actor.hasTarget && actor.unit === unit) return { ...session, actor: undefined };
  if (choicesFor(session, unit).length === 0) return undefined;
  return { ...session, actor: { unit, hasTarget: false } };
}

/**
 * Returns the places that the unit chosen first can act on; undefined if no unit is chosen or the target already is.
 */
export function targetsOf(session: Deciding): ReadonlyMap<number, Choice> | undefined {
  const { actor, game } = session;
  if (!actor || actor.hasTarget) return undefined;
  const onNodes = choicesFor(session, actor.unit).filter(({ verb }) => verb.noun === 'node');
  const targets = new Map(onNodes.map((choice) => [nounOf(choice.action), choice]));
  return game.look.actors ? targets : undefined;
}

/** Returns the unit chosen first if it still has to be brought in after a legal action. */
export function actorAfter(session: Deciding, action: Action): ChosenActor | undefined {
  const { actor, game } = session;
  if (!actor) return undefined;
  if (!actor.hasTarget)
    return canAct(session, action, actor.unit) ? { ...actor, hasTarget: true } : undefined;
  const isUnit = game.verbs.list[verbOf(action)]?.noun === 'unit';
  return isUnit && nounOf(action) === actor.unit ? undefined : actor;
}

/**
 * Returns the only choice that brings in the unit chosen first; undefined if the rules do not ask for the unit yet, or
 * if there are several choices for it.
 */
export function choiceOfActor({ actor }: Deciding, choices: Choices): Choice | undefined {
  const own = actor?.hasTarget ? choices.units.get(actor.unit) : undefined;
  return own?.length === 1 ? own[0] : undefined;
}

/**
 * Returns why the unit chosen first cannot take part in any of the given choices; undefined if it can, or if no unit is
 * chosen.
 */
export function refusalOfActor(session: Deciding, choices: readonly Choice[]): Refusal | undefined {
  const { actor, game, state } = session;
  const [first] = choices;
  if (!actor || actor.hasTarget || !first || first.verb.noun !== 'node') return undefined;
  if (choices.some(({ action }) => canAct(session, action, actor.unit))) return undefined;
  const action = game.look.actionLabel(state, first.action);
  const reason = msg('actor.cannot', { who: unitNoun(actor.unit), action });
  return { rule: stepOf(game, state).rule, reason };
}
