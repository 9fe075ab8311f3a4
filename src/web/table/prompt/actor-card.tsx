/** Targets of a unit that was chosen first: each is a button with the attack that the unit could make alone. */
import { unit } from '../../../kernel/text/message.ts';
import { msg, t, format } from '../../table-messages.ts';
import { Key } from '../../ui/key.tsx';
import type { ScreenState } from '../context.ts';
import { targetRows } from './actor-model.ts';

export function ActorCard({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const actor = model.session.value?.actor;
  const rows = targetRows(model);
  if (!actor || !rows) return null;
  const hover = (node?: number) => () => {
    model.hovered.value = node === undefined ? undefined : { kind: 'node', index: node };
  };
  return (
    <section class="card menu actor-card" aria-label={format(model.game, titleOf(actor.unit))}>
      <h2>{format(model.game, titleOf(actor.unit))}</h2>
      <ul>
        {rows.map(({ node, name, text }) => (
          <li key={node}>
            <button
              type="button"
              class="move"
              onClick={() => model.clickBoard('node', node)}
              onMouseEnter={hover(node)}
              onMouseLeave={hover()}
              onFocus={hover(node)}
              onBlur={hover()}
            >
              <span>
                {name}
                <small>{text}</small>
              </span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" class="move" onClick={() => void model.undo()}>
            <span>{t('ui.cancel')}</span>
            <Key name="Esc" />
          </button>
        </li>
      </ul>
    </section>
  );
}

const titleOf = (index: number) => msg('actor.targets', { who: unit(index) });
