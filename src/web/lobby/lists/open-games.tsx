/** Games in which a player is waiting for others, with their terms. */
import { useSignal } from '@preact/signals';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import type { CatalogueEntry, TableSummary } from '../../../table/messages/messages.ts';
import { sideName } from '../../games/phrases.ts';
import { faultOf, t, formatPlain } from '../../messages.ts';
import { tablePath, titleOf } from '../my-tables.ts';
import { takeSeat } from '../start-table.ts';
import { clockTag } from './clock-tag.ts';
import { variantTags } from '../../variant/variant-label.ts';
import { playerName } from './players.ts';
import { NothingFits, search, TableFilter } from './table-filter.tsx';

/** Maximum length of the list. */
const MOST = 8;

interface OpenGamesProps {
  /** Undefined until the server has answered. */
  readonly tables: readonly TableSummary[] | undefined;
  readonly games: readonly CatalogueEntry[];
  /** Whether no player is present for a live game. */
  readonly isQuiet: boolean;
}

export function OpenGames({ tables, games, isQuiet }: OpenGamesProps) {
  return (
    <section class="list-box" aria-labelledby="open-games">
      <div class="list-head">
        <h2 id="open-games">{t(isQuiet ? 'tables.open-slow' : 'tables.open')}</h2>
        <TableFilter games={games} />
      </div>
      {tables?.length === 0 &&
        (search.value === '' ? <p class="hint">{t('tables.none-open')}</p> : <NothingFits />)}
      <ul>
        {tables?.slice(0, MOST).map((table) => (
          <OpenGame key={table.table} table={table} game={gameOf(games, table)} />
        ))}
      </ul>
    </section>
  );
}

const gameOf = (games: readonly CatalogueEntry[], { game }: TableSummary) =>
  games.find(({ id }) => id === game);

function OpenGame({ table, game }: { table: TableSummary; game: CatalogueEntry | undefined }) {
  const fault = useSignal<LocalizedText>('');
  const free = table.seats.filter(({ kind }) => kind === 'open');
  const people = table.seats.filter(({ kind }) => kind === 'human').map(playerName);
  const sit = (side: string) => {
    if (!game) return;
    takeSeat(table, game, side).catch((error) => {
      fault.value = faultOf(error);
    });
  };
  return (
    <li>
      <span class="line">
        <b>{people.join(' – ')}</b>{' '}
        <a href={tablePath(table.table)}>{game ? titleOf(game, table.scenario) : table.game}</a>{' '}
        {termsOf(table).map((term) => (
          <span key={term} class="tag">
            {term}
          </span>
        ))}
        {fault.value && <span role="alert">{formatPlain(fault.value)}</span>}
      </span>
      {free.map(({ side }) => {
        const id = table.sides[side];
        if (!game || !id) return null;
        const name = sideName(game, { id });
        return (
          <button key={side} type="button" class="button small" onClick={() => sit(id)}>
            {free.length > 1 ? t('tables.join-as', { side: name }) : t('tables.join')}
            {free.length === 1 && <span class="sr-only"> {t('tables.as', { side: name })}</span>}
          </button>
        );
      })}
    </li>
  );
}

/** Terms of a game for the player who joins it. */
function termsOf({ clock, rated, ratings, variant }: TableSummary): string[] {
  return [
    ...variantTags({ variant }),
    ...(clock ? [clockTag(clock)] : []),
    ...(rated ? [t('tables.rated')] : []),
    ...(ratings ? [t('tables.range', { from: `${ratings.from}`, to: `${ratings.to}` })] : []),
  ];
}
