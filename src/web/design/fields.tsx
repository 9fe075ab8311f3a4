/** Renders the fields of a form as inputs, each with its error. */
import type {
  ChoiceField,
  FormField,
  SeveralField,
  SwitchField,
  TextField,
} from '../../kernel/setup/design.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { RuleTag } from '../ui/rule-tag.tsx';
import { formatFor } from '../messages.ts';
import { type DesignModel, isAt } from './model.ts';
import { NodesEditor } from './nodes-field.tsx';
import { idOf, NumberInput } from './number-input.tsx';
import { PiecesEditor } from './pieces-field.tsx';

interface FieldProps<Field extends FormField = FormField> {
  readonly model: DesignModel;
  readonly field: Field;
}

/** Returns whether the label and the input of a field share a line. */
export const isSmall = ({ kind }: FormField): boolean => kind === 'number' || kind === 'switch';

export function FieldView({ model, field }: FieldProps) {
  const fault = model.fault.value;
  const format = (text: LocalizedText) => formatFor(model.module.id, text);
  const id = idOf(field);
  const isWrong = fault !== undefined && isAt(fault, field);
  return (
    <div class={`field design-field ${isSmall(field) ? 'small' : ''}`} id={`at-${id}`}>
      <span class="design-label">
        <label for={id}>{format(field.label)}</label>
        {field.hint && (
          <>
            {' '}
            <span class="hint">{format(field.hint)}</span>
          </>
        )}
        {field.rule && (
          <>
            {' '}
            <RuleTag rule={field.rule} game={model.module.id} />
          </>
        )}
      </span>
      <Control model={model} field={field} />
      {isWrong && (
        <p class="design-fault" role="alert">
          {format(fault.text)}
        </p>
      )}
    </div>
  );
}

function Control({ model, field }: FieldProps) {
  switch (field.kind) {
    case 'text':
      return <TextControl model={model} field={field} />;
    case 'number':
      return <NumberInput model={model} field={field} />;
    case 'switch':
      return <SwitchControl model={model} field={field} />;
    case 'choice':
      return <ChoiceControl model={model} field={field} />;
    case 'several':
      return <SeveralControl model={model} field={field} />;
    case 'nodes':
      return <NodesEditor model={model} field={field} />;
    case 'pieces':
      return <PiecesEditor model={model} field={field} />;
  }
}

const TextControl = ({ model, field }: FieldProps<TextField>) => (
  <input
    id={idOf(field)}
    type="text"
    maxLength={field.most}
    value={field.value}
    onChange={(event) => model.set(field.at, event.currentTarget.value)}
  />
);

const SwitchControl = ({ model, field }: FieldProps<SwitchField>) => (
  <input
    id={idOf(field)}
    type="checkbox"
    checked={field.value}
    onChange={(event) => model.set(field.at, event.currentTarget.checked)}
  />
);

const ChoiceControl = ({ model, field }: FieldProps<ChoiceField>) => (
  <select
    id={idOf(field)}
    onChange={(event) =>
      model.set(field.at, field.choices[event.currentTarget.selectedIndex]?.value)
    }
  >
    {field.choices.map(({ label }, i) => (
      <option key={i} selected={i === field.chosen}>
        {formatFor(model.module.id, label)}
      </option>
    ))}
  </select>
);

function SeveralControl({ model, field }: FieldProps<SeveralField>) {
  const { chosen, choices } = field;
  const flip = (value: string) =>
    choices.map((each) => each.value).filter((each) => chosen.includes(each) !== (each === value));
  return (
    <fieldset
      class="row plain"
      id={idOf(field)}
      aria-label={formatFor(model.module.id, field.label)}
    >
      {choices.map(({ label, value }) => (
        <label key={value} class="switch">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => model.set(field.at, flip(value))}
          />
          <span>{formatFor(model.module.id, label)}</span>
        </label>
      ))}
    </fieldset>
  );
}
