/** Choice of a variant in a form, and its check. */
import { type ReadonlySignal, type Signal, useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameModule } from '../../kernel/game.ts';
import { InputError, parseSetup, readVariant, type Variant } from '../../kernel/setup/setup.ts';
import type { server } from '../../i18n/en/server.ts';
import type { CatalogueEntry } from '../../table/messages/messages.ts';
import { variantHash } from '../../table/record/variant-hash.ts';
import { aboutFile } from '../design/file.ts';
import { PageError } from '../faults.ts';
import { loadTranslatedGame } from '../games/messages.ts';
import { msg } from '../i18n/msg.ts';
import { loadTableMessages } from '../lazy-messages.ts';
import { t } from '../lobby/form-messages.ts';
import { faultOf, formatFor } from '../messages.ts';
import { fetchRatedVariants } from '../net/api.ts';
import { countOf, requestedVariant, storedDraft, type VariantDraft } from './variant-draft.ts';

const SOURCES = ['none', 'design', 'draft', 'file'] as const;
type Source = (typeof SOURCES)[number];

export const sourceOf = (word: string): Source => SOURCES.find((one) => one === word) ?? 'none';

/** Keys of the server's messages. The form refuses with the same ones, before it is sent. */
type RatedRefusal = Extract<
  keyof typeof server,
  'server.rated.variant' | 'server.tournament.variant'
>;

/** A form’s request for a variant. */
export interface VariantRequest {
  readonly game: Pick<CatalogueEntry, 'id'>;
  readonly scenario: string;
  /** Whether the draft is chosen at first. */
  readonly usesDraft?: boolean;
  /** Refusal of a variant that the server does not rate; absent: the games are casual. */
  readonly unrated?: RatedRefusal | undefined;
  /** The player's own document, with the variant that it brought, not checked yet. Absent: the default document. */
  readonly design?: { readonly variant?: unknown } | undefined;
  /** Receives the chosen variant once it is checked; undefined: none, or it is refused. */
  readonly onChoose: (variant: Variant | undefined) => void;
}

/** A checked variant, with its game. */
interface CheckedVariant {
  readonly module: GameModule;
  readonly variant: Variant | undefined;
}

interface VariantChoice {
  readonly source: Signal<Source>;
  readonly file: Signal<File | undefined>;
  readonly checked: ReadonlySignal<CheckedVariant | undefined>;
  /** Why the variant is refused; empty if it is not. */
  readonly refusal: ReadonlySignal<string>;
}

/** Returns the draft of this browser, if it changes something. */
export function playableDraft(game: string): VariantDraft | undefined {
  const draft = storedDraft(game);
  return draft && countOf(draft) > 0 ? draft : undefined;
}

/** Keeps the choice of a form. A variant that a design brings is chosen when the design is. */
export function useVariantChoice(request: VariantRequest): VariantChoice {
  const { game, scenario, usesDraft = false, design, unrated, onChoose } = request;
  const own = design?.variant;
  const first = usesDraft && playableDraft(game.id) ? 'draft' : 'none';
  const source = useSignal<Source>(own === undefined ? first : 'design');
  const file = useSignal<File | undefined>(undefined);
  const checked = useSignal<CheckedVariant | undefined>(undefined);
  const fault = useSignal('');
  const refusal = useComputed(() => refusalOf(source.value, fault.value));
  useEffect(() => {
    if (own !== undefined) source.value = 'design';
    else if (source.value === 'design') source.value = 'none';
  }, [own]);
  useEffect(() => {
    let isCurrent = true;
    const finish = (found: CheckedVariant | undefined, why: string) => {
      if (!isCurrent) return;
      checked.value = found;
      fault.value = why;
      onChoose(found?.variant);
    };
    const check = async () => {
      try {
        finish(await checkVariant(request, await chosenIn(source.value, request, file.value)), '');
      } catch (error) {
        await loadTableMessages();
        finish(undefined, formatFor(game.id, faultOf(error, game.id)));
      }
    };
    void check();
    return () => {
      isCurrent = false;
    };
  }, [source.value, file.value, scenario, game.id, own, design !== undefined, unrated]);
  return { source, file, checked, refusal };
}

const refusalOf = (source: Source, fault: string): string =>
  fault &&
  t(source === 'design' ? 'form.variant.refused.design' : 'form.variant.refused', { fault });

/** Returns the chosen variant, not checked; undefined: none. */
async function chosenIn(
  source: Source,
  { game, design }: VariantRequest,
  file: File | undefined,
): Promise<unknown> {
  if (source === 'design') return design?.variant;
  if (source === 'file') return file && aboutFile(file);
  const draft = source === 'draft' ? playableDraft(game.id) : undefined;
  return draft && requestedVariant(draft);
}

/**
 * Checks a variant for a scenario. Throws an `InputError` that names the wrong field, or that says `unrated` if the
 * server does not rate the variant.
 */
async function checkVariant(
  { game: { id }, scenario, design, unrated }: VariantRequest,
  raw: unknown,
): Promise<CheckedVariant | undefined> {
  if (raw === undefined) return undefined;
  const module = await loadTranslatedGame(id);
  if (!module) throw new PageError(msg('ui.no-game.why', { game: id }));
  const setup = { scenario, variant: raw };
  // Without a design, the default document has to be valid with the variant too.
  const variant = design ? readVariant(module, setup) : parseSetup(module, setup).variant;
  if (variant && unrated && !(await isRated(module, scenario, variant)))
    throw new InputError({ key: unrated });
  return { module, variant };
}

/** Returns whether the server rates games with a variant; true if it does not answer. */
async function isRated(module: GameModule, scenario: string, variant: Variant): Promise<boolean> {
  const { version } = module.open(parseSetup(module, { scenario }));
  const hash = variantHash(module.id, version, variant);
  return fetchRatedVariants().then(
    (hashes) => hashes.includes(hash),
    // The server checks again when the form is sent.
    () => true,
  );
}
