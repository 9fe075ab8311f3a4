/** Preserves the localized message of errors that are transferred to or from a worker. Import it on both ends. */
import { type TransferHandler, transferHandlers } from 'comlink';
import type { NameSource } from '../../kernel/text/named.ts';
import type { InputError } from '../../kernel/setup/setup.ts';

interface Thrown {
  readonly value: unknown;
}
interface SerializedError {
  readonly isError: boolean;
  readonly value: object;
}

const usual = transferHandlers.get('throw') as TransferHandler<Thrown, SerializedError>;

transferHandlers.set('throw', {
  ...usual,
  serialize(thrown) {
    const [sent, transferred] = usual.serialize(thrown as Thrown);
    const { text, about } = Object((thrown as Thrown).value) as Partial<InputError>;
    if (!sent.isError || text === undefined) return [sent, transferred];
    const fields = { text, ...(about && { about: namesOf(about) }) };
    return [{ ...sent, value: { ...sent.value, ...fields } }, transferred];
  },
} as TransferHandler<unknown, unknown>);

/** Returns only what names need: the rest of a game cannot be transferred. */
function namesOf({ id, units, board, sides, items }: NameSource): NameSource {
  return {
    id,
    units: units.map((unit) => ({ id: unit.id })),
    board: { labels: board.labels, directions: board.directions },
    sides: sides.map(({ id: side }) => ({ id: side })),
    ...(items && { items }),
  };
}
