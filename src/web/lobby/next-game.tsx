/** The button that opens the next table where it is the user's turn. */
import { useEffect } from 'preact/hooks';
import { fetchTheseTables } from '../net/api.ts';
import { Icon } from '../ui/icons.tsx';
import { t } from '../messages.ts';
import { myTables, noteStandings, tablePath, waitingForMe } from './my-tables.ts';

/** Milliseconds between two requests for the status of the user's tables. */
const EVERY = 30_000;
let asked = 0;

/** Asks how the user's tables stand, unless somebody has just asked. */
export async function refreshStandings(): Promise<void> {
  const tables = myTables.peek().map(({ table }) => table);
  if (tables.length === 0 || Date.now() - asked < EVERY / 2) return;
  asked = Date.now();
  // A server that does not answer is reported elsewhere.
  await fetchTheseTables(tables).then(noteStandings, () => undefined);
}

/** The lobby has asked by itself. */
export function noteRefresh(): void {
  asked = Date.now();
}

/** `current`: the table on the screen, which is not the next. */
export function NextGame({ current }: { current?: string }) {
  useEffect(() => {
    const refresh = () => document.visibilityState === 'visible' && void refreshStandings();
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
