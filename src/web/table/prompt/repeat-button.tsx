/** Button that lets the rest of a stack follow the unit that has just left it. */
import { node } from '../../../kernel/text/message.ts';
import { requireDefined } from '../../../kernel/require-defined.ts';
import { choicesOf } from '../../session/choices.ts';
import { repeated } from '../../session/repeat-order.ts';
import { nameOf, t } from '../../table-messages.ts';
import type { TableModel } from '../model.ts';

export function RepeatButton({ model }: { model: TableModel }) {
  const { game } = model;
  const session = model.isChoosing.value ? model.session.value : undefined;
  const again = session && repeated(session);
  if (!again || model.lesson.meant.value) return null;
  const n = again.units.length;
  const follow = () => {
    const last = requireDefined(again.session.picks.at(-1), 'units that follow are picked');
    const choice = choicesOf(game, last.before).all.find(({ action }) => action === last.action);
    model.perform({
      type: 'take',
      session: again.session,
      choice: requireDefined(choice, 'a pick was legal'),
    });
  };
  return (
    <button
      type="button"
      class="button"
      title={t('repeat.follow.title', { n, to: nameOf(game, node(again.to)) })}
      onClick={follow}
    >
      {t('repeat.follow', { n })}
    </button>
  );
}
