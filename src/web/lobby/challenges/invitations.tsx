/** Invitations and challenges to the user, and the replies to challenges that the user sent. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import type { CatalogueEntry } from '../../../table/messages/messages.ts';
import type { Challenge, Invitation } from '../../../table/messages/accounts.ts';
import { challenges, decline, endChallenge, invitations } from '../../account/presence.ts';
import { PageError } from '../../faults.ts';
import { sideName } from '../../games/phrases.ts';
import { fetchTheseTables } from '../../net/api.ts';
import { serverClock } from '../../net/server-clock.ts';
import { faultOf, msg, t, formatPlain } from '../../messages.ts';
import { agoOf } from '../../numbers.ts';
import { variantTags } from '../../variant/variant-label.ts';
import { clockTag } from '../lists/clock-tag.ts';
import { forgetTable, tablePath, titleOf } from '../my-tables.ts';
import { takeSeat } from '../start-table.ts';

interface GamesProps {
  readonly games: readonly CatalogueEntry[];
}

export function Invitations({ games }: GamesProps) {
  const fault = useSignal<LocalizedText>('');
  const doing = (work: Promise<unknown>) =>
    void work.catch((error) => {
      fault.value = faultOf(error);
    });
  const gameOf = ({ game }: { readonly game: string }) => games.find(({ id }) => id === game);
  return (
    <div role="status" class="challenges">
      {fault.value && <p>{formatPlain(fault.value)}</p>}
      {invitations.value.map((invitation) => {
        const game = gameOf(invitation);
        return (
          game && (
            <Received key={invitation.table} invitation={invitation} game={game} doing={doing} />
          )
        );
      })}
      {challenges.value.map((challenge) => {
        const game = gameOf(challenge);
        return (
          game && <Sent key={challenge.table} challenge={challenge} game={game} doing={doing} />
        );
      })}
    </div>
  );
}

interface CardProps {
  readonly game: CatalogueEntry;
  readonly doing: (work: Promise<unknown>) => void;
}

function Received({ invitation, game, doing }: CardProps & { readonly invitation: Invitation }) {
  const { table, from, scenario, until } = invitation;
  const isChallenge = until !== undefined;
  const title = titleOf(game, scenario);
  return (
    <Card
      text={t(isChallenge ? 'challenge.received' : 'lobby.invited', { name: from, table: title })}
      terms={<Terms terms={invitation} game={game} />}
    >
      <button type="button" class="button ink" onClick={() => doing(sitDown(invitation, game))}>
        {t(isChallenge ? 'challenge.accept' : 'lobby.invited.sit')}
      </button>
      <button type="button" class="button" onClick={() => doing(decline(table))}>
        {t('lobby.invited.decline')}
      </button>
    </Card>
  );
}

function Sent({ challenge, game, doing }: CardProps & { readonly challenge: Challenge }) {
  const { table, to, scenario, state } = challenge;
  const withdraw = async () => {
    await endChallenge(table, false);
    forgetTable(table);
  };
  return (
    <Card
      text={t(`challenge.${state}`, { name: to, table: titleOf(game, scenario) })}
      terms={<Terms terms={challenge} game={game} isOwn />}
      isQuiet={state === 'waiting'}
    >
      {state !== 'waiting' && (
        <button type="button" class="button" onClick={() => doing(endChallenge(table, true))}>
          {t('challenge.open')}
        </button>
      )}
      <button type="button" class="button" onClick={() => doing(withdraw())}>
        {t(state === 'waiting' ? 'challenge.withdraw' : 'challenge.cancel')}
      </button>
      <a class="button quiet" href={tablePath(table)}>
        {t('challenge.table')}
      </a>
    </Card>
  );
}

interface FrameProps {
  readonly text: string;
  readonly terms: ComponentChildren;
  /** Whether the card asks for no action. */
  readonly isQuiet?: boolean;
  readonly children: ComponentChildren;
}

const Card = ({ text, terms, isQuiet = false, children }: FrameProps) => (
  <div class={`challenge ${isQuiet ? 'quiet' : ''}`}>
    <p>
      <b>{text}</b> {terms}
    </p>
    <div class="row">{children}</div>
  </div>
);

interface TermsProps {
  readonly terms: Pick<Invitation, 'side' | 'clock' | 'rated' | 'variant' | 'until'>;
  readonly game: CatalogueEntry;
  /** Whether the user sent it, so that the open side is not theirs. */
  readonly isOwn?: boolean;
}

function Terms({ terms: { side, clock, rated, variant, until }, game, isOwn = false }: TermsProps) {
  return (
    <>
      {side !== undefined && !isOwn && (
        <span class="tag">{t('tables.as', { side: sideName(game, { id: side }) })}</span>
      )}{' '}
      {clock && <span class="tag">{clockTag(clock)}</span>}{' '}
      {variantTags({ variant }).map((label) => (
        <span key={label} class="tag">
          {label}
        </span>
      ))}{' '}
      {until !== undefined && (
        <>
          <span class="tag">{t(rated ? 'tables.rated' : 'tables.casual')}</span>{' '}
          {until > serverClock.now() && (
            <span class="hint">
              {t('challenge.until', { ago: agoOf(until, serverClock.now()) })}
            </span>
          )}
        </>
      )}
    </>
  );
}

/** Takes the first seat that is still open. */
async function sitDown({ table }: Invitation, game: CatalogueEntry): Promise<void> {
  const [found] = await fetchTheseTables([table]);
  const free = found?.seats.find(({ kind }) => kind === 'open');
  const side = free && found?.sides[free.side];
  if (!found || side === undefined) throw new PageError(msg('lobby.invited.late'));
  await takeSeat(found, game, side);
}
