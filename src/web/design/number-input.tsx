/** Input for a whole number, which is limited to its bounds. */
import { type FormField, formatPath, type NumberField } from '../../kernel/setup/design.ts';
import type { DesignModel } from './model.ts';

/** Returns an id by place and kind, because a choice may have the same place as the field that it opens. */
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
