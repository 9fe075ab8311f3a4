/** Rolls all dice of a finished game again, from the seed that was sealed before it. */
import type { TableModel } from './model.ts';

/** Fetches the record and checks it here, in the page; a sentence with the result. */
export async function verifyRecord(model: TableModel): Promise<string> {
  try {
    const [{ parseRecord }, { verifyDice }] = await Promise.all([
      import('../../table/record.ts'),
      import('../../table/import.ts'),
    ]);
    const record = parseRecord(await model.connection.record());
    const { dice, proved } = verifyDice(model.game, record);
    if (record.header.dice.commitment !== model.view.value?.dice.commitment)
      return 'The record names another seal than this table.';
    return proved === dice
      ? `All ${dice} dice are the ones that the sealed seed gives.`
      : `${proved} of ${dice} dice are proved by the seed; the others were rolled elsewhere.`;
  } catch (error) {
    return `Not verified: ${error instanceof Error ? error.message : String(error)}`;
  }
}
