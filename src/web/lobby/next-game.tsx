/** Button that opens the next table where it is the user's turn. */
import { useEffect } from 'preact/hooks';
import { fetchTheseTables } from '../net/api.ts';
import { Icon } from '../ui/icons.tsx';
import { t } from '../messages.ts';
import { myTables, storeTableStatuses, tablePath, waitingForMe } from './my-tables.ts';

/** Interval between requests for the status of the user's tables, in milliseconds. */
const EVERY = 30_000;
let asked = 0;

/** Requests the status of the user's tables, unless it was requested a moment ago. */
export async function refreshTableStatuses(): Promise<void> {
  const tables = myTables.peek().map(({ table }) => table);
  if (tables.length === 0 || Date.now() - asked < EVERY / 2) return;
  asked = Date.now();
  // Other parts of the page report a server that does not answer.
  await fetchTheseTables(tables).then(storeTableStatuses, () => undefined);
}

/** Notes that the lobby has just requested the status itself. */
export function noteRefresh(): void {
  asked = Date.now();
}

/** `current`: the table on the screen, which does not count as the next one. */
export function NextGame({ current }: { current?: string }) {
  useEffect(() => {
    const refresh = () => document.visibilityState === 'visible' && void refreshTableStatuses();
    refresh();
    const timer = setInterval(refresh, EVERY);
    return () => clearInterval(timer);
  }, []);
  const tables = waitingForMe.value.filter(({ table }) => table !== current);
  const [next] = tables;
  if (!next) return null;
  const label = t('bar.next-game', { n: tables.length });
  return (
    <a class="button quiet next-game" href={tablePath(next.table)} title={label}>
      <Icon name="skip" size={16} />
      <span class="next-word">{t('bar.next')}</span>
      <span class="badge" aria-hidden="true">
        {tables.length}
      </span>
      <span class="sr-only">{t('bar.next-count', { n: tables.length })}</span>
    </a>
  );
}
