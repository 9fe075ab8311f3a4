/** Calendar of the user's correspondence turns: the deadlines, and how to see them in other programs. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { formatCalendar } from '../../../table/clock/calendar.ts';
import { speedOf } from '../../../table/clock/speed.ts';
import type { CalendarAddress } from '../../../table/messages/accounts.ts';
import type { CatalogueEntry } from '../../../table/messages/messages.ts';
import { t } from '../../account/account-messages.ts';
import { isSignedIn } from '../../account/presence.ts';
import { loadGameMessages } from '../../games/messages.ts';
import { t as translate } from '../../messages.ts';
import { ask, fetchCatalogue, fetchTheseTables, post } from '../../net/api.ts';
import { timeOfDay, weekdayOf } from '../../numbers.ts';
import { serverClock } from '../../net/server-clock.ts';
import { Icon } from '../../ui/icons.tsx';
import { Load } from '../../ui/load.tsx';
import { signInPath } from '../../ui/router.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { isUrgent, timeLeft } from '../lists/deadline.ts';
import { opponentsText } from '../lists/my-games.tsx';
import {
  removedTables,
  type MyTable,
  myTables,
  storeTableStatuses,
  tableStatuses,
  tablePath,
  titleOf,
  waitingForMe,
} from '../my-tables.ts';
import '../../styles/forms.css';
import '../../styles/lobby.css';
import '../../styles/calendar.css';
import { saveAs } from '../../save-as.ts';

/** Turn with a deadline. */
interface Turn {
  readonly table: MyTable;
  readonly title: string;
  readonly due: number;
}

export function CalendarScreen() {
  useEffect(() => {
    document.title = `${t('calendar.title')} – Countermarch`;
  }, []);
  return (
    <>
      <TopBar />
      <main class="page lobby-page">
        <h1>{t('calendar.title')}</h1>
        <p class="lead">{t('calendar.lead')}</p>
        <Load isPart load={load} waiting={translate('ui.moment')}>
          {(games) => <Calendar games={games} />}
        </Load>
      </main>
    </>
  );
}

async function load(): Promise<readonly CatalogueEntry[]> {
  if (isSignedIn()) {
    const { joinTables } = await import('../../account/own-tables.ts');
    await joinTables(removedTables()).catch(() => undefined);
  }
  const games = await fetchCatalogue();
  storeTableStatuses(await fetchTheseTables(myTables.peek().map(({ table }) => table)));
  await Promise.all(games.map(({ id }) => loadGameMessages(id)));
  return games;
}

function Calendar({ games }: { readonly games: readonly CatalogueEntry[] }) {
  const turns = waitingForMe.value.flatMap((table): Turn[] => {
    const { clock, due } = tableStatuses.value[table.table]?.summary ?? {};
    if (due === undefined || speedOf(clock) !== 'days') return [];
    const game = games.find(({ id }) => id === table.game);
    return [{ table, due, title: game ? titleOf(game, table.scenario) : table.title }];
  });
  const days = [...new Set(turns.map(({ due }) => weekdayOf(due)))];
  return (
    <>
      {turns.length === 0 && <p class="hint">{t('calendar.none')}</p>}
      {days.map((day) => (
        <section key={day} class="list-box calendar-day">
          <h2 class="legend">{day}</h2>
          <ul>
            {turns
              .filter(({ due }) => weekdayOf(due) === day)
              .map((turn) => (
                <TurnLine key={turn.table.table} turn={turn} />
              ))}
          </ul>
        </section>
      ))}
      <section class="list-box">
        <h2 class="legend">{t('calendar.elsewhere')}</h2>
        {isSignedIn() ? (
          <Subscription />
        ) : (
          <p class="hint">
            {t('calendar.account')} <a href={signInPath()}>{t('account.sign-in')}</a>
          </p>
        )}
        {turns.length > 0 && (
          <button type="button" class="button" onClick={() => save(turns)}>
            <Icon name="download" size={16} /> {t('calendar.download')}
          </button>
        )}
      </section>
    </>
  );
}

function TurnLine({ turn: { table, title, due } }: { readonly turn: Turn }) {
  const now = serverClock.now();
  return (
    <li>
      <span class="line">
        <time dateTime={new Date(due).toISOString()}>{timeOfDay(due)}</time> <b>{title}</b>{' '}
        {opponentsText(table)}{' '}
        <span class={`tag ${isUrgent(due, now) ? 'hot' : ''}`}>
          <Icon name="clock" size={13} /> {timeLeft(due, now)}
        </span>
      </span>
      <a class="button small" href={tablePath(table.table)}>
        {t('calendar.move')}
        <span class="sr-only">: {title}</span>
      </a>
    </li>
  );
}

/** Address of the calendar feed, for calendar programs. */
function Subscription() {
  const path = useSignal<string | undefined>(undefined);
  const fetchPath = (work: Promise<CalendarAddress>) =>
    void work.then(
      (address) => {
        path.value = address.path;
      },
      () => undefined,
    );
  useEffect(() => fetchPath(ask('/api/account/calendar')), []);
  if (path.value === undefined) return null;
  const url = new URL(path.value, location.href);
  url.searchParams.set('language', document.documentElement.lang || 'en');
  return (
    <>
      <p class="hint">{t('calendar.hint')}</p>
      <div class="row">
        <a class="button ink" href={url.href.replace(/^https?:/, 'webcal:')}>
          <Icon name="clock" size={16} /> {t('calendar.subscribe')}
        </a>
        <ConfirmButton
          text={t('calendar.renew')}
          onConfirm={() => fetchPath(post('/api/account/calendar', {}))}
        />
      </div>
      <label class="shared-address">
        <span class="hint">{t('calendar.address')}</span>
        <input
          type="text"
          readOnly
          value={url.href}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
    </>
  );
}

/** Saves the turns as a file for calendar programs. */
function save(turns: readonly Turn[]): void {
  const events = turns.map(({ table, title, due }) => ({
    ...{ table: table.table, due, title: `${title} ${opponentsText(table)}`.trim() },
    text: t('calendar.event'),
    url: new URL(tablePath(table.table), location.href).href,
  }));
  const text = formatCalendar(events, t('calendar.title'), serverClock.now());
  saveAs(new Blob([text], { type: 'text/calendar' }), 'countermarch.ics');
}
