/** Gallery of cards to choose from, with search, filters, and statistics of the chosen cards. */
import { useState } from 'preact/hooks';
import type { FormSection } from '../../kernel/setup/design.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { CardFace } from '../cards/card-face.tsx';
import { formatFor } from '../messages.ts';
import { t } from './design-messages.ts';
import {
  abilitiesOf,
  chosenIn,
  EVERYTHING,
  faceOf,
  filterGallery,
  type GalleryFilter,
  type ItemField,
  itemsOf,
  priceCurve,
  pricesOf,
} from './gallery.ts';
import { ItemGrid } from './item-grid.tsx';
import type { DesignModel } from './model.ts';

interface GalleryProps {
  readonly model: DesignModel;
  readonly sections: readonly FormSection[];
}

export function Gallery({ model, sections }: GalleryProps) {
  const [filter, setFilter] = useState(EVERYTHING);
  const [looked, setLooked] = useState<ItemField>();
  const format = (text: LocalizedText) => formatFor(model.module.id, text);
  const all = itemsOf(sections);
  const found = filterGallery(sections, filter, model.game.value.look, format);
  const n = itemsOf(found).length;
  const shown = looked ?? all[0];
  return (
    <div class="gallery">
      <Filters model={model} sections={sections} filter={filter} onFilter={setFilter} />
      <aside class="gallery-aside">
        {shown && faceOf(model.game.value.look, shown) && (
          <div class="gallery-large">
            <CardFace game={model.game.value} type={shown.item.type} size="large" />
          </div>
        )}
        <Composition model={model} sections={sections} />
      </aside>
      <div class="gallery-found">
        <p class="hint" aria-live="polite">
          {t('design.found', { n, all: all.length })}{' '}
          {n < all.length && (
            <button type="button" class="link" onClick={() => setFilter(EVERYTHING)}>
              {t('design.show-all')}
            </button>
          )}
        </p>
        {found.map((section) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid
          <section key={section.id} role="group" aria-label={format(section.title)}>
            <h4 class="gallery-title">
              {format(section.title)} <span class="hint">{chosenIn(itemsOf([section]))}</span>
            </h4>
            <ItemGrid model={model} fields={itemsOf([section])} onLook={setLooked} />
          </section>
        ))}
      </div>
    </div>
  );
}

interface FiltersProps extends GalleryProps {
  readonly filter: GalleryFilter;
  readonly onFilter: (filter: GalleryFilter) => void;
}

function Filters({ model, sections, filter, onFilter }: FiltersProps) {
  const format = (text: LocalizedText) => formatFor(model.module.id, text);
  const { look } = model.game.value;
  const all = itemsOf(sections);
  const set = (part: Partial<GalleryFilter>) => onFilter({ ...filter, ...part });
  return (
    <search class="gallery-filters">
      <input
        type="search"
        aria-label={t('design.search')}
        placeholder={t('design.search')}
        value={filter.text}
        onInput={(event) => set({ text: event.currentTarget.value })}
      />
      <Select
        label={t('design.type')}
        all={t('design.type.all')}
        value={filter.section}
        options={sections.map(({ id, title }) => [id, format(title)])}
        onChange={(section) => set({ section })}
      />
      <Select
        label={t('design.cost')}
        all={t('design.cost.all')}
        value={filter.price === undefined ? '' : String(filter.price)}
        options={pricesOf(all, look).map((n) => [String(n), t('design.cost.n', { n })])}
        onChange={(price) => set({ price: price === '' ? undefined : Number(price) })}
      />
      <Select
        label={t('design.ability')}
        all={t('design.ability.all')}
        value={filter.ability}
        options={abilitiesOf(all, look, format).map(({ key, name }) => [key, name])}
        onChange={(ability) => set({ ability })}
      />
      <label class="switch">
        <input
          type="checkbox"
          checked={filter.isChosen}
          onChange={(event) => set({ isChosen: event.currentTarget.checked })}
        />
        <span>{t('design.chosen-only')}</span>
      </label>
    </search>
  );
}

interface SelectProps {
  readonly label: string;
  /** Label of the option for everything. */
  readonly all: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

function Select({ label, all, value, options, onChange }: SelectProps) {
  if (options.length === 0) return null;
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{all}</option>
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Shows the chosen counts by type, and their costs as bars. */
function Composition({ model, sections }: GalleryProps) {
  const curve = priceCurve(itemsOf(sections), model.game.value.look);
  const most = Math.max(1, ...curve.map(({ n }) => n));
  return (
    <div class="gallery-composition">
      <dl class="lines">
        {sections.map((section) => (
          <div key={section.id}>
            <dt>{formatFor(model.module.id, section.title)}</dt>
            <dd>{chosenIn(itemsOf([section]))}</dd>
          </div>
        ))}
      </dl>
      {curve.length > 0 && (
        <figure>
          <figcaption>{t('design.curve')}</figcaption>
          <ul class="gallery-curve">
            {curve.map(({ price, n }) => (
              <li key={price} aria-label={t('design.curve.bar', { price, n })}>
                <span aria-hidden="true">{n}</span>
                <i style={{ height: `${(n / most) * 4.5}rem` }} />
                <b aria-hidden="true">{price}</b>
              </li>
            ))}
          </ul>
        </figure>
      )}
    </div>
  );
}
