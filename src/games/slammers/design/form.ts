/** [4.2] [24.1] The form for designing a scenario: fields, choices and prices. */
import type { DesignForm, Designer, DraftMap, FormSection } from '../../../kernel/setup/design.ts';
import type { Json } from '../../../kernel/setup/setup.ts';
import type { MapLayout } from '../data/layouts.ts';
import { type Ground, makeGround } from '../ground/ground.ts';
import { type Values, VALUES } from '../data/values.ts';
import { msg } from '../i18n/msg.ts';
import { type DesignDocument, MOST_TURNS, TITLE_LENGTH } from './document.ts';
import { forcesSection } from './form-forces.ts';
import { layoutField } from './form-map.ts';
import { specialsSection, victorySection } from './form-victory.ts';
import { mapOnly } from './map-only.ts';
import { tidyDesign } from './tidy.ts';

/** Data about a layout, computed once, since most changes leave the map as it is. */
interface KnownForm {
  readonly key: string;
  readonly ground: Ground;
  readonly map: DraftMap;
}

/** [4.2] Creates the designer, which edits documents on screen. Prices are those of a variant. */
export function createDesigner(values: Values = VALUES.defaults): Designer {
  let known: KnownForm | undefined;
  const knowing = (layout: MapLayout): KnownForm => {
    const key = JSON.stringify(layout);
    if (known?.key !== key) known = { key, ground: makeGround(layout), map: mapOnly(layout) };
    return known;
  };
  return {
    form(draft) {
      const design = draft as unknown as DesignDocument;
      const { ground, map } = knowing(design.layout);
      return formOf(design, ground, map, values);
    },
    tidy(draft) {
      const design = draft as unknown as DesignDocument;
      return tidyDesign(design, knowing(design.layout).ground) as unknown as Json;
    },
  };
}

const formOf = (
  design: DesignDocument,
  ground: Ground,
  map: DraftMap,
  values: Values,
): DesignForm => ({
  map,
  sections: [
    generalSection(design),
    { id: 'map', title: msg('design.map'), rule: '4.2', fields: [layoutField(design.layout)] },
    forcesSection(design, ground, values),
    victorySection(design, ground),
    specialsSection(design),
  ],
});

const generalSection = ({ title, turns }: DesignDocument): FormSection => ({
  id: 'general',
  title: msg('design.general'),
  fields: [
    { kind: 'text', at: ['title'], label: msg('design.title'), value: title, most: TITLE_LENGTH },
    {
      kind: 'number',
      at: ['turns'],
      label: msg('design.turns'),
      value: turns,
      min: 1,
      max: MOST_TURNS,
    },
  ],
});
