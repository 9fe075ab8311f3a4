/** Standings of a tournament: places, points, and the score of each player against each other player. */
import type { RankedPlayer, TournamentView } from '../../table/messages/tournament-messages.ts';
import { t } from './tournament-messages.ts';

interface ViewProps {
  readonly view: TournamentView;
}

export function CrossTable({ view }: ViewProps) {
  const { standings, tieBreaks } = view;
  const columns = columnsOf(view);
  return (
    <section class="list-box">
      <h2 class="legend">{t('tournament.standings')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be scrollable by keyboard */}
      <section class="cross-table" tabIndex={0} aria-label={t('tournament.standings')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('tournament.place')}</th>
              <th scope="col">{t('tournament.who')}</th>
              <th scope="col">{t('tournament.points')}</th>
              {columns.map(({ label, head }) => (
                <th key={head} scope="col" aria-label={label}>
                  {head}
                </th>
              ))}
              {tieBreaks.map((tie) => (
                <th key={tie} scope="col">
                  {t(`tournament.tie.${tie}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.map((row) => (
              <Row key={row.n} row={row} view={view} columns={columns} />
            ))}
          </tbody>
        </table>
      </section>
      {tieBreaks.map((tie) => (
        <p key={tie} class="hint">
          {t(`tournament.tie.hint.${tie}`)}
        </p>
      ))}
    </section>
  );
}

interface RowProps extends ViewProps {
  readonly row: RankedPlayer;
  readonly columns: readonly Column[];
}

function Row({ row, view, columns }: RowProps) {
  const name = nameOf(row);
  return (
    <tr class={row.n === view.own ? 'own' : ''}>
      <td>{row.place}</td>
      <th scope="row">
        {row.n}. {row.hasLeft ? t('tournament.left', { name }) : name}
      </th>
      <td>
        <b>{half(row.points)}</b>
      </td>
      {columns.map(({ head, cellOf }) => (
        <td key={head}>{cellOf(row.n)}</td>
      ))}
      {row.ties.map((tie, i) => (
        <td key={view.tieBreaks[i]}>{half(tie)}</td>
      ))}
    </tr>
  );
}

/** Column between the points and the tie-breaks. */
interface Column {
  readonly head: string;
  readonly label: string;
  readonly cellOf: (n: number) => string;
}

/** Returns one column per player in a round robin, and one per round in a Swiss tournament. */
function columnsOf(view: TournamentView): Column[] {
  if (view.kind === 'round-robin')
    return view.standings.map((other) => ({
      head: `${other.n}`,
      label: t('tournament.against', { name: nameOf(other) }),
      cellOf: (n) => (other.n === n ? '·' : scoresOf(view, n, other.n)),
    }));
  return Array.from({ length: view.round }, (_, i) => ({
    head: `${i + 1}`,
    label: t('tournament.of-round', { round: i + 1 }),
    cellOf: (n) => roundOf(view, n, i + 1),
  }));
}

/** Returns the opponent's number in a round, and the score. */
function roundOf({ games }: TournamentView, own: number, round: number): string {
  const game = games.find((g) => g.round === round && [g.first, g.second].includes(own));
  if (!game) return '';
  const isFirst = game.first === own;
  const other = isFirst ? game.second : game.first;
  const score = game.scores?.[isFirst ? 0 : 1];
  return `${other < 0 ? '–' : other}:${score === undefined ? '' : ` ${half(score)}`}`;
}

/** Returns the scores of one player against another, game by game. */
const scoresOf = ({ games }: TournamentView, own: number, other: number): string =>
  games
    .flatMap(({ first, second, scores }) => {
      if (!scores) return [];
      if (first === own && second === other) return [half(scores[0])];
      return second === own && first === other ? [half(scores[1])] : [];
    })
    .join(' ');

/** Formats points with fractions: `1½`, `½`, `0`. */
export function half(points: number): string {
  const whole = Math.floor(points);
  const rest = ['', '¼', '½', '¾'][Math.round((points - whole) * 4)] ?? '';
  return whole === 0 && rest ? rest : `${whole}${rest}`;
}

/** Returns a player's name in a tournament. */
export const nameOf = ({ name }: Pick<RankedPlayer, 'name'>): string =>
  name || t('tournament.nobody');
