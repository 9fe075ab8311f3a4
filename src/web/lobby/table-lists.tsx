/** Tables to go on with, to join, and to reach by a link. */
import { useSignal } from '@preact/signals';
import type { CatalogueEntry, TableSummary } from '../../table/messages/messages.ts';
import { speedOf } from '../../table/clock/speed.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { sideName } from '../games/phrases.ts';
import { agoOf, dayOf } from '../numbers.ts';
import { serverClock } from '../net/server-clock.ts';
import { Icon } from '../ui/icons.tsx';
import { levelName } from '../ui/level-name.ts';
import { go } from '../ui/router.ts';
import { faultOf, t, tellPlain } from '../messages.ts';
import {
  forgetTable,
  inOrder,
  type MyTable,
  myTables,
  pathOfLink,
  standings,
  tablePath,
  titleOf,
} from './my-tables.ts';
import { takeSeat } from './start-table.ts';
import { NothingFits, search, TableFilter } from './table-filter.tsx';

/** More of one's own tables are shown when they are asked for. */
const MOST_MINE = 5;

type Games = readonly CatalogueEntry[];

export function MyTables({ games }: { games: Games }) {
  const all = useSignal(false);
  const tables = inOrder.value;
  return (
    <section class={`list-box my-tables ${tables.length === 0 ? 'none' : ''}`}>
      <h2 class="legend">{t('tables.mine')}</h2>
      {tables.length === 0 && <p class="hint">{t('tables.none-mine')}</p>}
      <ul>
        {tables.slice(0, all.value ? tables.length : MOST_MINE).map((table) => (
          <MyTableLine key={table.table} table={table} games={games} />
        ))}
      </ul>
      {tables.length > MOST_MINE && !all.value && (
        <button
          type="button"
          class="button small"
          onClick={() => {
            all.value = true;
          }}
        >
          {t('tables.all', { n: tables.length })}
        </button>
      )}
    </section>
  );
}

function MyTableLine({ table, games }: { table: MyTable; games: Games }) {
  const game = games.find(({ id }) => id === table.game);
  const title = game && table.scenario ? titleOf(game, table.scenario) : table.title;
  const { is, actor, at } = standings.value[table.table] ?? { is: undefined, at: table.at };
  const name = (id: string) => sideName({ id: table.game }, { id });
  const sides = table.mine.map(name);
  return (
    <li class={`table-${is ?? 'unknown'}`}>
      <a href={tablePath(table.table)}>
        <span class="title">{title}</span>
        <span class="standing">
          {is === 'theirs' && actor !== undefined
            ? t('tables.waiting', { side: name(actor) })
            : t(`tables.is.${is ?? 'theirs'}`)}
        </span>
      </a>
      <span class="hint" title={dayOf(at)}>
        {sides.length > 0
          ? t('tables.playing', { sides: { list: sides }, ago: agoOf(at, serverClock.now()) })
          : t('tables.watching', { ago: agoOf(at, serverClock.now()) })}
      </span>
      {table.tournament && (
        <a class="hint" href={`/tournaments/${encodeURIComponent(table.tournament.id)}`}>
          {t('tables.round', { name: table.tournament.name, round: table.tournament.round })}
        </a>
      )}
      <button
        type="button"
        class="button quiet icon"
        aria-label={t('tables.forget', { table: title })}
        onClick={() => forgetTable(table.table)}
      >
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}

interface OpenTablesProps {
  /** undefined: the server has not told yet. */
  readonly tables: readonly TableSummary[] | undefined;
  readonly games: Games;
}

export function OpenTables({ tables, games }: OpenTablesProps) {
  const running = tables?.filter((t) => !t.over && !isMine(t)) ?? [];
  return (
    <section class="list-box">
      <h2 class="legend">{t('tables.in-play')}</h2>
      <TableFilter games={games} />
      {tables &&
        running.length === 0 &&
        (search.value === '' ? <p class="hint">{t('tables.none-in-play')}</p> : <NothingFits />)}
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
  const fault = useSignal<LocalizedText>('');
  const free = table.seats.filter((seat) => seat.kind === 'open');
  const sit = (side: string) => {
    if (!game) return;
    takeSeat(table, game, side).catch((error) => {
      fault.value = faultOf(error);
    });
  };
  return (
    <li>
      <a href={tablePath(table.table)}>{game ? titleOf(game, table.scenario) : table.game}</a>
      <span class="hint">
        {fault.value ? tellPlain(fault.value) : [sittersOf(table), ...termsOf(table)].join('; ')}
      </span>
      <span class="row">
        {free.map(({ side }) => {
          const id = table.sides[side];
          if (!game || !id) return null;
          return (
            <button key={side} type="button" class="button small" onClick={() => sit(id)}>
              {t('tables.play', { side: sideName(game, { id }) })}
            </button>
          );
        })}
      </span>
    </li>
  );
}

/** Requirements for an opponent, and the expected length. */
function termsOf({ clock, rated, ratings }: TableSummary): string[] {
  return [
    ...(clock ? [t(`filter.speed.${speedOf(clock)}`)] : []),
    ...(rated ? [t('tables.rated')] : []),
    ...(ratings ? [t('tables.range', { from: `${ratings.from}`, to: `${ratings.to}` })] : []),
  ];
}

function sittersOf({ seats, seq }: TableSummary): string {
  const who = seats.map(({ kind, name }) => {
    if (kind === 'bot') return t('tables.computer', { level: levelName(name) });
    return kind === 'open' ? t('tables.free') : name || t('tables.somebody');
  });
  return t('tables.players', { sitters: who.join(' – '), seq });
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
      <h2 class="legend">{t('tables.by-link')}</h2>
      <form class="join" onSubmit={submit}>
        <label class="sr-only" for="join-link">
          {t('tables.link')}
        </label>
        <input
          id="join-link"
          name="link"
          type="text"
          placeholder="…/t/…#seat=…"
          autocomplete="off"
        />
        <button type="submit" class="button">
          {t('tables.join')}
        </button>
      </form>
      {fault.value && <p role="alert">{t('tables.no-link')}</p>}
    </section>
  );
}
