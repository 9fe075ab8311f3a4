/** Reason why a click is not legal. The reasons come from the rules; the page contains no rules. */
import { type Action, pack, type Verb } from '../../kernel/action.ts';
import { type MessageArg, side } from '../../kernel/text/message.ts';
import { actor, promptOf, refusalOf, stepOf } from '../../kernel/engine.ts';
import type { Refusal } from '../../kernel/rulebook.ts';
import { NOBODY } from '../../kernel/side.ts';
import type { PickKind } from '../board/props.ts';
import { msg } from '../i18n/msg.ts';
import { choicesOf, nodesOfUnits } from './choices.ts';
import type { Session } from './session.ts';

/** Returns the refusal of a click that is not legal now. */
export const refusalOfClick = (session: Session, kind: PickKind, index: number): Refusal =>
  refusalOfAny(session, actionsMeant(session, kind, index));

/** Returns the refusal of one verb for a unit or node. */
export const refusalOfVerb = (session: Session, verb: number, index: number): Refusal =>
  refusalOfAny(session, [pack(verb, index)]);

function refusalOfAny(session: Session, meant: readonly Action[]): Refusal {
  const { game, state, stage } = session;
  const { rule } = stepOf(game, state);
  if (stage === 'over') return { rule, reason: msg('refusal.over') };
  if (stage === 'wait') return { rule, reason: msg('notice.not-now', { who: actorIn(session) }) };
  if (stage !== 'choose') return { rule, reason: msg('notice.confirm') };
  const refusals = meant.flatMap((a) => refusalOf(game, state, a) ?? []);
  // A click names no verb, so a reason that only says which other step asks for this noun is not helpful.
  const special = refusals.find((r) => r.scope === undefined);
  return special ?? { rule, reason: msg('refusal.general', { asked: promptOf(game, state) }) };
}

/**
 * Returns the actions that a click may have meant: on the target itself, on the node under a unit, or on the units on a
 * node.
 */
export function actionsMeant(session: Session, kind: PickKind, index: number): Action[] {
  const places = nodesOfUnits(session.game, session.state);
  const own = verbsOf(session, kind).map((verb) => pack(verb, index));
  if (kind === 'unit') {
    const node = places.get(index);
    if (node !== undefined) own.push(...verbsOf(session, 'node').map((verb) => pack(verb, node)));
  }
  if (kind === 'node') {
    const units = [...places].flatMap(([unit, node]) => (node === index ? [unit] : []));
    for (const verb of verbsOf(session, 'unit')) own.push(...units.map((u) => pack(verb, u)));
  }
  return own;
}

/** Returns the verbs that take such a noun, currently legal verbs first. */
function verbsOf({ game, state }: Session, kind: Verb['noun']): number[] {
  const offered = new Set(choicesOf(game, state).all.map((c) => c.verb));
  const all = [...game.verbs.list.entries()].filter(([, verb]) => verb.noun === kind);
  return all
    .toSorted(([, a], [, b]) => Number(offered.has(b)) - Number(offered.has(a)))
    .map(([i]) => i);
}

/** Returns the side to act in the table's view, to be named in a message. */
export function actorIn({ game, base }: Session): MessageArg {
  const who = actor(game, base);
  if (who === NOBODY) return msg('noun.nobody');
  return game.sides[who] ? side(who) : msg('act.the-dice');
}
