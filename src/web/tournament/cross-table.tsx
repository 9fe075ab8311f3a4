/** How a tournament stands: places, points, and what each made of each. */
import type { Ranked, TournamentView } from '../../table/tournaments.ts';
import { t } from './tournament-words.ts';

interface ViewProps {
  readonly view: TournamentView;
}

export function CrossTable({ view }: ViewProps) {
  const { standings, tieBreaks } = view;
  return (
    <section class="list-box">
      <h2 class="legend">{t('cup.standings')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be scrolled by keys */}
      <section class="cup-table" tabIndex={0} aria-label={t('cup.standings')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('cup.place')}</th>
              <th scope="col">{t('cup.who')}</th>
              {standings.map((other) => (
                <th
                  key={other.n}
                  scope="col"
                  aria-label={t('cup.against', { name: nameOf(other) })}
                >
                  {other.n}
                </th>
              ))}
              <th scope="col">{t('cup.points')}</th>
              {tieBreaks.map((tie) => (
                <th key={tie} scope="col">
                  {t(`cup.tie.${tie}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.map((row) => (
              <Row key={row.n} row={row} view={view} />
            ))}
          </tbody>
        </table>
      </section>
      <p class="hint">{t('cup.tie.hint.sonneborn-berger')}</p>
    </section>
  );
}

function Row({ row, view }: ViewProps & { row: Ranked }) {
  const name = nameOf(row);
  return (
    <tr class={row.n === view.own ? 'own' : ''}>
      <td>{row.place}</td>
      <th scope="row">
        {row.n}. {row.hasLeft ? t('cup.left', { name }) : name}
      </th>
      {view.standings.map((other) => (
        <td key={other.n}>{other.n === row.n ? '·' : scoresOf(view, row.n, other.n)}</td>
      ))}
      <td>
        <b>{half(row.points)}</b>
      </td>
      {row.ties.map((tie, i) => (
        <td key={view.tieBreaks[i]}>{half(tie)}</td>
      ))}
    </tr>
  );
}

/** What one has made of another, game by game. */
const scoresOf = ({ games }: TournamentView, own: number, other: number): string =>
  games
    .flatMap(({ first, second, scores }) => {
      if (!scores) return [];
      if (first === own && second === other) return [half(scores[0])];
      return second === own && first === other ? [half(scores[1])] : [];
    })
    .join(' ');

/** `1½`, `½`, `0`. */
export function half(points: number): string {
  const whole = Math.floor(points);
  const rest = ['', '¼', '½', '¾'][Math.round((points - whole) * 4)] ?? '';
  return whole === 0 && rest ? rest : `${whole}${rest}`;
}

/** How somebody is called in a tournament. */
export const nameOf = ({ name }: Pick<Ranked, 'name'>): string => name || t('cup.nobody');
