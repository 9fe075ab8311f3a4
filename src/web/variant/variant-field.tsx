/** Field of the form for a new table: no variant, that of the design, the draft of this browser, or one from a file. */
import { useEffect, useId, useRef } from 'preact/hooks';
import type { GameModule } from '../../kernel/game.ts';
import type { Variant } from '../../kernel/setup/setup.ts';
import { t } from '../lobby/form-messages.ts';
import { ChangeList } from './change-list.tsx';
import { countOf } from './variant-draft.ts';
import { labelOf } from './variant-label.ts';
import {
  playableDraft,
  sourceOf,
  useVariantChoice,
  type VariantRequest,
} from './variant-choice.ts';

interface FieldProps extends VariantRequest {
  /** Explanation of the choice, if it is not for a new table. */
  readonly hint?: string;
}

export function VariantField({ hint, ...request }: FieldProps) {
  const { game, design } = request;
  const { source, file, checked, refusal } = useVariantChoice(request);
  const id = useId();
  const draft = playableDraft(game.id);
  const own = design?.variant;
  const select = useRef<HTMLSelectElement>(null);
  // A refused variant keeps the form from being sent without it.
  useEffect(() => select.current?.setCustomValidity(refusal.value), [refusal.value]);
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
          source.value = sourceOf(value);
        }}
      >
        <option value="none">{t('form.variant.none')}</option>
        {own !== undefined && <option value="design">{designLabel(own)}</option>}
        {draft && (
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
        {refusal.value && <p class="value-fault">{refusal.value}</p>}
        {checked.value && !variant && <p class="hint">{t('form.variant.empty')}</p>}
      </div>
      {checked.value && variant && (
        <ChangeList module={checked.value.module} changes={variant.changes} />
      )}
      {hint && <p class="hint">{hint}</p>}
      <p>
        <a href={`/variant/${game.id}`}>{t('form.variant.make')}</a>
      </p>
    </fieldset>
  );
}

/** Returns the label of a variant that a design brought, which may be refused. */
function designLabel(raw: unknown): string {
  const { title, changes } = Object(raw) as Readonly<Record<string, unknown>>;
  const n = Object.keys(Object(changes)).length;
  return typeof title === 'string'
    ? t('form.variant.design.title', { title, n })
    : t('form.variant.design', { n });
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
