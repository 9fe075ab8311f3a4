/** The control for a whole number, which keeps to its bounds. */
import { type FormField, formatPath, type NumberField } from '../../kernel/setup/design.ts';
import type { DesignModel } from './model.ts';

/** One for each place and kind: a choice may stand before what it opens, at the same place. */
export const idOf = ({ kind, at }: FormField): string => `${formatPath(at)}-${kind}`;

interface NumberInputProps {
  readonly model: DesignModel;
  readonly field: NumberField;
}

export function NumberInput({ model, field }: NumberInputProps) {
  const { min, max, value } = field;
  return (
    <input
      id={idOf(field)}
      type="number"
      min={min}
      max={max}
      value={value}
      onChange={(event) => {
        const wanted = Math.round(Number(event.currentTarget.value) || 0);
        const taken = Math.min(max, Math.max(min, wanted));
        event.currentTarget.value = String(taken);
        model.set(field.at, taken);
      }}
    />
  );
}
