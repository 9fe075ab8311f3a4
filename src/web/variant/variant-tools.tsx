/** Ways in and out of the editor: a file, a link, and back to the usual values. */
import { useSignal } from '@preact/signals';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { packDraft } from '../design/draft.ts';
import { aboutFile } from '../design/file.ts';
import { faultOf, formatFor } from '../messages.ts';
import { Icon } from '../ui/icons.tsx';
import { msg, t } from './variant-messages.ts';
import type { VariantModel } from './variant-model.ts';
import { saveAs } from '../save-as.ts';

interface ToolsProps {
  readonly model: VariantModel;
  /** Message about how the editor was opened. */
  readonly opening: LocalizedText;
}

export function VariantTools({ model, opening }: ToolsProps) {
  const notice = useSignal(opening);
  const { id } = model.module;
  const isEmpty = model.variant.value === undefined;
  const trying = async (run: () => Promise<LocalizedText>) => {
    notice.value = '';
    try {
      notice.value = await run();
    } catch (error) {
      notice.value = faultOf(error, id);
    }
  };
  const open = async (file: File | undefined): Promise<LocalizedText> => {
    if (!file) return '';
    model.take(await aboutFile(file));
    return msg('values.opened', { file: file.name });
  };
  return (
    <div class="variant-tools">
      <div class="row">
        <label class="button small">
          <Icon name="folder" size={16} /> {t('values.open')}
          <input
            type="file"
            class="unseen"
            accept="application/json,.json"
            onChange={({ currentTarget }) => void trying(() => open(currentTarget.files?.[0]))}
          />
        </label>
        <button type="button" class="button small" disabled={isEmpty} onClick={() => save(model)}>
          <Icon name="download" size={16} /> {t('values.save')}
        </button>
        <button
          type="button"
          class="button small"
          disabled={isEmpty}
          onClick={() => void trying(() => share(model))}
        >
          <Icon name="link" size={16} /> {t('values.share')}
        </button>
        <button
          type="button"
          class="button small quiet"
          onClick={() => {
            notice.value = '';
            model.resetAll();
          }}
        >
          {t('values.reset-all')}
        </button>
      </div>
      <p role="status" class="hint">
        {notice.value && formatFor(id, notice.value)}
      </p>
    </div>
  );
}

/** Downloads the variant as a file. */
function save(model: VariantModel): void {
  const text = `${JSON.stringify(model.file(), undefined, 2)}\n`;
  saveAs(new Blob([text], { type: 'application/json' }), `${model.module.id}-variant.json`);
}

/** Copies a link to the editor with this variant. If copying fails, the link is put into the address bar. */
async function share(model: VariantModel): Promise<LocalizedText> {
  const address = `${location.origin}${location.pathname}${await packDraft(model.file())}`;
  try {
    await navigator.clipboard.writeText(address);
    return msg('values.shared');
  } catch {
    history.replaceState(undefined, '', address);
    return msg('values.in-address');
  }
}
