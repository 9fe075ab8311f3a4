/** Rolls all dice of a finished game again, and compares them with the notes of this browser. */
import { faultOf } from '../../messages.ts';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import { isSandboxed } from '../../games/untrusted-bundles.ts';
import { msg } from '../../i18n/msg.ts';
import { pinsOf } from '../../net/dice-pins.ts';
import type { TableModel } from '../model.ts';

/** Fetches the record and checks it here, in the page; returns messages about what is proven and what is not. */
export async function verifyRecord(model: TableModel): Promise<readonly LocalizedText[]> {
  try {
    const [{ parseRecord }, { importRecord }, { proofMessages, proveDice }] = await Promise.all([
      import('../../../table/record/parse-record.ts'),
      import('../../../table/record/import.ts'),
      import('../../../table/dice/proof.ts'),
    ]);
    const record = parseRecord(await model.connection.record());
    const view = model.view.value;
    // Rules from a file have already replayed this record in a worker; another replay would block the page.
    const difference = isSandboxed(view?.ownRules)
      ? view?.difference
      : importRecord(model.game, record).verdict.difference;
    const { commitment } = view?.dice ?? {};
    if (record.header.dice.commitment !== commitment) return [msg('seal.other')];
    const proof = proveDice(record, pinsOf(record.header.table), difference);
    if (!proof.rounds) return proofMessages(proof);
    const { proveRounds } = await import('../../../table/dice/beacon-check.ts');
    return proofMessages(await proveRounds(record, proof));
  } catch (error) {
    return [msg('seal.failed', { fault: faultOf(error) })];
  }
}
