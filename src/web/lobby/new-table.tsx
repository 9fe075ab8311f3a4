/** Form for a new table: seats, time control and options. */
import { useSignal } from '@preact/signals';
import type { CatalogueEntry } from '../../table/messages/messages.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { aboutGame } from '../games/phrases.ts';
import { Dialog } from '../ui/dialog.tsx';
import { changeSettings, settings } from '../ui/settings.ts';
import { faultOf, formatPlain } from '../messages.ts';
import { t } from './form-messages.ts';
import { GameLinks } from './game-links.tsx';
import type { FormPreset } from '../variant/form-preset.ts';
import { startTable } from './start-table.ts';
import { type ExistingDocument, requestOf, TableFields } from './table-fields.tsx';

interface NewTableProps {
  readonly game: CatalogueEntry;
  /** Document of the table, which the form then does not ask for. */
  readonly given?: ExistingDocument;
  /** Choices with which the form starts. */
  readonly preset?: FormPreset;
  /** Games that the player can choose instead. */
  readonly games?: readonly CatalogueEntry[];
  /** Whether the other seats are open to people by default. */
  readonly isOpen?: boolean;
  /** Name of a player to challenge. */
  readonly opponent?: string;
  readonly onClose: () => void;
}

export function NewTable(props: NewTableProps) {
  const { game: first, given, preset, games, isOpen = false, opponent, onClose } = props;
  const chosen = useSignal(first);
  const game = chosen.value;
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
        {games && games.length > 1 && (
          <GameField
            games={games}
            game={game}
            onChoose={(next) => {
              chosen.value = next;
            }}
          />
        )}
        <TableFields
          key={game.id}
          {...{ game, given, preset, isOpen }}
          {...(opponent !== undefined && { opponent })}
        />
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
        {fault.value && <p role="alert">{formatPlain(fault.value)}</p>}
        <div class="dialog-actions">
          <button type="button" class="button" onClick={onClose}>
            {t('ui.cancel')}
          </button>
          <button type="submit" class="button primary" disabled={busy.value}>
            {t('form.open')}
          </button>
        </div>
      </form>
      {!given && (
        <div class="row more">
          <GameLinks game={game} />
        </div>
      )}
    </Dialog>
  );
}

interface GameFieldProps {
  readonly games: readonly CatalogueEntry[];
  readonly game: CatalogueEntry;
  readonly onChoose: (game: CatalogueEntry) => void;
}

const GameField = ({ games, game, onChoose }: GameFieldProps) => (
  <div class="field">
    <label for="table-game">{t('form.game')}</label>
    <select
      id="table-game"
      value={game.id}
      onChange={({ currentTarget: { value } }) => {
        const next = games.find(({ id }) => id === value);
        if (next) onChoose(next);
      }}
    >
      {games.map((one) => (
        <option key={one.id} value={one.id}>
          {aboutGame(one, 'title')}
        </option>
      ))}
    </select>
  </div>
);
