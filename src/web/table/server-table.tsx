/** Opens a table on the server: connects with all of the player's seats and shows the table screen. */
import { effect, untracked, useSignalEffect } from '@preact/signals';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { TableView } from '../../table/messages/messages.ts';
import {
  saveSeat,
  saveTable,
  knownTable,
  ownTokens,
  tablePath,
  titleOf,
} from '../lobby/my-tables.ts';
import { openGame } from '../games/loaders.ts';
import { loadTranslatedGame } from '../games/messages.ts';
import { joinTable } from '../net/api.ts';
import { saveView, loadView } from '../net/stored/stored-view.ts';
import { claimSeat } from '../net/seat-claims.ts';
import type { Connection } from '../net/connection.ts';
import { SeatsConnection } from '../net/seats-connection.ts';
import { serverClock } from '../net/server-clock.ts';
import { SocketConnection } from '../net/socket.ts';
import { faultOf, t, formatPlain } from '../table-messages.ts';
import { Loading, Message } from '../ui/message.tsx';
import type { Route } from '../ui/router.ts';
import { settings } from '../ui/settings.ts';
import { ConnectedTable } from './connected-table.tsx';
import { SilentServer } from './end/continue-here.tsx';
import type { TablePlace } from './context.ts';

type TableRoute = Extract<Route, { screen: 'table' }>;

/** Opens a table. The secret of a link is first exchanged for a seat, unless this browser already has that seat. */
export function ServerTable({ route }: { route: TableRoute }) {
  const { table, token: link } = route;
  const isOwn = link === undefined || ownTokens(table).includes(link);
  const [attempt, setAttempt] = useState(0);
  const [seat, setSeat] = useState(isOwn ? { token: link } : undefined);
  const [fault, setFault] = useState<LocalizedText>('');
  useEffect(() => {
    setFault('');
    setSeat(isOwn ? { token: link } : undefined);
    if (isOwn) return;
    claimSeat(table, link, settings.value.name).then(
      ({ token }) => setSeat({ token }),
      // A player who has another seat at the table continues in it.
      (error) =>
        ownTokens(table).length > 0 ? setSeat({ token: undefined }) : setFault(faultOf(error)),
    );
  }, [table, link, attempt]);
  if (fault)
    return <Closed table={table} why={fault} isLink onRetry={() => setAttempt(attempt + 1)} />;
  if (!seat) return <Loading what={t('table.finding')} />;
  return <SeatedTable key={table} route={route} token={seat.token} />;
}

interface ClosedProps {
  readonly table: string;
  readonly why: LocalizedText;
  /** Whether the table was opened by the link of a seat. */
  readonly isLink: boolean;
  readonly onRetry: () => void;
}

/** Says why a table cannot be opened, and offers other ways. */
const Closed = ({ table, why, isLink, onRetry }: ClosedProps) => (
  <Message title={t('table.closed')} onRetry={onRetry}>
    <p>{formatPlain(why)}</p>
    {isLink && (
      <>
        <p class="hint">{t('table.used.hint')}</p>
        <p class="hint">{t('table.closed.hint')}</p>
        <p>
          <a href={tablePath(table)}>{t('table.watch')}</a>
        </p>
      </>
    )}
  </Message>
);

interface SeatedProps {
  readonly route: TableRoute;
  /** Secret of the seat that was opened. */
  readonly token: string | undefined;
}

