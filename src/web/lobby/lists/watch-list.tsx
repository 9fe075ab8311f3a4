/** Games between people: in progress, and finished. */
import type { ComponentChildren } from 'preact';
import type { CatalogueEntry, TableSummary } from '../../../table/messages/messages.ts';
import { agoOf } from '../../numbers.ts';
import { serverClock } from '../../net/server-clock.ts';
import { t } from '../../messages.ts';
import { tablePath, titleOf } from '../my-tables.ts';
import type { EndedGame } from '../../../table/messages/pairing.ts';
import { Icon } from '../../ui/icons.tsx';
import { mostWatched, playerName } from './players.ts';

interface ListProps<T> {
  readonly tables: readonly T[];
  readonly games: readonly CatalogueEntry[];
  /** Longest list. */
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
            <GameLine key={table.table} table={table} games={games} label={t('bar.watch')}>
              {t('tables.move', { n: table.seq })}
              {table.watch !== undefined && `, ${t('tables.late-views', { n: table.watch })}`}{' '}
              <Spectators n={table.spectators ?? 0} />
            </GameLine>
          ))}
      </ul>
    </section>
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
  readonly children: ComponentChildren;
}

function GameLine({ table, games, label, children }: LineProps) {
  const game = games.find(({ id }) => id === table.game);
  const title = game ? titleOf(game, table.scenario) : table.game;
  const players = playersText(table);
  return (
    <li>
      <span class="line">
        <b>{players}</b> {title} <span class="hint">{children}</span>
      </span>
      <a class="button small" href={tablePath(table.table)}>
        {label}
        <span class="sr-only">: {`${players}, ${title}`}</span>
      </a>
    </li>
  );
}

/** "Ada against Tomasz", or all names of more than two players. */
export function playersText({ seats }: Pick<TableSummary, 'seats'>): string {
  const names = seats.map(playerName);
  const [first = '', second = ''] = names;
  return names.length === 2 ? t('tables.against', { first, second }) : names.join(' – ');
}
