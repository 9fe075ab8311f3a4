/** Games between people: in progress, and finished. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { CatalogueEntry, TableSummary } from '../../../table/messages/messages.ts';
import { agoOf } from '../../numbers.ts';
import { serverClock } from '../../net/server-clock.ts';
import { t } from '../../messages.ts';
import { sideName } from '../../games/phrases.ts';
import { tablePath, titleOf, viewPath } from '../my-tables.ts';
import type { EndedGame } from '../../../table/messages/pairing.ts';
import { Icon } from '../../ui/icons.tsx';
import { variantTags } from '../../variant/variant-label.ts';
import { mostWatched, playerName } from './players.ts';

interface ListProps<T> {
  readonly tables: readonly T[];
  readonly games: readonly CatalogueEntry[];
  /** Maximum length of the list. */
  readonly most: number;
}

export function WatchList({ tables, games, most }: ListProps<TableSummary>) {
  if (tables.length === 0) return null;
  return (
    <section class="list-box" aria-labelledby="watch-games">
      <div class="list-head">
        <h2 id="watch-games">{t('tables.watch')}</h2>
        <span class="hint">{t('tables.in-progress', { n: tables.length })}</span>
      </div>
      <ul>
        {mostWatched(tables)
          .slice(0, most)
          .map((table) => (
            <WatchLine key={table.table} table={table} games={games} />
          ))}
      </ul>
    </section>
  );
}

/** A game in progress. If spectators may see a side's view with a delay, it can be chosen here. */
function WatchLine({ table, games }: { table: TableSummary; games: readonly CatalogueEntry[] }) {
  const [side, setSide] = useState('');
  const path = side === '' ? tablePath(table.table) : viewPath(table.table, side);
  return (
    <GameLine
      {...{ table, games, path }}
      label={t('bar.watch')}
      choice={
        table.watch !== undefined && <ViewChoice table={table} side={side} onChange={setSide} />
      }
    >
      {t('tables.move', { n: table.seq })} <Spectators n={table.spectators ?? 0} />
    </GameLine>
  );
}

/** Choice of a view: the current one of all spectators, or the view of a side some turns ago. */
function ViewChoice(props: {
  table: TableSummary;
  side: string;
  onChange: (side: string) => void;
}) {
  const { table, side, onChange } = props;
  return (
    <select
      aria-label={t('tables.view', { players: playersText(table) })}
      value={side}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{t('tables.view.live')}</option>
      {table.seats.map((seat) => {
        const id = table.sides[seat.side] ?? '';
        const name = t('tables.name-side', {
          name: playerName(seat),
          side: sideName({ id: table.game }, { id }),
        });
        return (
          <option key={id} value={id}>
            {t('tables.view.late', { name, n: table.watch ?? 0 })}
          </option>
        );
      })}
    </select>
  );
}

/** Number of spectators, if there are any. */
function Spectators({ n }: { readonly n: number }) {
  if (n === 0) return null;
  const text = t('tables.spectators', { n });
  return (
    <span class="tag" title={text}>
      <Icon name="eye" size={13} /> {n}
      <span class="sr-only"> {text}</span>
    </span>
  );
}

export function FinishedList({ tables, games, most }: ListProps<EndedGame>) {
  if (tables.length === 0) return null;
  return (
    <section class="list-box" aria-labelledby="finished-games">
      <div class="list-head">
        <h2 id="finished-games">{t('tables.finished')}</h2>
      </div>
      <ul>
        {tables.slice(0, most).map((table) => (
          <GameLine key={table.table} table={table} games={games} label={t('tables.replay')}>
            {agoOf(table.at, serverClock.now())}
          </GameLine>
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  readonly table: EndedGame;
  readonly games: readonly CatalogueEntry[];
  readonly label: string;
  /** Address for the label; absent for the table itself. */
  readonly path?: string;
  /** Shown under the names. */
  readonly choice?: ComponentChildren;
  readonly children: ComponentChildren;
}

function GameLine({ table, games, label, path, choice, children }: LineProps) {
  const game = games.find(({ id }) => id === table.game);
  const title = game ? titleOf(game, table.scenario) : table.game;
  const players = playersText(table);
  return (
    <li>
      <span class="line">
        <b>{players}</b> {title} <VariantTag table={table} />
        <span class="hint">{children}</span>
        {choice}
      </span>
      <a class="button small" href={path ?? tablePath(table.table)}>
        {label}
        <span class="sr-only">: {`${players}, ${title}`}</span>
      </a>
    </li>
  );
}

const VariantTag = ({ table }: { readonly table: EndedGame }) => (
  <>
    {variantTags(table).map((label) => (
      <span key={label} class="tag">
        {label}
      </span>
    ))}
  </>
);

/** Returns the names of the players: "Ada against Tomasz", or all names of more than two players. */
export function playersText({ seats }: Pick<TableSummary, 'seats'>): string {
  const names = seats.map(playerName);
  const [first = '', second = ''] = names;
  return names.length === 2 ? t('tables.against', { first, second }) : names.join(' – ');
}
