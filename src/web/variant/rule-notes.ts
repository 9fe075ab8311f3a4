/** Notes beside the rules whose values a variant changes. */
import type { GameModule } from '../../kernel/game.ts';
import type { Variant } from '../../kernel/setup/setup.ts';
import { changedValues } from '../../i18n/value-names.ts';
import { t } from '../table-messages.ts';
import { nameOfValue } from './variant-label.ts';

/** Returns the note of each rule: "Changed in this variant: Movement: Assault Squads 4 → 5". */
export function ruleNotes(
  { id, values }: Pick<GameModule, 'id' | 'values'>,
  variant: Variant | undefined,
): ReadonlyMap<string, string> {
  const changed = changedValues(values?.declarations ?? {}, variant?.changes ?? {});
  const rules = new Set(changed.map(({ spec }) => spec.declaration.rule));
  return new Map(
    [...rules].map((rule) => [
      rule,
      t('variant.note', {
        changes: {
          clauses: changed
            .filter(({ spec }) => spec.declaration.rule === rule)
            .map(({ spec, value }) => `${nameOfValue(id, spec)} ${spec.fallback} → ${value}`),
        },
      }),
    ]),
  );
}
