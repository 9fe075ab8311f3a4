/** Changes of a variant, each with the usual value beside it. */
import type { GameModule } from '../../kernel/game.ts';
import type { ValueChanges } from '../../kernel/setup/values.ts';
import { type ChangedValue, changedValues } from '../../i18n/value-names.ts';
import { t } from '../messages.ts';
import { RuleTag } from '../ui/rule-tag.tsx';
import { nameOfValue } from './variant-label.ts';
import './variant.css';

interface ChangeListProps {
  readonly module: Pick<GameModule, 'id' | 'values'>;
  readonly changes: ValueChanges;
  /** Opens a rule; absent: its number is a link to the rulebook. */
  readonly onRule?: (rule: string) => void;
}

export function ChangeList({ module, changes, onRule }: ChangeListProps) {
  const { id, values } = module;
  if (!values) return null;
  return (
    <ul class="changes">
      {changedValues(values.declarations, changes).map((change) => (
        <li key={change.spec.id}>
          <span>{nameOfValue(id, change.spec)}</span>
          <Change {...change} />
          <RuleTag rule={change.spec.declaration.rule} game={id} onOpen={onRule} />
        </li>
      ))}
    </ul>
  );
}

/** The usual value and the changed one: "4 → 5". */
export const Change = ({ spec, value }: ChangedValue) => (
  <span class="change">
    <span aria-hidden="true">
      <s>{spec.fallback}</s> → <b>{value}</b>
    </span>
    <span class="sr-only">
      {t('variant.spoken', { value: String(value), usual: String(spec.fallback) })}
    </span>
  </span>
);
