/** A table on the server: connects with every seat that is one's own, opens the table screen. */
import { effect, untracked, useSignalEffect } from '@preact/signals';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { TableView } from '../../table/messages/messages.ts';
import {
  keepSeat,
  keepTable,
  knownTable,
  ownTokens,
  tablePath,
  titleOf,
} from '../lobby/my-tables.ts';
import { openGame } from '../games/loaders.ts';
import { loadSpokenGame } from '../games/messages.ts';
import { joinTable } from '../net/api.ts';
import { keepView, keptView } from '../net/kept/kept-view.ts';
import { claimSeat } from '../net/seat-claims.ts';
import type { Connection } from '../net/connection.ts';
import { SeatsConnection } from '../net/seats-connection.ts';
import { serverClock } from '../net/server-clock.ts';
import { SocketConnection } from '../net/socket.ts';
import { faultOf, t, tellPlain } from '../table-messages.ts';
import { Loading, Message } from '../ui/message.tsx';
import type { Route } from '../ui/router.ts';
import { settings } from '../ui/settings.ts';
import { ConnectedTable } from './connected-table.tsx';
import { SilentServer } from './end/continue-here.tsx';
import type { TablePlace } from './context.ts';

type TableRoute = Extract<Route, { screen: 'table' }>;

/** A link is exchanged for a seat first, unless this browser has that already. */
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
      // The owner of another seat there continues in it.
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
  /** It was the link of a seat that was opened. */
  readonly isLink: boolean;
  readonly onRetry: () => void;
}

/** Why a table cannot be opened, and the ways on. */
const Closed = ({ table, why, isLink, onRetry }: ClosedProps) => (
  <Message title={t('table.closed')} onRetry={onRetry}>
    <p>{tellPlain(why)}</p>
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
  /** The secret of the seat that is opened. */
  readonly token: string | undefined;
}

function SeatedTable({ route, token }: SeatedProps) {
  const { table } = route;
  const [attempt, setAttempt] = useState(0);
  const tokens = [...new Set([...(token === undefined ? [] : [token]), ...ownTokens(table)])];
  // Another seat at this table may become one's own while one plays.
  const line = `${tokens.toSorted().join(' ')} ${attempt}`;
  const { connection, link, sockets } = useMemo(() => connect(table, tokens), [table, line]);
  useEffect(() => () => connection.close(), [connection]);
  useKeptViews(sockets);
  useSignalEffect(() => {
    const view = link.view.value;
    if (token !== undefined && view) untracked(() => void adopt(view, token, route.token));
  });
  const closed = connection.line.value === 'closed' && connection.fault.value;
  if (closed)
    return (
      <Closed
        table={table}
        why={closed}
        isLink={token !== undefined}
        onRetry={() => setAttempt(attempt + 1)}
      />
    );
  if (connection.line.value === 'lost' && connection.view.value === undefined)
    return <SilentServer table={table} onRetry={() => setAttempt(attempt + 1)} />;
  return (
    <ConnectedTable
      key={`${line} ${route.at} ${route.as}`}
      connection={connection}
      onView={(view, game) => {
        const known = knownTable(table);
        if (known) keepTable({ ...known, at: serverClock.now() });
        introduce(view, known?.seats[game.sides[view.side]?.id ?? ''] ?? token);
      }}
      placeOf={() => placeOf(table, route)}
      waiting={t('table.finding')}
    />
  );
}

/** A line for each seat; `link` is that of the first secret, or of an onlooker. */
function connect(table: string, tokens: readonly string[]) {
  const [first, ...others] = tokens.map((token) => new SocketConnection(table, token));
  const link = first ?? new SocketConnection(table, undefined);
  const connection: Connection =
    others.length === 0 ? link : new SeatsConnection([link, ...others]);
  return { connection, link, sockets: [link, ...others] };
}

/** Milliseconds without a change after which a view is stored. */
const QUIET = 500;

/** Stores what each seat sees, and shows that where a table is opened without a network. */
function useKeptViews(sockets: readonly SocketConnection[]): void {
  useEffect(() => {
    const ends = sockets.map((socket) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = effect(() => {
        const view = socket.view.value;
        const isLost = socket.line.value === 'lost';
        clearTimeout(timer);
        if (view && !isLost) timer = setTimeout(() => void keepView(socket.token, view), QUIET);
        else if (!view && isLost)
          void keptView(socket.table, socket.token).then((kept) => kept && socket.showKept(kept));
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
 * Keeps the seat whose link was opened among those of this browser. The secret then goes out of the
 * address, which is shown around and copied: the seat is found again without.
 */
async function adopt(
  { table, game, side, setup, ownRules }: TableView,
  token: string,
  link: string | undefined,
): Promise<void> {
  const module = await loadSpokenGame(game, ownRules);
  if (!module) return;
  const id = openGame(module, setup).sides[side]?.id;
  if (id === undefined) return;
  const title = titleOf(module, setup.scenario);
  const { scenario } = setup;
  const known = knownTable(table) ?? { table, game, scenario, seats: {}, mine: [], title };
  const isKept = keepTable({ ...known, at: serverClock.now() });
  if (!ownTokens(table).includes(token)) keepSeat(table, id, token);
  const isHere = link !== undefined && location.hash.includes(encodeURIComponent(link));
  if (isKept && isHere) history.replaceState(history.state, '', tablePath(table));
}

/** Tells the others the name of whoever sits here, if they do not know it. */
function introduce({ table, side, seats }: TableView, token: string | undefined): void {
  const { name } = settings.value;
  if (token === undefined || name === '' || seats[side]?.name !== '') return;
  joinTable(table, { token, name }).catch(() => {
    // Without a name one plays as well.
  });
}

/** This browser's knowledge of the table, updated during play. */
const placeOf = (table: string, { at, as }: TableRoute): TablePlace => ({
  kind: 'server',
  ...(at !== undefined && { at }),
  ...(as !== undefined && { as }),
  get own() {
    return knownTable(table)?.mine ?? [];
  },
  // A seat that is named already keeps its name.
  callMyself: (name) =>
    Promise.all(ownTokens(table).map((token) => joinTable(table, { token, name }))),
  get secrets() {
    const { seats = {}, host } = knownTable(table) ?? {};
    return { seats, ...(host && { host }) };
  },
});
