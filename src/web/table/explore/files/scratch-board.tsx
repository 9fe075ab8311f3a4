/** A board that opens for analysis, without a table. */
import { useEffect } from 'preact/hooks';
import { t } from '../../../table-messages.ts';
import { ConnectedTable } from '../../connected-table.tsx';
import type { Scratch } from './scratch.ts';

export function ScratchBoard({ scratch }: { readonly scratch: Scratch }) {
  const { connection, store, file } = scratch;
  useEffect(() => () => connection.close(), [connection]);
  return (
    <ConnectedTable
      connection={connection}
      placeOf={() => ({
        kind: 'record',
        scratch: { store, ...(file !== undefined && { file }) },
      })}
      waiting={t('opening.board')}
    />
  );
}
