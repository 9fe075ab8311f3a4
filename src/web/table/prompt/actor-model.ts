/** Targets of the unit that was chosen first, with the resulting attack on each. */
import { unit } from '../../../kernel/text/message.ts';
import { targetsOf } from '../../session/actor-first.ts';
import { type Choice, choicesOf } from '../../session/choices.ts';
import { take, type Session } from '../../session/session.ts';
import { msg, nameOf, format } from '../../table-messages.ts';
import type { DecisionModel } from './decision-model.ts';

interface TargetRow {
  readonly node: number;
  readonly choice: Choice;
  /** Name of the place, with the units on it. */
  readonly name: string;
  /** The attack by the unit alone, or the decision or the units that it still needs. */
  readonly text: string;
}

/** Returns the rows of targets in the order of the board; undefined if no unit was chosen first. */
export function targetRows({ game, session, isChoosing }: DecisionModel): TargetRow[] | undefined {
  const now = isChoosing.value ? session.value : undefined;
  const targets = now && targetsOf(now);
  if (!targets) return undefined;
  const counters = game.look.counters(now.state);
  return [...targets].map(([node, choice]) => {
    const there = counters.filter((counter) => counter.node === node);
    const units = there.map(({ name }) => format(game, name));
    return {
      ...{ node, choice },
      name: [nameOf(game, { node }), ...units].join(', '),
      text: outcomeOf(now, choice),
    };
  });
}

function outcomeOf(session: Session, { action }: Choice): string {
  const next = take(session, action);
  const { game, state, picks } = next;
  const last = picks.at(-1);
  // All further choices were forced, so the attack can be made as it is.
  if (next.stage !== 'choose')
    return last ? format(game, game.look.actionLabel(last.before, last.action)) : '';
  if (next.actor) return format(game, msg('actor.more'));
  const { buttons, units } = choicesOf(game, state);
  const made = buttons.find(({ verb }) => verb.noun === 'none');
  if (made) return made.label;
  return format(
    game,
    msg('actor.needs', { others: { list: [...units.keys()].map((u) => unit(u)) } }),
  );
}
