/** Field for a custom document from a file. The document is read and checked before the table is created. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { parseSetup, type SetupRequest, type Variant } from '../../kernel/setup/setup.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import type { SideSpec } from '../../kernel/game.ts';
import type { CatalogueEntry } from '../../table/messages/messages.ts';
import { DOCUMENT_KEY } from '../../i18n/head.ts';
import { PageError } from '../faults.ts';
import { loadSpokenGame } from '../games/messages.ts';
import { readyPhrases } from '../games/messages.ts';
import { readyTableWords } from '../lazy-messages.ts';
import { msg } from '../i18n/msg.ts';
import { faultOf, phraseOf, tellOf } from '../messages.ts';
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
}

export function DocumentField({ game, scenario, variant, brought }: DocumentProps) {
  const fault = useSignal<LocalizedText>('');
  const file = useSignal<File | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    const take = async (chosen: File) => {
      try {
        const text = await chosen.text();
        const read = await readDocument(game.id, { scenario, variant }, text);
        if (isCurrent) brought.value = read;
      } catch (error) {
        await Promise.all([readyPhrases(game.id), readyTableWords()]);
        if (isCurrent) fault.value = faultOf(error, game.id);
      }
    };
    fault.value = '';
    brought.value = NOTHING;
    if (file.value) void take(file.value);
    return () => {
      isCurrent = false;
    };
  }, [file.value, scenario, variant, game.id]);
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
          ? tellOf(game.id, fault.value)
          : t(brought.value.text ? 'form.document.taken' : 'form.document.usual', { name })}
      </p>
    </fieldset>
  );
}

async function readDocument(
  id: string,
  setup: Pick<SetupRequest, 'scenario' | 'variant'>,
  text: string,
): Promise<DocumentChoice> {
  const module = await loadSpokenGame(id);
  if (!module) throw new PageError(msg('ui.no-game.why', { game: id }));
  const document = parseJson(text);
  return { text, sides: module.open(parseSetup(module, { ...setup, document })).sides };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PageError(msg('form.document.json'));
  }
}
