/** One's friends: who is here, where a seat is free at their tables, and one's own link. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LocalizedText } from '../../kernel/text/message.ts';
import type { Friend, Friends } from '../../table/messages/accounts.ts';
import type { CatalogueEntry, TableSummary } from '../../table/messages/messages.ts';
import { myTables, tablePath, titleOf } from '../lobby/my-tables.ts';
import { fetchCatalogue, fetchTheseTables } from '../net/api.ts';
import { SureButton } from '../ui/sure-button.tsx';
import { faultOf, tellPlain } from '../messages.ts';
import { t } from './account-messages.ts';
import { endFriendship, fetchFriends, inviteFriend, renewLink } from './api.ts';

interface InviteContent {
  readonly games: readonly CatalogueEntry[];
  /** One's own tables where a seat is free. */
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
      {fault.value && <p role="alert">{tellPlain(fault.value)}</p>}
      {known?.friends.length === 0 && <p class="hint">{t('friends.none')}</p>}
      <ul>
        {known?.friends.map((friend) => (
          <FriendLine
            key={friend.name}
            friend={friend}
            {...around.value}
            onEnd={() => void take(endFriendship(friend.name))}
          />
        ))}
      </ul>
      {known && (
        <>
          <label class="cup-address">
            <span class="hint">{t('friends.link')}</span>
            <input
              type="text"
              readOnly
              value={new URL(`/friend/${known.code}`, location.href).href}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
          <SureButton text={t('friends.renew')} onSure={() => void take(renewLink())} />
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
  const { name, isHere, tables } = friend;
  const title = ({ game, scenario }: { readonly game: string; readonly scenario: string }) => {
    const known = games.find(({ id }) => id === game);
    return known ? titleOf(known, scenario) : game;
  };
  return (
    <li class="friend">
      <span>
        <a href={`/people/${encodeURIComponent(name)}`}>{name}</a>{' '}
        <span class="hint">{isHere ? t('friends.here') : t('friends.away')}</span>
      </span>
      {tables.map((table) => (
        <a key={table.table} href={tablePath(table.table)}>
          {t('friends.table', { table: title(table) })}
        </a>
      ))}
      <span class="row">
        {open.map((table) => (
          <InviteButton
            key={table.table}
            name={name}
            table={table.table}
            text={t('friends.invite', { table: title(table) })}
          />
        ))}
        <SureButton text={t('friends.end')} about={name} onSure={onEnd} />
      </span>
    </li>
  );
}

interface InviteProps {
  readonly name: string;
  readonly table: string;
  /** Without the name, which stands above and is only read out. */
  readonly text: string;
}

function InviteButton({ name, table, text }: InviteProps) {
  const done = useSignal(false);
  const fault = useSignal<LocalizedText>('');
  const press = () =>
    inviteFriend(name, table).then(
      () => (done.value = true),
      (error) => {
        fault.value = faultOf(error);
      },
    );
  return (
    <>
      <button type="button" class="button small" disabled={done.value} onClick={() => void press()}>
        {text}
        <span class="sr-only"> {name}</span>
      </button>
      <span role="status">
        {fault.value ? tellPlain(fault.value) : done.value && t('friends.invited')}
      </span>
    </>
  );
}
