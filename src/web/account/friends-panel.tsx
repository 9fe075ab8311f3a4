/** Panel of the user's friends: their presence, open seats at their tables, and the user's own friend link. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LocalizedText } from '../../kernel/text/message.ts';
import type { Friend, Friends } from '../../table/messages/accounts.ts';
import type { CatalogueEntry, TableSummary } from '../../table/messages/messages.ts';
import { myTables, tablePath, titleOf } from '../lobby/my-tables.ts';
import { fetchCatalogue, fetchTheseTables } from '../net/api.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { faultOf, formatPlain } from '../messages.ts';
import { ChallengeButton } from '../lobby/challenges/challenge-button.tsx';
import { serverClock } from '../net/server-clock.ts';
import { detailsOf, numbered } from './table-labels.ts';
import { t } from './account-messages.ts';
import { removeFriend, fetchFriends, inviteFriend, renewLink } from './api.ts';

interface InviteContent {
  readonly games: readonly CatalogueEntry[];
  /** Tables of the user with a free seat. */
  readonly open: readonly TableSummary[];
}

export function FriendsPanel() {
  const friends = useSignal<Friends | undefined>(undefined);
  const around = useSignal<InviteContent>({ games: [], open: [] });
  const fault = useSignal<LocalizedText>('');
  const take = async (work: Promise<Friends>) => {
    try {
      friends.value = await work;
      fault.value = '';
    } catch (error) {
      fault.value = faultOf(error);
    }
  };
  useEffect(() => {
    void load().then((loaded) => (around.value = loaded));
    void take(fetchFriends());
  }, []);
  const known = friends.value;
  return (
    <section class="list-box">
      <h2 class="legend">{t('friends.title')}</h2>
      {fault.value && <p role="alert">{formatPlain(fault.value)}</p>}
      {known?.friends.length === 0 && <p class="hint">{t('friends.none')}</p>}
      <ul>
        {known?.friends.map((friend) => (
          <FriendLine
            key={friend.name}
            friend={friend}
            {...around.value}
            onEnd={() => void take(removeFriend(friend.name))}
          />
        ))}
      </ul>
      {known && (
        <>
          <label class="shared-address">
            <span class="hint">{t('friends.link')}</span>
            <input
              type="text"
              readOnly
              value={new URL(`/friend/${known.code}`, location.href).href}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
          <ConfirmButton text={t('friends.renew')} onConfirm={() => void take(renewLink())} />
        </>
      )}
    </section>
  );
}

async function load(): Promise<InviteContent> {
  const [games, tables] = await Promise.all([
    fetchCatalogue(),
    fetchTheseTables(myTables.value.map(({ table }) => table)),
  ]);
  const isOpen = ({ over, seats }: TableSummary) =>
    !over && seats.some(({ kind }) => kind === 'open');
  return { games, open: tables.filter(isOpen) };
}

interface LineProps extends InviteContent {
  readonly friend: Friend;
  readonly onEnd: () => void;
}

function FriendLine({ friend, games, open, onEnd }: LineProps) {
  const { name, isOnline, tables } = friend;
  const title = ({ game, scenario }: { readonly game: string; readonly scenario: string }) => {
    const known = games.find(({ id }) => id === game);
    return known ? titleOf(known, scenario) : game;
  };
  return (
    <li class="friend">
      <span>
        <a href={`/players/${encodeURIComponent(name)}`}>{name}</a>{' '}
        <span class="hint">{isOnline ? t('friends.here') : t('friends.away')}</span>
      </span>
      {tables.map((table) => (
        <a key={table.table} href={tablePath(table.table)}>
          {t('friends.table', { table: title(table) })}
        </a>
      ))}
      <span class="row">
        <ChallengeButton name={name} isSmall />
        {open.length > 0 && <InviteButton name={name} open={open} title={title} />}
        <ConfirmButton text={t('friends.end')} about={name} onConfirm={onEnd} />
      </span>
    </li>
  );
}

interface InviteProps {
  readonly name: string;
  /** Tables of the user with a free seat. */
  readonly open: readonly TableSummary[];
  readonly title: (table: TableSummary) => string;
}

/** Button that invites a friend, with a menu if several tables have a free seat. */
function InviteButton({ name, open, title }: InviteProps) {
  const chosen = useSignal(open[0]?.table ?? '');
  const done = useSignal<readonly string[]>([]);
  const fault = useSignal<LocalizedText>('');
  const press = () => {
    const table = chosen.peek();
    inviteFriend(name, table).then(
      () => {
        done.value = [...done.peek(), table];
        fault.value = '';
      },
      (error) => {
        fault.value = faultOf(error);
      },
    );
  };
  const now = serverClock.now();
  const labels = numbered(open.map((table) => `${title(table)}: ${detailsOf(table, now)}`));
  const isDone = done.value.includes(chosen.value);
  const [only] = open;
  return (
    <>
      <button type="button" class="button small" disabled={isDone} onClick={press}>
        {open.length === 1 && only
          ? t('friends.invite', { table: title(only) })
          : t('friends.invite-to')}
        <span class="sr-only"> {name}</span>
      </button>
      {open.length > 1 && (
        <select
          aria-label={t('friends.invite-which', { name })}
          value={chosen.value}
          onChange={({ currentTarget }) => {
            chosen.value = currentTarget.value;
          }}
        >
          {open.map((table, i) => (
            <option key={table.table} value={table.table}>
              {labels[i]}
            </option>
          ))}
        </select>
      )}
      <span role="status">
        {fault.value ? formatPlain(fault.value) : isDone && t('friends.invited')}
      </span>
    </>
  );
}