function SeatedTable({ route, token }: SeatedProps) {
  const { table } = route;
  const [attempt, setAttempt] = useState(0);
  const tokens = [...new Set([...(token === undefined ? [] : [token]), ...ownTokens(table)])];
  // The player may get another seat at this table while playing.
  const line = `${tokens.toSorted().join(' ')} ${attempt}`;
  const { connection, link, sockets } = useMemo(() => connect(table, tokens), [table, line]);
  useEffect(() => () => connection.close(), [connection]);
  useKeptViews(sockets);
  useSignalEffect(() => {
    const view = link.view.value;
    if (token !== undefined && view) untracked(() => void adopt(view, token, route.token));
  });
  const closed = connection.status.value === 'closed' && connection.fault.value;
  if (closed)
    return (
      <Closed
        table={table}
        why={closed}
        isLink={token !== undefined}
        onRetry={() => setAttempt(attempt + 1)}
      />
    );
  if (connection.status.value === 'lost' && connection.view.value === undefined)
    return <SilentServer table={table} onRetry={() => setAttempt(attempt + 1)} />;
  return (
    <ConnectedTable
      key={`${line} ${route.at} ${route.as}`}
      connection={connection}
      onView={(view, game) => {
        const known = knownTable(table);
        if (known) saveTable({ ...known, at: serverClock.now() });
        introduce(view, known?.seats[game.sides[view.side]?.id ?? ''] ?? token);
      }}
      placeOf={() => placeOf(table, route)}
      waiting={t('table.finding')}
    />
  );
}

/** Opens a connection for each seat; `link` is the connection of the first secret, or of a spectator. */
function connect(table: string, tokens: readonly string[]) {
  const [first, ...others] = tokens.map((token) => new SocketConnection(table, token));
  const link = first ?? new SocketConnection(table, undefined);
  const connection: Connection =
    others.length === 0 ? link : new SeatsConnection([link, ...others]);
  return { connection, link, sockets: [link, ...others] };
}

/** Milliseconds without a change after which a view is stored. */
const QUIET = 500;

/** Stores the view of each seat, and shows the stored view if the table is opened without a network. */
function useKeptViews(sockets: readonly SocketConnection[]): void {
  useEffect(() => {
    const ends = sockets.map((socket) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = effect(() => {
        const view = socket.view.value;
        const isLost = socket.status.value === 'lost';
        clearTimeout(timer);
        if (view && !isLost) timer = setTimeout(() => void saveView(socket.token, view), QUIET);
        else if (!view && isLost)
          void loadView(socket.table, socket.token).then((kept) => kept && socket.showStored(kept));
      });
      return () => {
        clearTimeout(timer);
        end();
      };
    });
    return () => {
      for (const end of ends) end();
    };
  }, [sockets]);
}

/**
 * Stores the seat whose link was opened among the seats of this browser. The secret is then removed from the address,
 * which people show and copy; the seat is found again without it.
 */
async function adopt(
  { table, game, side, setup, ownRules }: TableView,
  token: string,
  link: string | undefined,
): Promise<void> {
  const module = await loadTranslatedGame(game, ownRules);
  if (!module) return;
  const id = openGame(module, setup).sides[side]?.id;
  if (id === undefined) return;
  const title = titleOf(module, setup.scenario);
  const { scenario } = setup;
  const known = knownTable(table) ?? { table, game, scenario, seats: {}, mine: [], title };
  const isKept = saveTable({ ...known, at: serverClock.now() });
  if (!ownTokens(table).includes(token)) saveSeat(table, id, token);
  const isHere = link !== undefined && location.hash.includes(encodeURIComponent(link));
  if (isKept && isHere) history.replaceState(history.state, '', tablePath(table));
}

/** Sends the player's name to the table, if the seat has no name yet. */
function introduce({ table, side, seats }: TableView, token: string | undefined): void {
  const { name } = settings.value;
  if (token === undefined || name === '' || seats[side]?.name !== '') return;
  joinTable(table, { token, name }).catch(() => {
    // The game works without a name, so a failure is ignored.
  });
}

/** Returns what this browser knows about the table, updated during play. */
const placeOf = (table: string, { at, as }: TableRoute): TablePlace => ({
  kind: 'server',
  ...(at !== undefined && { at }),
  ...(as !== undefined && { as }),
  get own() {
    return knownTable(table)?.mine ?? [];
  },
  // A seat that already has a name keeps it.
  setName: (name) =>
    Promise.all(ownTokens(table).map((token) => joinTable(table, { token, name }))),
  get secrets() {
    const { seats = {}, host } = knownTable(table) ?? {};
    return { seats, ...(host && { host }) };
  },
});
