/** Field for a custom document from a file. The document is read and checked before the table is created. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type DesignFile, readDesignFile } from '../../kernel/setup/design-file.ts';
import { parseSetup, type SetupRequest, type Variant } from '../../kernel/setup/setup.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import type { SideSpec } from '../../kernel/game.ts';
import type { CatalogueEntry } from '../../table/messages/messages.ts';
import { DOCUMENT_KEY } from '../../i18n/head.ts';
import { aboutFile } from '../design/file.ts';
import { PageError } from '../faults.ts';
import { loadTranslatedGame } from '../games/messages.ts';
import { loadGameMessages } from '../games/messages.ts';
import { loadTableMessages } from '../lazy-messages.ts';
import { msg } from '../i18n/msg.ts';
import { faultOf, phraseOf, formatFor } from '../messages.ts';
import { t } from './form-messages.ts';

/** Text of a valid document, and the sides that play by it. */
export interface DocumentChoice {
  readonly text: string;
  readonly sides?: readonly SideSpec[];
}
export const NOTHING: DocumentChoice = { text: '' };

interface DocumentProps {
  readonly game: CatalogueEntry;
  readonly scenario: string;
  /** Variant of the table, whose prices the document must meet. */
  readonly variant: Variant | undefined;
  readonly brought: Signal<DocumentChoice>;
  /** Set to the contents of the chosen file; undefined: none, or it cannot be read. */
  readonly design: Signal<DesignFile | undefined>;
}

export function DocumentField({ game, scenario, variant, brought, design }: DocumentProps) {
  const fault = useSignal<LocalizedText>('');
  const file = useSignal<File | undefined>(undefined);
  /** Reads something, and uses it unless the returned function was called before. */
  const check = <T,>(read: () => Promise<T>, use: (found: T) => void): (() => void) => {
    let isCurrent = true;
    const run = async () => {
      try {
        const found = await read();
        if (isCurrent) use(found);
      } catch (error) {
        await Promise.all([loadGameMessages(game.id), loadTableMessages()]);
        if (isCurrent) fault.value = faultOf(error, game.id);
      }
    };
    void run();
    return () => {
      isCurrent = false;
    };
  };
  useEffect(() => {
    const chosen = file.value;
    fault.value = '';
    design.value = undefined;
    if (!chosen) return undefined;
    const read = async () => readDesignFile(await aboutFile(chosen), game.id);
    return check(read, (found) => {
      design.value = found;
    });
  }, [file.value, game.id]);
  useEffect(() => {
    const opened = design.value;
    brought.value = NOTHING;
    if (!opened) return undefined;
    fault.value = '';
    const read = () => readDocument(game.id, { scenario, variant }, opened.document);
    return check(read, (found) => {
      brought.value = found;
    });
  }, [design.value, scenario, variant, game.id]);
  const name = phraseOf(game.id, DOCUMENT_KEY);
  return (
    <fieldset class="field">
      <legend>{t('form.document', { name })}</legend>
      <input
        type="file"
        accept="application/json,.json"
        aria-label={t('form.document', { name })}
        onChange={({ currentTarget }) => {
          file.value = currentTarget.files?.[0];
        }}
      />
      {game.document?.made && (
        <a class="button" href={`/design/${game.id}`}>
          {t('form.document.make')}
        </a>
      )}
      <input type="hidden" name="document" value={brought.value.text} />
      <p class="hint" role="status">
        {fault.value
          ? formatFor(game.id, fault.value)
          : t(brought.value.text ? 'form.document.taken' : 'form.document.usual', { name })}
      </p>
    </fieldset>
  );
}

async function readDocument(
  id: string,
  setup: Pick<SetupRequest, 'scenario' | 'variant'>,
  document: unknown,
): Promise<DocumentChoice> {
  const module = await loadTranslatedGame(id);
  if (!module) throw new PageError(msg('ui.no-game.why', { game: id }));
  const { sides } = module.open(parseSetup(module, { ...setup, document }));
  return { text: JSON.stringify(document), sides };
}
