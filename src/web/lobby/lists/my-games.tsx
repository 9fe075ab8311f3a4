/** The user's games: the most urgent as cards, the others in a list on request. */
import { signal } from '@preact/signals';
import type { CatalogueEntry } from '../../../table/messages/messages.ts';
import { aboutGame, scenarioTitle, sideName } from '../../games/phrases.ts';
import { serverClock } from '../../net/server-clock.ts';
import { agoOf, dayOf } from '../../numbers.ts';
import { Icon } from '../../ui/icons.tsx';
import { t } from '../../messages.ts';
import { BoardPicture } from '../pictures/board-picture.tsx';
import {
  forgetTable,
  sortedTables,
  activeTables,
  type MyTable,
  type MyTableStatus,
  tableStatuses,
  tablePath,
  titleOf,
  waitingForMe,
} from '../my-tables.ts';
import { clockTag } from './clock-tag.ts';
import { variantTags } from '../../variant/variant-label.ts';
import { isUrgent, timeLeft } from './deadline.ts';
import { playerName } from './players.ts';

/** Number of cards shown before the list. */
const CARDS = 3;

type Games = readonly CatalogueEntry[];
const showsAll = signal(false);

export function MyGames({ games }: { games: Games }) {
  const tables = activeTables.value;
  const mine = waitingForMe.value.length;
  const others = tables.length - mine;
  return (
    <section class="my-tables" aria-labelledby="my-games">
      <div class="my-head">
        <h2 id="my-games">
          {t(mine > 0 ? 'tables.is.mine' : 'tables.mine')}
          {mine > 0 && <span class="badge">{mine}</span>}
        </h2>
        {mine > 0 && others > 0 && (
          <span class="hint">{t('tables.others-wait', { n: others })}</span>
        )}
        <span class="row push">
          <a class="button small" href="/calendar">
            {t('tables.calendar')}
          </a>
          <AllButton />
        </span>
      </div>
      <ul class="my-cards">
        {tables.slice(0, CARDS).map((table) => (
          <MyCard key={table.table} table={table} games={games} />
        ))}
      </ul>
      <AllMyGames games={games} />
    </section>
  );
}

/** Button that opens and closes the list of all the user's games. */
export const AllButton = () => (
  <button
    type="button"
    class="button small push"
    aria-expanded={showsAll.value}
    onClick={() => {
      showsAll.value = !showsAll.peek();
    }}
  >
    {t('tables.all-mine')}
  </button>
);

export function AllMyGames({ games }: { games: Games }) {
  if (!showsAll.value) return null;
  return (
    <ul class="list-box all-mine">
      {sortedTables.value.map((table) => (
        <MyLine key={table.table} table={table} games={games} />
      ))}
    </ul>
  );
}

const gameOf = (games: Games, { game }: MyTable) => games.find(({ id }) => id === game);

function MyCard({ table, games }: { table: MyTable; games: Games }) {
  const game = gameOf(games, table);
  const { is = 'theirs', at = table.at, summary } = tableStatuses.value[table.table] ?? {};
  const title = game ? aboutGame(game, 'title') : table.title;
  const scenario = game?.scenarios.find(({ id }) => id === table.scenario);
  return (
    <li class={`my-card table-${is}`}>
      <BoardPicture game={table.game} title={title} />
      <div class="my-text">
        <h3>
          <a href={tablePath(table.table)}>{title.split(' – ')[0]}</a>
        </h3>
        <p class="against">{opponentsText(table)}</p>
        <p class="hint">
          {[
            ...(game && scenario ? [scenarioTitle(game, scenario)] : []),
            ...(summary ? [t('tables.move', { n: summary.seq })] : []),
            ...variantTags(summary ?? {}),
          ].join(', ')}
        </p>
        {table.tournament && <RoundLink tournament={table.tournament} />}
        <p class="my-state">
          <span class="tag standing">{standingText(table)}</span>
          <TimeTag table={table} />
          <span class="hint" title={dayOf(at)}>
            {agoOf(at, serverClock.now())}
          </span>
        </p>
      </div>
    </li>
  );
}

/** Shows the user's remaining time if it is their turn, otherwise the time control. */
function TimeTag({ table }: { table: MyTable }) {
  const { is, summary } = tableStatuses.value[table.table] ?? {};
  const { clock, due } = summary ?? {};
  if (!clock) return null;
  const now = serverClock.now();
  if (is !== 'mine' || due === undefined)
    return (
      <span class="tag">
        <Icon name="clock" size={13} /> {clockTag(clock)}
      </span>
    );
  return (
    <span class={`tag ${isUrgent(due, now) ? 'hot' : ''}`} title={dayOf(due)}>
      <Icon name="clock" size={13} /> {timeLeft(due, now)}
    </span>
  );
}

/** Returns the opponents: "against Marek (Green)". */
export function opponentsText(table: MyTable): string {
  const { summary } = tableStatuses.value[table.table] ?? {};
  const others = summary?.seats.flatMap((seat) => {
    const side = summary.sides[seat.side];
    if (side === undefined || table.mine.includes(side)) return [];
    return t('tables.name-side', {
      name: playerName(seat),
      side: sideName({ id: table.game }, { id: side }),
    });
  });
  return others && others.length > 0 ? t('tables.against-mine', { names: { list: others } }) : '';
}

/** Returns the status of a game: the side to move, or that it is over. */
function standingText(table: MyTable): string {
  const { is = 'theirs', actor } = tableStatuses.value[table.table] ?? {};
  if (is === 'theirs' && actor !== undefined)
    return t('tables.waiting', { side: sideName({ id: table.game }, { id: actor }) });
  return t(`tables.is.${is}`);
}

function MyLine({ table, games }: { table: MyTable; games: Games }) {
  const game = gameOf(games, table);
  const title = game && table.scenario ? titleOf(game, table.scenario) : table.title;
  const { is, at, summary }: Partial<MyTableStatus> & Pick<MyTableStatus, 'at'> = tableStatuses
    .value[table.table] ?? { at: table.at };
  const ago = agoOf(at, serverClock.now());
  const sides = table.mine.map((id) => sideName({ id: table.game }, { id }));
  return (
    <li class={`table-${is ?? 'unknown'}`}>
      <span class="line">
        <a href={tablePath(table.table)}>{title}</a>{' '}
        <span class="tag standing">{standingText(table)}</span>{' '}
        {variantTags(summary ?? {}).map((label) => (
          <span key={label} class="tag">
            {label}
          </span>
        ))}
        <span class="hint" title={dayOf(at)}>
          {sides.length > 0
            ? t('tables.playing', { sides: { list: sides }, ago })
            : t('tables.watching', { ago })}
        </span>
        {table.tournament && <RoundLink tournament={table.tournament} />}
      </span>
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

function RoundLink({ tournament }: { tournament: NonNullable<MyTable['tournament']> }) {
  const { id, name, round } = tournament;
  return (
    <a class="hint round" href={`/tournaments/${encodeURIComponent(id)}`}>
      {t('tables.round', { name, round })}
    </a>
  );
}
