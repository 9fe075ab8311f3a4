/** Input for a single value: a number box, or a choice among words. */
import type { ValueSpec } from '../../kernel/setup/values.ts';
import { formatFor } from '../messages.ts';
import { nameOfValue } from './variant-label.ts';
import type { VariantModel } from './variant-model.ts';

export const inputId = (id: string): string => `value-${id}`;
const faultId = (id: string): string => `fault-${id}`;

interface ValueProps {
  readonly model: VariantModel;
  readonly spec: ValueSpec;
}

export function ValueInput({ model, spec }: ValueProps) {
  const { id, declaration } = spec;
  const isFaulty = model.faults.value.byId.has(id);
  const common = {
    id: inputId(id),
    class: model.isChanged(spec) ? 'changed' : '',
    'aria-label': nameOfValue(model.module.id, spec),
    ...(isFaulty && { 'aria-invalid': true, 'aria-describedby': faultId(id) }),
  };
  if ('of' in declaration)
    return (
      <select
        {...common}
        value={String(model.valueOf(spec))}
        onChange={({ currentTarget }) => model.set(spec, currentTarget.value)}
      >
        {declaration.of.map((word) => (
          <option key={word} value={word}>
            {word}
          </option>
        ))}
      </select>
    );
  const { min, max } = declaration;
  return (
    <input
      {...common}
      type="number"
      min={min}
      max={max}
      value={model.valueOf(spec)}
      onChange={({ currentTarget }) => {
        const { value } = currentTarget;
        // An empty box stands for the usual value.
        model.set(spec, value === '' ? spec.fallback : Number(value));
        if (value === '') currentTarget.value = String(spec.fallback);
      }}
    />
  );
}

/** The error of a value, if it has one. */
export function ValueFault({ model, spec: { id } }: ValueProps) {
  const fault = model.faults.value.byId.get(id);
  if (fault === undefined) return null;
  return (
    <span class="value-fault" id={faultId(id)}>
      {formatFor(model.module.id, fault)}
    </span>
  );
}
