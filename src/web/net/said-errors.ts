/** Errors keep what is to be told of them when they cross the line to a worker; import it on both ends. */
import { type TransferHandler, transferHandlers } from 'comlink';

interface Thrown {
  readonly value: unknown;
}
interface Sent {
  readonly isError: boolean;
  readonly value: object;
}

const usual = transferHandlers.get('throw') as TransferHandler<Thrown, Sent>;

transferHandlers.set('throw', {
  ...usual,
  serialize(thrown) {
    const [sent, transferred] = usual.serialize(thrown as Thrown);
    const { said } = Object((thrown as Thrown).value) as { readonly said?: unknown };
    if (!sent.isError || said === undefined) return [sent, transferred];
    return [{ ...sent, value: { ...sent.value, said } }, transferred];
  },
} as TransferHandler<unknown, unknown>);
