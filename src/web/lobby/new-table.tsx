/** The form for a new table: scenario, options, who sits where. */
import { useSignal } from '@preact/signals';
import type { CatalogueEntry } from '../../table/messages.ts';
import { Dialog } from '../ui/dialog.tsx';
import { changeSettings, settings } from '../ui/settings.ts';
import { startTable } from './start-table.ts';
import { requestOf, TableFields } from './table-fields.tsx';

export function NewTable({ game, onClose }: { game: CatalogueEntry; onClose: () => void }) {
  const fault = useSignal('');
  const busy = useSignal(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    busy.value = true;
    const form = new FormData(event.currentTarget as HTMLFormElement);
    changeSettings({ name: String(form.get('name') ?? '').trim() });
    await startTable(game, requestOf(game, form)).catch((error: Error) => {
      fault.value = error.message;
    });
    busy.value = false;
  };
  return (
    <Dialog title={`A table for ${game.title}`} onClose={onClose}>
      <form class="new-table" onSubmit={(event) => void submit(event)}>
        <TableFields game={game} />
        <div class="field">
          <label for="table-name">Your name at the table</label>
          <input
            id="table-name"
            name="name"
            type="text"
            maxLength={40}
            defaultValue={settings.value.name}
          />
        </div>
        {fault.value && <p role="alert">{fault.value}</p>}
        <div class="dialog-actions">
          <button type="button" class="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" class="button primary" disabled={busy.value}>
            Open the table
          </button>
        </div>
      </form>
    </Dialog>
  );
}
