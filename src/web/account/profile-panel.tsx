/** Public data of an account: its ratings, and the latest rated games. */
import type { ComponentChildren } from 'preact';
import type { Profile } from '../../table/messages/accounts.ts';
import { aboutGame } from '../games/phrases.ts';
import { tablePath } from '../lobby/my-tables.ts';
import { fetchCatalogue } from '../net/api.ts';
import { agoOf } from '../numbers.ts';
import { serverClock } from '../net/server-clock.ts';
import { levelName } from '../ui/level-name.ts';
import { Load } from '../ui/load.tsx';
import { t } from './account-messages.ts';
import { fetchProfile } from './api.ts';
import { RatingChart } from './rating-chart.tsx';

/** Rating deviation above which a rating counts as provisional. */
const UNSURE = 110;

interface ProfilePanelProps {
  readonly name: string;
  /** Content above the profile, shown once the profile is loaded. */
  readonly children?: ComponentChildren;
}

export function ProfilePanel({ name, children }: ProfilePanelProps) {
  return (
    <Load isPart key={name} load={() => load(name)} waiting={t('ui.moment')}>
      {(profile) => (
        <>
          {children}
          <Favourites profile={profile} />
          <Ratings profile={profile} />
          <Games profile={profile} />
        </>
      )}
    </Load>
  );
}

/** Loads a profile, and the catalogue for the names of its games. */
async function load(name: string): Promise<Profile> {
  const [profile] = await Promise.all([fetchProfile(name), fetchCatalogue()]);
  return profile;
}

const titleOf = (game: string): string => aboutGame({ id: game }, 'title');

/** The games that the account plays most. */
function Favourites({ profile: { favourites } }: { profile: Profile }) {
  if (favourites.length === 0) return null;
  return (
    <section class="list-box">
      <h2 class="legend">{t('account.favourites')}</h2>
      <ul>
        {favourites.map(({ game, tables }) => (
          <li key={game}>
            <span>{titleOf(game)}</span>
            <span class="hint">{t('account.favourites.tables', { n: tables })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ratings({ profile: { ratings } }: { profile: Profile }) {
  return (
    <section class="list-box">
      <h2 class="legend">{t('account.ratings')}</h2>
      {ratings.length === 0 && <p class="hint">{t('account.ratings.none')}</p>}
      <ul>
        {ratings.map(({ game, pool, rating, deviation, games, won, drawn, history }) => (
          <li key={game + pool} class="rated">
            <span>
              {titleOf(game)} <span class="hint">{t(`account.pool.${pool}`, { n: games })}</span>
              <span class="hint scores">
                {t('account.scores', { won, drawn, lost: games - won - drawn })}
              </span>
            </span>
            <RatingChart history={history} />
            <b>
              {deviation > UNSURE
                ? t('account.rating.unsure', { rating, deviation })
                : t('account.rating', { rating })}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Games({ profile: { games } }: { profile: Profile }) {
  if (games.length === 0) return null;
  return (
    <section class="list-box">
      <h2 class="legend">{t('account.games')}</h2>
      <ul>
        {games.map(({ table, game, at, opponent, level, score, change }) => (
          <li key={table}>
            <span>
              <a href={tablePath(table)}>{titleOf(game)}</a>{' '}
              {opponent === undefined ? (
                level === undefined ? (
                  t('account.nobody')
                ) : (
                  t('account.computer', { level: levelName(level) })
                )
              ) : (
                <a href={`/players/${encodeURIComponent(opponent)}`}>{opponent}</a>
              )}{' '}
              <span class="hint">{agoOf(at, serverClock.now())}</span>
            </span>
            <b>
              {t(score === 1 ? 'account.won' : score === 0 ? 'account.lost' : 'account.drawn', {
                change: change < 0 ? `−${-change}` : `+${change}`,
              })}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}
