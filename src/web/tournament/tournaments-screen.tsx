/** Screen of all tournaments: those to join or view, and a form for a new one. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CatalogueEntry } from '../../table/messages/messages.ts';
import type { TournamentSummary } from '../../table/messages/tournament-messages.ts';
import { fetchAccount } from '../account/api.ts';
import { titleOf } from '../lobby/my-tables.ts';
import { fetchCatalogue } from '../net/api.ts';
import { Load } from '../ui/load.tsx';
import { signInPath } from '../ui/router.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { variantTags } from '../variant/variant-label.ts';
import { awaitMessages } from '../messages.ts';
import { fetchTournaments, tournamentPath } from './api.ts';
import type { NewTournament } from './new-tournament.tsx';
import { t } from './tournament-messages.ts';
import '../styles/forms.css';
import '../styles/account.css';
import '../styles/tournament.css';

/**
 * The form for a new tournament, loaded on demand, and the games it offers. The rest of the page is not part of its
 * state.
 */
interface OpenedForm extends Pick<TournamentsContent, 'games'> {
  readonly Form: typeof NewTournament;
}

interface TournamentsContent {
  readonly tournaments: readonly TournamentSummary[];
  readonly games: readonly CatalogueEntry[];
  /** Whether the user is signed in. */
  readonly isKnown: boolean;
}

export function TournamentsScreen() {
  const making = useSignal<OpenedForm | undefined>(undefined);
  useEffect(() => {
    document.title = `${t('tournament.title')} – Countermarch`;
  }, []);
  const openForm = async (games: OpenedForm['games']) => {
    const { NewTournament: Form } = await import('./new-tournament.tsx');
    await awaitMessages();
    making.value = { Form, games };
  };
  const { Form, games = [] } = making.value ?? {};
  return (
    <>
      <TopBar />
      <main class="page account">
        <h1>{t('tournament.title')}</h1>
        <p>{t('tournament.lead')}</p>
        <Load isPart load={load} waiting={t('ui.moment')}>
          {(loaded) => (
            <>
              {loaded.isKnown ? (
                <MakeButton onPress={() => void openForm(loaded.games)} />
              ) : (
                <p>
                  <a href={signInPath()}>{t('tournament.sign-in')}</a>
                </p>
              )}
              <List {...loaded} />
            </>
          )}
        </Load>
      </main>
      {Form && <Form games={games} onClose={() => (making.value = undefined)} />}
    </>
  );
}

async function load(): Promise<TournamentsContent> {
  const [tournaments, games, { name }] = await Promise.all([
    fetchTournaments(),
    fetchCatalogue(),
    fetchAccount(),
  ]);
  return { tournaments, games, isKnown: name !== undefined };
}

function List({ tournaments, games }: TournamentsContent) {
  if (tournaments.length === 0) return <p class="hint">{t('tournament.none')}</p>;
  return (
    <section class="list-box">
      <ul class="item-list">
        {tournaments.map(({ id, name, game, scenario, variant, state, round, entrants }) => {
          const known = games.find((one) => one.id === game);
          return (
            <li key={id}>
              <span>
                <a href={tournamentPath(id)}>{name}</a>{' '}
                <span class="hint">
                  {[known ? titleOf(known, scenario) : game, ...variantTags({ variant })].join(
                    '. ',
                  )}
                </span>
              </span>
              <span class="hint">
                {t(`tournament.state.${state}`, { round })},{' '}
                {t('tournament.entrants', { n: entrants })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function MakeButton({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" class="button primary" onClick={onPress}>
      {t('tournament.make')}
    </button>
  );
}
