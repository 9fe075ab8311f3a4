/**
 * A unit that is chosen before its target. The rules ask for the target first, and then for those that take part; here
 * the unit waits until they ask for it. Knows no game.
 */
import { type Action, nounOf, verbOf } from '../../kernel/action.ts';
import { stepOf } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import type { Refusal } from '../../kernel/rulebook.ts';
import type { GameState } from '../../kernel/state.ts';
import { unit as unitNoun } from '../../kernel/text/message.ts';
import { msg } from '../i18n/msg.ts';
import { type Choice, type Choices, choicesOf } from './choices.ts';

/** A unit chosen first; `hasTarget`: its target has been chosen too, and the rules have not asked for it yet. */
export interface ChosenActor {
  readonly unit: number;
  readonly hasTarget: boolean;
}

/** The parts of a session that this file reads. */
interface Deciding {
  readonly game: Game;
  readonly state: GameState;
  readonly stage: string;
  readonly actor?: ChosenActor;
}

const canAct = ({ game, state }: Deciding, action: Action, unit: number): boolean =>
  game.look.actors?.(state, action).includes(unit) === true;

/** Choices of the decision in which a unit could take part. */
const choicesFor = (session: Deciding, unit: number): Choice[] =>
  session.stage === 'choose' && session.game.look.actors
    ? choicesOf(session.game, session.state).all.filter(({ action }) =>
        canAct(session, action, unit),
      )
    : [];

/** The session with a unit chosen first, or no longer if it already was; undefined if it has no target now. */
export function withActor<T extends Deciding>(session: T, unit: number): T | undefined {
  const { actor } = session;
  if (actor && !actor.hasTarget && actor.unit === unit) return { ...session, actor: undefined };
  if (choicesFor(session, unit).length === 0) return undefined;
  return { ...session, actor: { unit, hasTarget: false } };
}

/** Places that the unit chosen first can act on; undefined if none is chosen, or its target already is. */
export function targetsOf(session: Deciding): ReadonlyMap<number, Choice> | undefined {
  const { actor, game } = session;
  if (!actor || actor.hasTarget) return undefined;
  const onNodes = choicesFor(session, actor.unit).filter(({ verb }) => verb.noun === 'node');
  const targets = new Map(onNodes.map((choice) => [nounOf(choice.action), choice]));
  return game.look.actors ? targets : undefined;
}

/** The choice that is still to be made for the unit chosen first, after an action that was legal. */
export function actorAfter(session: Deciding, action: Action): ChosenActor | undefined {
  const { actor, game } = session;
  if (!actor) return undefined;
  if (!actor.hasTarget)
    return canAct(session, action, actor.unit) ? { ...actor, hasTarget: true } : undefined;
  const isUnit = game.verbs.list[verbOf(action)]?.noun === 'unit';
  return isUnit && nounOf(action) === actor.unit ? undefined : actor;
}

/** The one choice that brings in the unit chosen first; undefined while the rules do not ask for it, or ask how. */
export function choiceOfActor({ actor }: Deciding, choices: Choices): Choice | undefined {
  const own = actor?.hasTarget ? choices.units.get(actor.unit) : undefined;
  return own?.length === 1 ? own[0] : undefined;
}

/** Why the unit chosen first cannot take part in any of some choices; undefined if it can, or none is chosen. */
export function refusalOfActor(session: Deciding, choices: readonly Choice[]): Refusal | undefined {
  const { actor, game, state } = session;
  const [first] = choices;
  if (!actor || actor.hasTarget || !first || first.verb.noun !== 'node') return undefined;
  if (choices.some(({ action }) => canAct(session, action, actor.unit))) return undefined;
  const action = game.look.actionLabel(state, first.action);
  const reason = msg('actor.cannot', { who: unitNoun(actor.unit), action });
  return { rule: stepOf(game, state).rule, reason };
}
