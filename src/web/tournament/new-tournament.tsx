/** Form for a new tournament. */
import { useSignal } from '@preact/signals';
import { sidesIn } from '../../kernel/setup/setup.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import type { CatalogueEntry } from '../../table/messages/messages.ts';
import type { TournamentRequest } from '../../table/messages/tournament-messages.ts';
import { TOURNAMENT_KINDS } from '../../table/messages/tournaments.ts';
import { aboutGame } from '../games/phrases.ts';
import { requestOf, TableFields } from '../lobby/table-fields.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { go } from '../ui/router.ts';
import { faultOf, formatPlain } from '../messages.ts';
import { createTournament, tournamentPath } from './api.ts';
import { t } from './tournament-messages.ts';

interface NewProps {
  readonly games: readonly CatalogueEntry[];
  readonly onClose: () => void;
}

export function NewTournament({ games, onClose }: NewProps) {
  const fitting = games.filter(forTwo).map(onlyForTwo);
  const chosen = useSignal(fitting[0]?.id ?? '');
  const fault = useSignal<LocalizedText>('');
  const busy = useSignal(false);
  const game = fitting.find(({ id }) => id === chosen.value);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!game || busy.value) return;
    busy.value = true;
    try {
      const form = new FormData(event.currentTarget as HTMLFormElement);
      const { id } = await createTournament(wantedOf(game, form));
      go(tournamentPath(id));
    } catch (error) {
      fault.value = faultOf(error);
    } finally {
      busy.value = false;
    }
  };
  return (
    <Dialog title={t('tournament.make')} onClose={onClose}>
      <form class="new-table" onSubmit={(event) => void submit(event)}>
        <div class="field">
          <label for="tournament-name">{t('tournament.make.name')}</label>
          <input id="tournament-name" name="tournament-name" type="text" required maxLength={60} />
        </div>
        <div class="field">
          <label for="tournament-game">{t('tournament.make.game')}</label>
          <select
            id="tournament-game"
            value={chosen.value}
            onChange={(event) => (chosen.value = event.currentTarget.value)}
          >
            {fitting.map(({ id }) => (
              <option key={id} value={id}>
                {aboutGame({ id }, 'title')}
              </option>
            ))}
          </select>
        </div>
        {game && <TableFields key={game.id} game={game} tournament />}
        <Rounds />
        {fault.value && <p role="alert">{formatPlain(fault.value)}</p>}
        <div class="dialog-actions">
          <button type="button" class="button" onClick={onClose}>
            {t('ui.cancel')}
          </button>
          <button type="submit" class="button primary" disabled={busy.value}>
            {t('tournament.make')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

const forTwo = (game: CatalogueEntry): boolean =>
  game.scenarios.some(({ id }) => sidesIn(game, id).length === 2);

/** Leaves out the scenarios for more than two players. */
const onlyForTwo = (game: CatalogueEntry): CatalogueEntry => ({
  ...game,
  scenarios: game.scenarios.filter(({ id }) => sidesIn(game, id).length === 2),
});

function Rounds() {
  const kind = useSignal<string>(TOURNAMENT_KINDS[0]);
  const isSwiss = kind.value === 'swiss';
  return (
    <>
      <fieldset class="field">
        <legend>{t('tournament.make.kind')}</legend>
        <select
          name="tournament-kind"
          aria-label={t('tournament.make.kind')}
          value={kind.value}
          onChange={(event) => (kind.value = event.currentTarget.value)}
        >
          {TOURNAMENT_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`tournament.kind.${one}`)}
            </option>
          ))}
        </select>
      </fieldset>
      <NumberField
        key={kind.value}
        name="tournament-rounds"
        label={t(isSwiss ? 'tournament.make.rounds' : 'tournament.make.each')}
        usual={isSwiss ? 5 : 1}
        most={isSwiss ? 20 : 2}
      />
      <NumberField name="tournament-days" label={t('tournament.make.days')} usual={7} most={90} />
      <p class="hint">{t('tournament.make.days.hint')}</p>
    </>
  );
}

interface NumberProps {
  readonly name: string;
  readonly label: string;
  readonly usual: number;
  readonly most: number;
}

function NumberField({ name, label, usual, most }: NumberProps) {
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <input id={name} name={name} type="number" min={1} max={most} defaultValue={String(usual)} />
    </div>
  );
}

function wantedOf(game: CatalogueEntry, form: FormData): TournamentRequest {
  const { scenario, options, variant, clock } = requestOf(game, form);
  const kind = TOURNAMENT_KINDS.find((one) => one === form.get('tournament-kind'));
  return {
    name: String(form.get('tournament-name')),
    game: game.id,
    ...(scenario !== undefined && { scenario }),
    ...(options && { options }),
    ...(variant !== undefined && { variant }),
    kind: kind ?? TOURNAMENT_KINDS[0],
    rounds: Number(form.get('tournament-rounds')),
    days: Number(form.get('tournament-days')),
    ...(clock && { clock }),
  };
}
