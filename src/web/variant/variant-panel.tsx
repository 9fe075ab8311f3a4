/** The changes of the draft, always in sight, and what the player can do with them. */
import { useSignal } from '@preact/signals';
import type { CatalogueEntry } from '../../table/messages/messages.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { PageError } from '../faults.ts';
import { presetForm } from './form-preset.ts';
import { NewTable } from '../lobby/new-table.tsx';
import { faultOf, formatPlain } from '../messages.ts';
import { fetchCatalogue } from '../net/api.ts';
import { Icon } from '../ui/icons.tsx';
import { go } from '../ui/router.ts';
import { Change } from './change-list.tsx';
import { countOf } from './variant-draft.ts';
import { nameOfValue } from './variant-label.ts';
import { msg, t } from './variant-messages.ts';
import type { VariantModel } from './variant-model.ts';

interface PanelProps {
  readonly model: VariantModel;
  /** Shows the field of a value. */
  readonly onShow: (id: string) => void;
}

export function VariantPanel({ model, onShow }: PanelProps) {
  const isPlayable = model.variant.value !== undefined;
  const { byId, title } = model.faults.value;
  const faults = byId.size + (title === undefined ? 0 : 1);
  const preset = { scenario: model.scenario.value, usesVariant: true };
  const game = useSignal<CatalogueEntry | undefined>(undefined);
  const fault = useSignal<LocalizedText>('');
  const open = async () => {
    fault.value = '';
    try {
      const { id } = model.module;
      const entry = (await fetchCatalogue()).find((each) => each.id === id);
      if (!entry) throw new PageError(msg('net.unknown-game', { game: id }));
      game.value = entry;
    } catch (error) {
      fault.value = faultOf(error, model.module.id);
    }
  };
  return (
    <aside class="variant-panel" aria-labelledby="variant-changes">
      <h2 id="variant-changes">
        {t('values.list')}{' '}
        <span class="hint">{t('values.count', { n: countOf(model.draft.value) })}</span>
      </h2>
      <Changes model={model} onShow={onShow} />
      <p role="status" class={faults > 0 ? 'value-fault' : 'hint'}>
        {faults > 0 && t('values.faults', { n: faults })}
      </p>
      {fault.value && <p role="alert">{formatPlain(fault.value)}</p>}
      <div class="row">
        <button
          type="button"
          class="button primary"
          disabled={!isPlayable}
          onClick={() => void open()}
        >
          {t('values.new-game')}
        </button>
        <button
          type="button"
          class="button"
          disabled={!isPlayable}
          onClick={() => {
            presetForm(model.module.id, preset);
            go(`/local/${model.module.id}`);
          }}
        >
          {t('values.here')}
        </button>
      </div>
      {game.value && (
        <NewTable
          game={game.value}
          preset={preset}
          onClose={() => {
            game.value = undefined;
          }}
        />
      )}
    </aside>
  );
}

function Changes({ model, onShow }: PanelProps) {
  const { changes } = model.draft.value;
  const { byId } = model.faults.value;
  if (Object.keys(changes).length === 0) return <p class="hint">{t('values.none')}</p>;
  return (
    <ul class="changes">
      {model.specs.map((spec) => {
        const value = changes[spec.id];
        if (value === undefined) return null;
        const name = nameOfValue(model.module.id, spec);
        return (
          <li key={spec.id} class={byId.has(spec.id) ? 'faulty' : ''}>
            <button type="button" class="change-name" onClick={() => onShow(spec.id)}>
              {name}
            </button>
            <Change spec={spec} value={value} />
            <button
              type="button"
              class="button quiet icon small"
              aria-label={t('values.reset', { value: name })}
              onClick={() => model.reset(spec.id)}
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
