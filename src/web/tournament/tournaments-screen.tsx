/** The screen of all tournaments: those to join, to look at, and the form for another one. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CatalogueEntry } from '../../table/messages.ts';
import type { TournamentSummary } from '../../table/tournaments.ts';
import { fetchAccount } from '../account/api.ts';
import { titleOf } from '../lobby/my-tables.ts';
import { fetchCatalogue } from '../net/api.ts';
import { Load } from '../ui/load.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { wordsReady } from '../words.ts';
import { fetchTournaments, tournamentPath } from './api.ts';
import type { NewTournament } from './new-tournament.tsx';
import { t } from './tournament-words.ts';
import '../styles/forms.css';
import '../styles/account.css';
import '../styles/tournament.css';

interface Loaded {
  readonly tournaments: readonly TournamentSummary[];
  readonly games: readonly CatalogueEntry[];
  /** Whether somebody is signed in. */
  readonly isKnown: boolean;
}

export function TournamentsScreen() {
  useEffect(() => {
    document.title = `${t('cup.title')} – Countermarch`;
  }, []);
  return (
    <>
      <TopBar />
      <main class="page account">
        <h1>{t('cup.title')}</h1>
        <p>{t('cup.lead')}</p>
        <Load load={load} waiting={t('ui.moment')}>
          {(loaded) => (
            <>
              {loaded.isKnown ? (
                <MakeButton games={loaded.games} />
              ) : (
                <p>
                  <a href="/account">{t('cup.sign-in')}</a>
                </p>
              )}
              <List {...loaded} />
            </>
          )}
        </Load>
      </main>
    </>
  );
}

async function load(): Promise<Loaded> {
  const [tournaments, games, { name }] = await Promise.all([
    fetchTournaments(),
    fetchCatalogue(),
    fetchAccount(),
  ]);
  return { tournaments, games, isKnown: name !== undefined };
}

function List({ tournaments, games }: Loaded) {
  if (tournaments.length === 0) return <p class="hint">{t('cup.none')}</p>;
  return (
    <section class="list-box">
      <ul>
        {tournaments.map(({ id, name, game, scenario, state, round, entrants }) => {
          const known = games.find((one) => one.id === game);
          return (
            <li key={id}>
              <span>
                <a href={tournamentPath(id)}>{name}</a>{' '}
                <span class="hint">{known ? titleOf(known, scenario) : game}</span>
              </span>
              <span class="hint">
                {t(`cup.state.${state}`, { round })}, {t('cup.entrants', { n: entrants })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function MakeButton({ games }: { games: readonly CatalogueEntry[] }) {
  const form = useSignal<typeof NewTournament | undefined>(undefined);
  const open = async () => {
    const { NewTournament: Part } = await import('./new-tournament.tsx');
    await wordsReady();
    form.value = Part;
  };
  const Form = form.value;
  return (
    <>
      <button type="button" class="button primary" onClick={() => void open()}>
        {t('cup.make')}
      </button>
      {Form && <Form games={games} onClose={() => (form.value = undefined)} />}
    </>
  );
}
