/** Screen of one tournament: joining it, opening the user's next game, and the standings. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LocalizedText } from '../../kernel/text/message.ts';
import type { CatalogueEntry } from '../../table/messages/messages.ts';
import type { TournamentView } from '../../table/messages/tournament-messages.ts';
import { fetchAccount } from '../account/api.ts';
import { joinTables } from '../account/own-tables.ts';
import { clockText } from '../lobby/clock-field.tsx';
import { knownTable, titleOf } from '../lobby/my-tables.ts';
import { fetchCatalogue } from '../net/api.ts';
import { serverClock } from '../net/server-clock.ts';
import { agoOf, dayOf } from '../numbers.ts';
import { go, type Route } from '../ui/router.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { faultOf, formatPlain } from '../messages.ts';
import { postAction, fetchTournament } from './api.ts';
import { CrossTable } from './cross-table.tsx';
import { HostPanel, OwnPart } from './part-panel.tsx';
import { NextGame, Missing } from './round-panel.tsx';
import { t } from './tournament-messages.ts';
import { TournamentVariant } from './tournament-variant.tsx';
import '../styles/forms.css';
import '../styles/account.css';
import '../styles/tournament.css';

/** Interval between refreshes of the standings, in milliseconds. */
const REFRESH = 15_000;

interface TournamentContent {
  readonly view: TournamentView;
  readonly game: CatalogueEntry | undefined;
  readonly isKnown: boolean;
}

export function TournamentScreen({
  route: { id },
}: {
  route: Extract<Route, { screen: 'tournament' }>;
}) {
  const seen = useSignal<TournamentContent | undefined>(undefined);
  const fault = useSignal<LocalizedText>('');
  const take = async (work: Promise<TournamentView>) => {
    try {
      const view = await work;
      const before = seen.value ?? (await around(view));
      await fetchSeats(view);
      fault.value = '';
      seen.value = { ...before, view };
    } catch (error) {
      fault.value = faultOf(error);
    }
  };
  useEffect(() => {
    void take(fetchTournament(id));
    const again = () => document.visibilityState === 'visible' && void take(fetchTournament(id));
    const timer = setInterval(again, REFRESH);
    return () => clearInterval(timer);
  }, [id]);
  const { name } = seen.value?.view ?? {};
  useEffect(() => {
    document.title = `${name ?? t('tournament.title')} – Countermarch`;
  }, [name]);
  return (
    <>
      <TopBar />
      <main class="page account tournament">
        <h1>{name ?? t('tournament.title')}</h1>
        {fault.value && <p role="alert">{formatPlain(fault.value)}</p>}
        {seen.value && <Parts seen={seen.value} take={take} />}
        {!seen.value && !fault.value && <p aria-busy="true">{t('ui.moment')}</p>}
        <p>
          <a href="/tournaments">{t('lobby.tournaments.all')}</a>
        </p>
      </main>
    </>
  );
}

/** Loads the rest of the page's data, once. */
async function around({ game }: TournamentView): Promise<Omit<TournamentContent, 'view'>> {
  const [games, { name }] = await Promise.all([fetchCatalogue(), fetchAccount()]);
  return { game: games.find(({ id }) => id === game), isKnown: name !== undefined };
}

/** Fetches the seats of the user's games from the account, if this browser does not have them yet. */
async function fetchSeats({ own, games }: TournamentView): Promise<void> {
  const isNew = games.some(
    ({ first, second, table, scores }) =>
      table !== undefined && !scores && [first, second].includes(own ?? 0) && !knownTable(table),
  );
  if (isNew) await joinTables();
}

interface PartsProps {
  readonly seen: TournamentContent;
  readonly take: (work: Promise<TournamentView>) => Promise<void>;
}

function Parts({ seen: { view, game, isKnown }, take }: PartsProps) {
  const { state, id, ended } = view;
  const clock = view.clock && clockText(view.clock);
  const end = async () => {
    await take(postAction(id, 'end'));
    if (state === 'open') go('/tournaments');
  };
  return (
    <>
      <p>
        {game ? titleOf(game, view.scenario) : view.game}. {t(`tournament.kind.${view.kind}`)}.{' '}
        {t('tournament.by', { name: view.host || t('tournament.nobody') })}{' '}
        {clock && t('tournament.clock', { clock })}
      </p>
      <TournamentVariant view={view} />
      {state === 'playing' && (
        <p>
          <b>{t('tournament.round', { round: view.round, rounds: view.rounds })}</b>{' '}
          {view.deadline !== undefined &&
            t('tournament.until', {
              day: dayOf(view.deadline),
              left: agoOf(view.deadline, serverClock.now()),
            })}
        </p>
      )}
      {state === 'open' && <p>{t('tournament.entrants', { n: view.entrants })}</p>}
      {state === 'over' && <p>{t(ended ? `tournament.over.${ended}` : 'tournament.over')}</p>}
      <NextGame view={view} />
      <OwnPart view={view} isKnown={isKnown} take={take} />
      {view.isHost && state !== 'over' && <HostPanel view={view} take={take} end={end} />}
      <CrossTable view={view} />
      <Missing view={view} />
    </>
  );
}
