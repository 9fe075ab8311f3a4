/** Opens the form for a new game, and loads its code on demand. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LocalizedText } from '../../kernel/text/message.ts';
import type { CatalogueEntry } from '../../table/messages/messages.ts';
import { faultOf, formatPlain, awaitMessages } from '../messages.ts';
import type { NewTable } from './new-table.tsx';

interface FormRequest {
  readonly game: CatalogueEntry;
  /** Games to choose from, if the player has not chosen one. */
  readonly games?: readonly CatalogueEntry[];
  /** Whether the other seats are open to people, instead of bots. */
  readonly isOpen?: boolean;
  /** Name of a player to challenge. */
  readonly opponent?: string;
}

interface OpenedForm extends FormRequest {
  readonly Form: typeof NewTable;
}

const opened = signal<OpenedForm | undefined>(undefined);
const fault = signal<LocalizedText>('');

export function openForm(request: FormRequest): void {
  fault.value = '';
  const load = async () => {
    const { NewTable: Form } = await import('./new-table.tsx');
    await awaitMessages();
    opened.value = { ...request, Form };
  };
  load().catch((error) => {
    fault.value = faultOf(error);
  });
}

const close = (): void => {
  opened.value = undefined;
};

/** The form while it is open, or the error that kept it from opening. */
export function OpenedForm() {
  const form = opened.value;
  // Closes the form when a link in it leaves the lobby, so that it is not open on the way back.
  useEffect(() => {
    close();
    return close;
  }, []);
  return (
    <>
      {fault.value && <p role="alert">{formatPlain(fault.value)}</p>}
      {form && (
        <form.Form
          game={form.game}
          {...(form.games && { games: form.games })}
          isOpen={form.isOpen ?? false}
          {...(form.opponent !== undefined && { opponent: form.opponent })}
          onClose={close}
        />
      )}
    </>
  );
}
