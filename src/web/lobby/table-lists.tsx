/** Tables to go on with, to join, and to reach by a link. */
import { useSignal } from '@preact/signals';
import type { CatalogueEntry, TableSummary } from '../../table/messages.ts';
import { Icon } from '../ui/icons.tsx';
import { go } from '../ui/router.ts';
import {
  forgetTable,
  type MyTable,
  myTables,
  pathOfLink,
  tablePath,
  titleOf,
} from './my-tables.ts';
import { takeSeat } from './start-table.ts';

type Games = readonly CatalogueEntry[];

export function MyTables({ games }: { games: Games }) {
  const tables = myTables.value;
  return (
    <section class="list-box">
      <h2 class="legend">My tables</h2>
      {tables.length === 0 && <p class="hint">Tables you sit at are kept here, in this browser.</p>}
      <ul>
        {tables.slice(0, 8).map((table) => (
          <MyTableLine key={table.table} table={table} games={games} />
        ))}
      </ul>
    </section>
  );
}

function MyTableLine({ table, games }: { table: MyTable; games: Games }) {
  const sides = games.find((g) => g.id === table.game)?.sides ?? [];
  const names = table.mine.map((id) => sides.find((s) => s.id === id)?.name ?? id);
  return (
    <li>
      <a href={tablePath(table.table)}>{table.title}</a>
      <span class="hint">
        {names.length > 0 ? `you are ${names.join(' and ')}` : 'watching'}, {dayOf(table.at)}
      </span>
      <button
        type="button"
        class="button quiet icon"
        aria-label={`Forget the table ${table.title}`}
        onClick={() => forgetTable(table.table)}
      >
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}

const dayOf = (at: number): string =>
  new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export function OpenTables({ tables, games }: { tables: readonly TableSummary[]; games: Games }) {
  const running = tables.filter((t) => !t.over && !isMine(t));
  return (
    <section class="list-box">
      <h2 class="legend">Tables in play</h2>
      {running.length === 0 && <p class="hint">Nobody else is playing at the moment.</p>}
      <ul>
        {running.slice(0, 12).map((table) => (
          <OpenTable
            key={table.table}
            table={table}
            game={games.find((g) => g.id === table.game)}
          />
        ))}
      </ul>
    </section>
  );
}

const isMine = ({ table }: TableSummary): boolean => myTables.value.some((t) => t.table === table);

function OpenTable({ table, game }: { table: TableSummary; game: CatalogueEntry | undefined }) {
  const fault = useSignal('');
  const free = table.seats.filter((seat) => seat.kind === 'open');
  const sit = (side: string) => {
    if (!game) return;
    takeSeat(table, game, side).catch((error: Error) => {
      fault.value = error.message;
    });
  };
  return (
    <li>
      <a href={tablePath(table.table)}>{game ? titleOf(game, table.scenario) : table.game}</a>
      <span class="hint">{fault.value || sittersOf(table, game)}</span>
      <span class="row">
        {free.map(({ side }) => {
          const { id = '', name } = game?.sides[side] ?? {};
          return (
            <button key={side} type="button" class="button small" onClick={() => sit(id)}>
              Play {name}
            </button>
          );
        })}
      </span>
    </li>
  );
}

function sittersOf({ seats, seq }: TableSummary, game: CatalogueEntry | undefined): string {
  const who = seats.map(({ kind, name }) => {
    if (kind === 'bot') return `computer, ${game?.bots.find((b) => b.id === name)?.name ?? name}`;
    return kind === 'open' ? 'free' : name || 'somebody';
  });
  return `${who.join(' – ')}, entry ${seq}`;
}

export function JoinByLink() {
  const fault = useSignal(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget as HTMLFormElement).get('link');
    const path = pathOfLink(String(text));
    fault.value = path === undefined;
    if (path !== undefined) go(path);
  };
  return (
    <section class="list-box">
      <h2 class="legend">Join by link</h2>
      <form class="join" onSubmit={submit}>
        <label class="sr-only" for="join-link">
          Link to a table or a seat
        </label>
        <input
          id="join-link"
          name="link"
          type="text"
          placeholder="…/t/…#seat=…"
          autocomplete="off"
        />
        <button type="submit" class="button">
          Join
        </button>
      </form>
      {fault.value && (
        <p role="alert" class="hint">
          That is no link to a table. It ends with /t/ and the table’s name; a seat’s link goes on
          with #seat= and a secret.
        </p>
      )}
    </section>
  );
}
