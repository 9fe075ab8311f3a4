/** Tables that friends have invited one to. */
import { useSignal } from '@preact/signals';
import type { LocalizedText } from '../../kernel/text/message.ts';
import type { CatalogueEntry } from '../../table/messages/messages.ts';
import type { Invitation } from '../../table/messages/accounts.ts';
import { decline, invitations } from '../account/presence.ts';
import { PageError } from '../faults.ts';
import { fetchTheseTables } from '../net/api.ts';
import { faultOf, msg, t, tellPlain } from '../messages.ts';
import { titleOf } from './my-tables.ts';
import { takeSeat } from './start-table.ts';

interface GamesProps {
  readonly games: readonly CatalogueEntry[];
}

export function Invitations({ games }: GamesProps) {
  const fault = useSignal<LocalizedText>('');
  const doing = (work: Promise<unknown>) =>
    work.catch((error) => {
      fault.value = faultOf(error);
    });
  return (
    <div role="status">
      {fault.value && <p>{tellPlain(fault.value)}</p>}
      {invitations.value.map((invitation) => {
        const game = games.find(({ id }) => id === invitation.game);
        if (!game) return null;
        const { table, from, scenario } = invitation;
        return (
          <div key={table} class="fault">
            <p>{t('lobby.invited', { name: from, table: titleOf(game, scenario) })}</p>
            <div class="row">
              <button
                type="button"
                class="button ink"
                onClick={() => void doing(sitDown(invitation, game))}
              >
                {t('lobby.invited.sit')}
              </button>
              <button type="button" class="button" onClick={() => void doing(decline(table))}>
                {t('lobby.invited.decline')}
              </button>
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** On the first seat that is still free. */
async function sitDown({ table }: Invitation, game: CatalogueEntry): Promise<void> {
  const [found] = await fetchTheseTables([table]);
  const free = found?.seats.find(({ kind }) => kind === 'open');
  const side = free && found?.sides[free.side];
  if (!found || side === undefined) throw new PageError(msg('lobby.invited.late'));
  await takeSeat(found, game, side);
}
