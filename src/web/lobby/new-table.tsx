/** The form for a new table: scenario, options, who sits where. */
import { useSignal } from '@preact/signals';
import type { CatalogueEntry } from '../../table/messages/messages.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { aboutGame } from '../games/phrases.ts';
import { Dialog } from '../ui/dialog.tsx';
import { changeSettings, settings } from '../ui/settings.ts';
import { faultOf, tellPlain } from '../messages.ts';
import { t } from './form-messages.ts';
import { startTable } from './start-table.ts';
import { type ExistingDocument, requestOf, TableFields } from './table-fields.tsx';

interface NewTableProps {
  readonly game: CatalogueEntry;
  /** A document to play by, which is not asked for then. */
  readonly given?: ExistingDocument;
  readonly onClose: () => void;
}

export function NewTable({ game, given, onClose }: NewTableProps) {
  const fault = useSignal<LocalizedText>('');
  const busy = useSignal(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    busy.value = true;
    const form = new FormData(event.currentTarget as HTMLFormElement);
    changeSettings({ name: String(form.get('name') ?? '').trim() });
    await startTable(game, requestOf(game, form)).catch((error) => {
      fault.value = faultOf(error);
    });
    busy.value = false;
  };
  return (
    <Dialog title={t('form.title', { game: aboutGame(game, 'title') })} onClose={onClose}>
      <form class="new-table" onSubmit={(event) => void submit(event)}>
        <TableFields game={game} given={given} />
        <div class="field">
          <label for="table-name">{t('form.your-name')}</label>
          <input
            id="table-name"
            name="name"
            type="text"
            maxLength={40}
            defaultValue={settings.value.name}
          />
        </div>
        {fault.value && <p role="alert">{tellPlain(fault.value)}</p>}
        <div class="dialog-actions">
          <button type="button" class="button" onClick={onClose}>
            {t('ui.cancel')}
          </button>
          <button type="submit" class="button primary" disabled={busy.value}>
            {t('form.open')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
