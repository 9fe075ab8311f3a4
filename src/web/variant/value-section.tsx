/** Section of the editor for a declaration: a single value, a list by row, or a table by row and column. */
import { unitKey } from '../../i18n/head.ts';
import type { ValueDeclaration, ValueSpec } from '../../kernel/setup/values.ts';
import { phraseOf } from '../messages.ts';
import { Icon } from '../ui/icons.tsx';
import { RuleTag } from '../ui/rule-tag.tsx';
import { ValueFault, ValueInput } from './value-input.tsx';
import { nameOfCell, nameOfValue } from './variant-label.ts';
import { t } from './variant-messages.ts';
import type { VariantModel } from './variant-model.ts';

/** A declaration with those of its values that are shown. */
export interface ValueGroup {
  readonly entry: string;
  readonly name: string;
  readonly declaration: ValueDeclaration;
  readonly specs: readonly ValueSpec[];
}

interface SectionProps {
  readonly model: VariantModel;
  readonly group: ValueGroup;
  readonly onRule: (rule: string) => void;
}

export function ValueSection({ model, group, onRule }: SectionProps) {
  const { entry, name, declaration, specs } = group;
  return (
    <section class="value-section" aria-labelledby={`values-${entry}`}>
      <div class="value-head">
        <h2 id={`values-${entry}`}>{name}</h2>
        <span class="hint">
          {rangeText(model.module.id, declaration)}{' '}
          <RuleTag rule={declaration.rule} onOpen={onRule} />{' '}
          <span class="source">{t(`values.${declaration.source}`)}</span>
        </span>
      </div>
      {'table' in declaration ? (
        <ValueTable model={model} group={group} />
      ) : (
        <ul class="value-rows">
          {specs.map((spec) => (
            <ValueRow key={spec.id} model={model} spec={spec} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Returns the values that a declaration allows: "0 to 12 points" or "one of NE, D, X". */
function rangeText(game: string, declaration: ValueDeclaration): string {
  if ('of' in declaration) return t('values.words', { words: { row: declaration.of } });
  const { min, max, unit } = declaration;
  if (unit === undefined) return t('values.range', { min, max });
  return t('values.range.unit', { min, max, unit: phraseOf(game, unitKey(unit), unit) });
}

function ValueRow({ model, spec }: { readonly model: VariantModel; readonly spec: ValueSpec }) {
  const { row, declaration, fallback } = spec;
  const { id } = model.module;
  const label =
    row !== undefined && 'rows' in declaration ? nameOfCell(id, declaration.rowName, row) : '';
  const isChanged = model.isChanged(spec);
  return (
    <li class={isChanged ? 'changed' : ''}>
      {label && <span class="value-label">{label}</span>}
      <ValueInput model={model} spec={spec} />
      <span class="hint">{t('values.usual', { value: String(fallback) })}</span>
      {isChanged && (
        <button
          type="button"
          class="button quiet icon small"
          aria-label={t('values.reset', { value: nameOfValue(id, spec) })}
          title={t('values.reset', { value: nameOfValue(id, spec) })}
          onClick={() => model.reset(spec.id)}
        >
          <Icon name="undo" size={16} />
        </button>
      )}
      <ValueFault model={model} spec={spec} />
    </li>
  );
}

function ValueTable({ model, group }: Pick<SectionProps, 'model' | 'group'>) {
  const { name, declaration, specs } = group;
  if (!('table' in declaration)) return null;
  const { id } = model.module;
  const rows = declaration.rows.filter((row) => specs.some((spec) => spec.row === row));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard too
    <section class="scroll" tabIndex={0} aria-label={t('values.table', { value: name })}>
      <table class="value-table">
        <thead>
          <tr>
            <td />
            {declaration.columns.map((column) => (
              <th key={column} scope="col">
                {nameOfCell(id, declaration.columnName, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{nameOfCell(id, declaration.rowName, row)}</th>
              {specs
                .filter((spec) => spec.row === row)
                .map((spec) => (
                  <td key={spec.id} class={model.isChanged(spec) ? 'changed' : ''}>
                    <ValueInput model={model} spec={spec} />
                    {model.isChanged(spec) && (
                      <span class="hint">
                        {t('values.usual', { value: String(spec.fallback) })}
                      </span>
                    )}
                    <ValueFault model={model} spec={spec} />
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Returns the declarations of the values in use, with those of their rows that a search finds. */
export function groupsOf(
  { module, used, specs }: VariantModel,
  isFound: (name: string) => boolean,
): ValueGroup[] {
  const entries = new Set(used.value.map(({ entry }) => entry));
  return [...entries].flatMap((entry) => {
    const own = specs.filter((spec) => spec.entry === entry);
    const [first] = own;
    if (!first) return [];
    const { declaration } = first;
    const name = nameOfValue(module.id, {
      id: entry,
      entry,
      fallback: first.fallback,
      declaration,
    });
    const isWhole = isFound(`${name} [${declaration.rule}]`);
    const found = isWhole
      ? own
      : own.filter((spec) => isFound(nameOfValue(module.id, spec).slice(name.length)));
    return found.length > 0 ? [{ entry, name, declaration, specs: found }] : [];
  });
}
