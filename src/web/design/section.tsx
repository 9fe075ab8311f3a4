/** Section of a form: its fields, totals, notes, subsections and buttons to add entries. */
import { type FormField, type FormSection, valueAt } from '../../kernel/setup/design.ts';
import { RuleTag } from '../ui/rule-tag.tsx';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { t } from './design-messages.ts';
import { formatFor } from '../messages.ts';
import { FieldView, isSmall } from './fields.tsx';
import { gallerySections, isItem } from './gallery.ts';
import { Gallery } from './gallery-view.tsx';
import { ItemGrid } from './item-grid.tsx';
import { idOf } from './number-input.tsx';
import type { DesignModel } from './model.ts';

interface SectionProps {
  readonly model: DesignModel;
  readonly section: FormSection;
  readonly depth?: number;
}

export function SectionView({ model, section, depth = 0 }: SectionProps) {
  const format = (text: LocalizedText) => formatFor(model.module.id, text);
  const { id, title, rule, fields, notes = [], sections = [], entry } = section;
  const gallery = gallerySections(section);
  const Heading = `h${depth + 2}` as 'h2';
  return (
    <section
      class={`design-section depth-${depth}`}
      // Deeper titles repeat, such as those of groups on both sides, so these sections are not landmarks.
      {...(depth > 1 && { role: 'group' })}
      aria-labelledby={`section-${id}`}
    >
      <div class="row design-head">
        <Heading id={`section-${id}`}>
          {format(title)} {rule && <RuleTag rule={rule} game={model.module.id} />}
        </Heading>
        {section.tally && <Tally tally={section.tally} format={format} />}
        {entry && (
          <button type="button" class="button small" onClick={() => model.set(entry, undefined)}>
            {t('design.remove', { what: format(title) })}
          </button>
        )}
      </div>
      {notes.map(({ text, rule: by }) => (
        <p key={format(text)} class="hint design-note">
          {format(text)} <RuleTag rule={by} game={model.module.id} />
        </p>
      ))}
      {runsOf(fields).map((run) =>
        run.every(isItem) ? (
          <ItemGrid key={run.map(idOf).join()} model={model} fields={run} />
        ) : (
          <div key={run.map(idOf).join()} class="design-fields">
            {run.map((field) => (
              <FieldView key={idOf(field)} model={model} field={field} />
            ))}
          </div>
        ),
      )}
      {gallery.length > 0 && <Gallery model={model} sections={gallery} />}
      {sections
        .filter((each) => !gallery.includes(each))
        .map((each) => (
          <SectionView key={each.id} model={model} section={each} depth={depth + 1} />
        ))}
      <Additions model={model} section={section} />
    </section>
  );
}

/** Groups adjacent fields of the same height, and adjacent items, which share a row. */
function runsOf(fields: readonly FormField[]): FormField[][] {
  const runs: FormField[][] = [];
  for (const field of fields) {
    const last = runs.at(-1);
    if (last?.[0] && isAlike(last[0], field)) last.push(field);
    else runs.push([field]);
  }
  return runs;
}

const isAlike = (a: FormField, b: FormField): boolean =>
  isSmall(a) === isSmall(b) && isItem(a) === isItem(b);

interface TallyProps {
  readonly tally: NonNullable<FormSection['tally']>;
  readonly format: (text: LocalizedText) => string;
}

function Tally({ tally: { label, n, most }, format }: TallyProps) {
  return (
    <p class={`design-tally ${n > most ? 'over' : ''}`}>
      {format(label)} <b>{t('design.of', { n, most })}</b>,{' '}
      <span class="hint">
        {t(n > most ? 'design.over' : 'design.left', { n: Math.abs(most - n) })}
      </span>
    </p>
  );
}

function Additions({ model, section: { additions = [] } }: SectionProps) {
  if (additions.length === 0) return null;
  const add = ({ at, value }: (typeof additions)[number]) => {
    const list = valueAt(model.draft.value, at);
    model.set([...at, Array.isArray(list) ? list.length : 0], value);
  };
  return (
    <p class="row">
      {additions.map((addition) => {
        const label = formatFor(model.module.id, addition.label);
        return (
          <button key={label} type="button" class="button small" onClick={() => add(addition)}>
            {label}
          </button>
        );
      })}
    </p>
  );
}
