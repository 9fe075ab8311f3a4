/** Field of the form for a new table: no variant, the draft of this browser, or one from a file. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { GameModule } from '../../kernel/game.ts';
import { InputError, parseSetup, type Setup, type Variant } from '../../kernel/setup/setup.ts';
import type { server } from '../../i18n/en/server.ts';
import type { CatalogueEntry } from '../../table/messages/messages.ts';
import { variantHash } from '../../table/record/variant-hash.ts';
import { aboutFile } from '../design/file.ts';
import { PageError } from '../faults.ts';
import { loadSpokenGame } from '../games/messages.ts';
import { msg } from '../i18n/msg.ts';
import { readyTableWords } from '../lazy-messages.ts';
import { t } from '../lobby/form-messages.ts';
import { faultOf, tellOf } from '../messages.ts';
import { fetchRatedVariants } from '../net/api.ts';
import { ChangeList } from './change-list.tsx';
import { labelOf } from './variant-label.ts';
import { countOf, requestedVariant, storedDraft } from './variant-draft.ts';

const SOURCES = ['none', 'draft', 'file'] as const;
type Source = (typeof SOURCES)[number];

/** Keys of the server's messages. The form refuses with the same ones, before it is sent. */
type RatedRefusal = Extract<
  keyof typeof server,
  'server.rated.variant' | 'server.tournament.variant'
>;

interface FieldProps {
  readonly game: Pick<CatalogueEntry, 'id'>;
  readonly scenario: string;
  /** Whether the draft is chosen at first. */
  readonly usesDraft?: boolean;
  /** Refusal of a variant that the server does not rate; absent: the games are casual. */
  readonly unrated?: RatedRefusal | undefined;
  /** Set to the chosen variant, once it is checked. */
  readonly chosen: Signal<Variant | undefined>;
}

/** A checked variant, with its game. */
interface CheckedVariant {
  readonly module: GameModule;
  readonly variant: Variant | undefined;
}

/**
 * Checks a variant for a scenario. Throws an `InputError` that names the wrong field, or that says `unrated` if the
 * server does not rate the variant.
 */
async function checkVariant(
  id: string,
  scenario: string,
  raw: unknown,
  unrated: RatedRefusal | undefined,
): Promise<CheckedVariant | undefined> {
  if (raw === undefined) return undefined;
  const module = await loadSpokenGame(id);
  if (!module) throw new PageError(msg('ui.no-game.why', { game: id }));
  const setup = parseSetup(module, { scenario, variant: raw });
  if (unrated && !(await isRated(module, setup))) throw new InputError({ key: unrated });
  return { module, variant: setup.variant };
}

/** Returns whether the server rates games with the variant of a set-up; true if it does not answer. */
async function isRated(module: GameModule, setup: Setup): Promise<boolean> {
  if (!setup.variant) return true;
  const hash = variantHash(module.id, module.open(setup).version, setup.variant);
  return fetchRatedVariants().then(
    (hashes) => hashes.includes(hash),
    // The server checks again when the form is sent.
    () => true,
  );
}

export function VariantField({ game, scenario, usesDraft = false, unrated, chosen }: FieldProps) {
  const id = useId();
  const draft = storedDraft(game.id);
  const hasDraft = draft !== undefined && countOf(draft) > 0;
  const source = useSignal<Source>(usesDraft && hasDraft ? 'draft' : 'none');
  const file = useSignal<File | undefined>(undefined);
  const checked = useSignal<CheckedVariant | undefined>(undefined);
  const fault = useSignal('');
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    let isCurrent = true;
    const raw = async (): Promise<unknown> => {
      if (source.value === 'draft') return draft && requestedVariant(draft);
      return source.value === 'file' && file.value ? aboutFile(file.value) : undefined;
    };
    const check = async () => {
      try {
        const found = await checkVariant(game.id, scenario, await raw(), unrated);
        if (!isCurrent) return;
        checked.value = found;
        chosen.value = found?.variant;
        fault.value = '';
      } catch (error) {
        await readyTableWords();
        if (!isCurrent) return;
        checked.value = undefined;
        chosen.value = undefined;
        fault.value = tellOf(game.id, faultOf(error, game.id));
      }
      // A refused variant keeps the form from being sent without it.
      const why = fault.value && t('form.variant.refused', { fault: fault.value });
      select.current?.setCustomValidity(why);
    };
    void check();
    return () => {
      isCurrent = false;
    };
  }, [source.value, file.value, scenario, game.id, unrated]);
  const variant = checked.value?.variant;
  return (
    <fieldset class="field variant-field">
      <legend>{t('form.variant')}</legend>
      <select
        ref={select}
        id={id}
        aria-label={t('form.variant')}
        value={source.value}
        onChange={({ currentTarget: { value } }) => {
          source.value = SOURCES.find((one) => one === value) ?? 'none';
        }}
      >
        <option value="none">{t('form.variant.none')}</option>
        {draft && hasDraft && (
          <option value="draft">
            {t('form.variant.draft', {
              title: draft.title.trim() || t('form.variant.unnamed'),
              n: countOf(draft),
            })}
          </option>
        )}
        <option value="file">{t('form.variant.file')}</option>
      </select>
      {source.value === 'file' && (
        <input
          type="file"
          accept="application/json,.json"
          aria-label={t('form.variant.pick')}
          onChange={({ currentTarget }) => {
            file.value = currentTarget.files?.[0];
          }}
        />
      )}
      <VariantInput variant={variant} />
      <div role="status">
        {fault.value && (
          <p class="value-fault">{t('form.variant.refused', { fault: fault.value })}</p>
        )}
        {checked.value && !variant && <p class="hint">{t('form.variant.empty')}</p>}
      </div>
      {checked.value && variant && (
        <ChangeList module={checked.value.module} changes={variant.changes} />
      )}
      <p>
        <a href={`/variant/${game.id}`}>{t('form.variant.make')}</a>
      </p>
    </fieldset>
  );
}

const VariantInput = ({ variant }: { readonly variant: Variant | undefined }) => (
  <input type="hidden" name="variant" value={variant ? JSON.stringify(variant) : ''} />
);

interface ShownProps {
  readonly module: GameModule;
  readonly variant: Variant;
}

/** Variant of a form that does not ask for one. */
export const VariantShown = ({ module, variant }: ShownProps) => (
  <fieldset class="field variant-field">
    <legend>{labelOf(variant)}</legend>
    <VariantInput variant={variant} />
    <ChangeList module={module} changes={variant.changes} />
  </fieldset>
);
