/** Why something that was clicked is not legal: the rules are asked, the page knows none. */
import { type Action, pack, type Verb } from '../../kernel/action.ts';
import { type MessageArg, side } from '../../kernel/text/message.ts';
import { actor, promptOf, refusalOf, stepOf } from '../../kernel/engine.ts';
import type { Refusal } from '../../kernel/rulebook.ts';
import { NOBODY } from '../../kernel/side.ts';
import type { PickKind } from '../board/props.ts';
import { msg } from '../i18n/msg.ts';
import { choicesOf, nodesOfUnits } from './choices.ts';
import type { Session } from './session.ts';

/** Refusal of a click that is not legal now. */
export const refusalOfClick = (session: Session, kind: PickKind, index: number): Refusal =>
  refusalOfAny(session, actionsMeant(session, kind, index));

/** Their answer to a press on a thing. */
export const refusalOfVerb = (session: Session, verb: number, index: number): Refusal =>
  refusalOfAny(session, [pack(verb, index)]);

function refusalOfAny(session: Session, meant: readonly Action[]): Refusal {
  const { game, state, stage } = session;
  const { rule } = stepOf(game, state);
  if (stage === 'over') return { rule, reason: msg('refusal.over') };
  if (stage === 'wait') return { rule, reason: msg('notice.not-now', { who: actorIn(session) }) };
  if (stage !== 'choose') return { rule, reason: msg('notice.confirm') };
  const refusals = meant.flatMap((a) => refusalOf(game, state, a) ?? []);
  // A click names no verb: that other steps would ask for this thing says little.
  const special = refusals.find((r) => r.scope === undefined);
  return special ?? { rule, reason: msg('refusal.general', { asked: promptOf(game, state) }) };
}

/** Actions that the click may have meant: on the thing itself, or on what it stands on or under. */
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

/** Verbs that take such a thing, those on offer first. */
function verbsOf({ game, state }: Session, kind: Verb['noun']): number[] {
  const offered = new Set(choicesOf(game, state).all.map((c) => c.verb));
  const all = [...game.verbs.list.entries()].filter(([, verb]) => verb.noun === kind);
  return all
    .toSorted(([, a], [, b]) => Number(offered.has(b)) - Number(offered.has(a)))
    .map(([i]) => i);
}

/** Side to act in the table's view, to be named in a message. */
export function actorIn({ game, base }: Session): MessageArg {
  const who = actor(game, base);
  if (who === NOBODY) return msg('noun.nobody');
  return game.sides[who] ? side(who) : msg('act.the-dice');
}
