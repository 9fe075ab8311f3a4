/** A table on the server: connects, loads the game, opens the table screen. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameModule } from '../../kernel/game.ts';
import type { TableView } from '../../table/messages.ts';
import { keepTable, knownTable, tablePath, titleOf } from '../lobby/my-tables.ts';
import { joinTable } from '../net/api.ts';
import { SocketConnection } from '../net/socket.ts';
import { Message } from '../ui/message.tsx';
import { settings } from '../ui/settings.ts';
import type { Route } from '../ui/router.ts';
import { ConnectedTable } from './connected-table.tsx';
import type { TablePlace } from './context.ts';

type TableRoute = Extract<Route, { screen: 'table' }>;

export function ServerTable({ route }: { route: TableRoute }) {
  const { table, token } = route;
  const [attempt, setAttempt] = useState(0);
  const connection = useMemo(() => new SocketConnection(table, token), [table, token, attempt]);
  useEffect(() => () => connection.close(), [connection]);
  const closed = connection.line.value === 'closed' && connection.fault.value;
  if (closed)
    return (
      <Message title="This table cannot be opened" onRetry={() => setAttempt(attempt + 1)}>
        <p>{closed}</p>
        {token !== undefined && (
          <>
            <p class="hint">
              A seat’s link is long and secret: it may have been cut off when it was copied. Without
              the part behind the # anybody can watch.
            </p>
            <p>
              <a href={tablePath(table)}>Watch the table</a>
            </p>
          </>
        )}
      </Message>
    );
  return (
    <ConnectedTable
      connection={connection}
      onView={(view, module) => {
        remember(view, module, token);
        introduce(view, token);
      }}
      placeOf={(view) => placeOf(view, token)}
      waiting="Finding the table …"
    />
  );
}

/** Keeps the table among those of this browser, if it sits at it. */
function remember(view: TableView, module: GameModule, token: string | undefined): void {
  const known = knownTable(view.table);
  const side = module.sides[view.side]?.id;
  if (known) keepTable({ ...known, at: Date.now() });
  else if (token !== undefined && side !== undefined)
    keepTable({
      table: view.table,
      game: view.game,
      seats: { [side]: token },
      mine: [side],
      title: titleOf(module, view.setup.scenario),
      at: Date.now(),
    });
}

/** Tells the others the name of whoever sits here, if they do not know it. */
function introduce({ table, side, seats }: TableView, token: string | undefined): void {
  const { name } = settings.value;
  if (token === undefined || name === '' || seats[side]?.name !== '') return;
  joinTable(table, { token, name }).catch(() => {
    // Without a name one plays as well.
  });
}

/** Links to hand out: to watch, and to the open seats that this browser made. */
function placeOf(view: TableView, token: string | undefined): TablePlace {
  const { seats: known = {}, host } = knownTable(view.table) ?? {};
  const seats = Object.entries(known);
  const href = (t?: string) => new URL(tablePath(view.table, t), location.href).href;
  const others = seats
    .filter(([, secret]) => secret !== token)
    .map(([side, secret]) => ({ name: `Seat of ${side} (secret)`, href: href(secret) }));
  const secrets = { seats: known, ...(host && { host }) };
  return { kind: 'server', share: [{ name: 'To watch', href: href() }, ...others], secrets };
}
