import { describe, expect, test } from 'vitest';
import { english } from '../../../../test/english.ts';
import {
  type DesignForm,
  formatPath,
  type FormField,
  type FormSection,
  type Path,
  type PiecesField,
  valueAt,
  withValue,
} from '../../../kernel/setup/design.ts';
import { Sfc32 } from '../../../kernel/random.ts';
import { InputError, type Json, parseSetup, type Variant } from '../../../kernel/setup/setup.ts';
import { msg } from '../i18n/msg.ts';
import { slammers } from '../index.ts';
import { layoutOf, openGame } from '../testing.ts';
import { randomDesign } from './testing/test-designs.ts';
import { DESIGNED, type DesignDocument } from './document.ts';
import { createDesigner } from './form.ts';
import { layoutField } from './form-map.ts';
import { readDesign } from './read.ts';
import { USUAL_DESIGN } from './usual.ts';
import { byTier } from '../../../../test/tier.ts';

const designer = createDesigner();
const usual = readDesign(USUAL_DESIGN) as unknown as Json;
const game = openGame('1');
const slammersUnits = game.look.art?.units ?? {};

const sectionsIn = (sections: readonly FormSection[] = []): FormSection[] =>
  sections.flatMap((section) => [section, ...sectionsIn(section.sections)]);
const fieldsIn = (form: DesignForm): FormField[] =>
  sectionsIn(form.sections).flatMap(({ fields }) => fields);

function fieldAt(draft: Json, ...at: Path): FormField {
  const field = fieldsIn(designer.form(draft)).find(
    (each) => formatPath(each.at) === formatPath(at),
  );
  if (!field) throw new Error(`no field ${formatPath(at)}`);
  return field;
}
const changed = (draft: Json, at: Path, value: Json | undefined): Json =>
  designer.tidy(withValue(draft, at, value));

/** Field for which a document is refused; undefined if it is accepted. */
function faultOf(document: Json, variant?: Variant): string | undefined {
  try {
    parseSetup(slammers, { scenario: DESIGNED, document, ...(variant && { variant }) });
    return undefined;
  } catch (error) {
    if (!(error instanceof InputError) || typeof error.text === 'string') throw error;
    return String(error.text.args?.at);
  }
}

/** Returns a random value that the field allows. */
function anyValue(rng: Sfc32, field: FormField, form: DesignForm): Json | undefined {
  switch (field.kind) {
    case 'text':
      return `Battle ${rng.below(9)}`;
    case 'number':
      return field.min + rng.below(Math.min(6, field.max - field.min + 1));
    case 'switch':
      return !field.value;
    case 'choice':
      return field.choices[rng.below(field.choices.length)]?.value;
    case 'several':
      return field.choices.flatMap(({ value }) => (rng.below(2) ? [value] : []));
    case 'nodes': {
      const { nodes } = field.parts[rng.below(field.parts.length)] ?? { nodes: [] };
      return nodes.map((n) => form.map?.board.labels[n] ?? '');
    }
    case 'pieces': {
      const list = valueAt(usual, field.at);
      return list;
    }
  }
}

describe('[4.2] [24.1] the form of a draft', () => {
  test('shows each value of the draft once', () => {
    for (let seed = 0; seed < 10; seed++) {
      const draft = readDesign(randomDesign(new Sfc32(seed))) as unknown as Json;
      const fields = fieldsIn(designer.form(draft));
      expect(new Set(fields.map(({ kind, at }) => `${kind} ${formatPath(at)}`)).size).toBe(
        fields.length,
      );
      for (const field of fields) {
        const value = valueAt(draft, field.at);
        if (field.kind === 'number') expect(field.value).toBe(value ?? field.value);
        if (field.kind === 'choice' && field.at.at(-1) !== 'buys')
          expect(field.choices[field.chosen]?.value).toEqual(value);
      }
      expect(designer.tidy(draft)).toEqual(draft);
    }
  });

  test('has an English word for everything', () => {
    for (let seed = 0; seed < 20; seed++) {
      const form = designer.form(randomDesign(new Sfc32(seed)) as unknown as Json);
      for (const { title, notes = [], additions = [], tally } of sectionsIn(form.sections))
        for (const message of [
          title,
          tally?.label,
          ...notes.map(({ text }) => text),
          ...additions.map(({ label }) => label),
        ])
          expect(english(game, message)).not.toMatch(/undefined|[{}]/);
      for (const field of fieldsIn(form)) {
        const parts = field.kind === 'nodes' ? field.parts : [];
        const choices = 'choices' in field ? field.choices : [];
        for (const sentence of [
          field.label,
          field.hint,
          ...[...parts, ...choices].map(({ label }) => label),
        ])
          expect(english(game, sentence)).not.toMatch(/undefined|[{}]/);
      }
    }
  });

  test('[R75] stays a valid form after random changes, and every error names a field', () => {
    let [legal, faulty] = [0, 0];
    const count = byTier(40, 4);
    for (let seed = 0; seed < count; seed++) {
      const rng = new Sfc32(`form/${seed}`);
      let draft = readDesign(randomDesign(rng)) as unknown as Json;
      for (let step = 0; step < 8; step++) {
        const form = designer.form(draft);
        const fields = fieldsIn(form);
        const additions = sectionsIn(form.sections).flatMap((section) => section.additions ?? []);
        const entries = sectionsIn(form.sections).flatMap(({ entry }) => (entry ? [entry] : []));
        const what = rng.below(20);
        const field = fields[rng.below(fields.length)] as FormField;
        const addition = additions[rng.below(Math.max(1, additions.length))];
        if (what === 0 && addition) {
          const end = (valueAt(draft, addition.at) as Json[]).length;
          draft = changed(draft, [...addition.at, end], addition.value);
        } else if (what === 1 && entries.length > 2)
          draft = changed(draft, entries[rng.below(entries.length)] as Path, undefined);
        else draft = changed(draft, field.at, anyValue(rng, field, form));
        const at = faultOf(draft);
        if (at === undefined) legal++;
        else {
          faulty++;
          const shown = fieldsIn(designer.form(draft)).map((each) => formatPath(each.at));
          const holds = ['document.forces', ...shown].some(
            (place) => at.startsWith(place) || place.startsWith(at),
          );
          expect([at, holds]).toEqual([at, true]);
        }
      }
    }
    expect(legal).toBeGreaterThan(count);
    expect(faulty).toBeGreaterThan(count / 4);
  });

  test('[24.1] points left follow the purchases', () => {
    const tally = (draft: Json) =>
      sectionsIn(designer.form(draft).sections).find(({ id }) => id === 'force-green')?.tally;
    expect(tally(usual)).toMatchObject({ n: 193, most: 250 });
    const more = changed(usual, ['forces', 0, 'groups', 0, 'units', 'TK'], 5);
    expect(tally(more)).toMatchObject({ n: 193 + 17 + 1 });
  });

  test('[24.4] the form and its errors use the prices of a variant', () => {
    const variant = { changes: { 'price.conventional.TK': 40 } };
    const form = slammers.document?.designer?.(variant).form(usual);
    const force = sectionsIn(form?.sections).find(({ id }) => id === 'force-green');
    const tanks = sectionsIn(force?.sections).flatMap(({ fields }) =>
      fields.filter(({ at }) => at.at(-1) === 'TK'),
    );
    expect(tanks.map(({ hint }) => hint)).toEqual([msg('design.each', { price: 40 })]);
    expect(force?.tally).toMatchObject({ n: 193 + 4 * (40 - 17), most: 250 });
    expect([faultOf(usual), faultOf(usual, variant)]).toEqual([
      undefined,
      'document.forces[0].points',
    ]);
  });

  test('[24.7] gas and electronics disappear with the last unit that could have them', () => {
    const gassed = changed(usual, ['forces', 0, 'gas'], ['SG']);
    expect(faultOf(gassed)).toBeUndefined();
    const without = changed(gassed, ['forces', 0, 'groups', 0, 'units', 'SG'], 0);
    expect(valueAt(without, ['forces', 0, 'gas'])).toEqual([]);
  });

  test('[24.1] switches between buying at the table and buying here', () => {
    const table = changed(usual, ['forces', 0, 'buys'], ['3']);
    expect(faultOf(table)).toBeUndefined();
    expect(valueAt(table, ['forces', 0, 'groups'])).toEqual([]);
    const back = changed(table, ['forces', 0, 'buys'], undefined);
    expect(fieldAt(back, 'forces', 0, 'groups', 0, 'how')).toBeDefined();
  });

  test('[R66] removing a panel removes its hexes', () => {
    const alone = changed(usual, ['layout', 'pieces'], [{ piece: '4', at: [0, 0] }]);
    expect(valueAt(alone, ['victory', 'area'])).toEqual([]);
    expect(faultOf(alone)).toBe('document.forces[0].groups[0].area');
  });

  test('[3.3] [13.8] shows each unit as its counter is printed', () => {
    const items = fieldsIn(designer.form(usual)).flatMap((field) =>
      field.kind === 'number' && field.item ? [field.item] : [],
    );
    expect(items).toContainEqual({ type: 'TK', colour: 2, values: '5-5-3-4' });
    expect(items).toContainEqual({ type: 'SC', colour: 2, values: 'S-2-4-4' });
    expect(items.filter(({ type }) => !slammersUnits[type]).map(({ type }) => type)).toEqual([]);
  });
});

describe('[R65] [R66] the map of the form', () => {
  const field = (text: string): PiecesField =>
    layoutField(layoutOf(text) as unknown as DesignDocument['layout']);
  const at = (places: readonly { value: Json }[]) =>
    places.map(({ value }) => String(valueAt(value, ['at'])));

  test('offers a panel the four sides of another, where roads meet', () => {
    expect(at(field('4 0,0').places('3', false))).toEqual(['0,-10', '-12,0', '12,0', '0,10']);
  });

  test('offers an edge piece a place where no road ends at it, turned or not', () => {
    expect(at(field('4 0,0').places('A', false))).toEqual(['0,-4', '-6,0', '12,0', '0,10']);
    expect(at(field('4 0,0').places('C', true))).toContain('-4,-1');
  });

  test('every place that it offers gives a valid layout', () => {
    const map = field('3 0,0; 6 0,10; B 6,-4; D 12,10; E 6,20');
    for (const { id, turns } of map.pieces)
      for (const turned of turns ? [false, true] : [false])
        for (const { value } of map.places(id, turned)) {
          const others = layoutOf('3 0,0; 6 0,10; B 6,-4; D 12,10; E 6,20').pieces.filter(
            ({ piece }) => piece !== id,
          );
          const forces = USUAL_DESIGN.forces.map((f) => ({
            ...f,
            groups: [{ units: { TK: 1 }, how: 'drop' }],
          }));
          const fault = faultOf({
            ...USUAL_DESIGN,
            layout: { pieces: [...others, value] },
            forces,
          } as unknown as Json);
          expect(fault ?? '').not.toContain('layout');
        }
  });

  test('puts a piece by its centre, and says why it cannot be put there', () => {
    const map = field('4 0,0');
    const [east] = map
      .places('3', false)
      .filter(({ value }) => String(valueAt(value, ['at'])) === '12,0');
    const middle = {
      x: (east?.box.x ?? 0) + (east?.box.width ?? 0) / 2 + 0.3,
      y: (east?.box.y ?? 0) + (east?.box.height ?? 0) / 2 - 0.3,
    };
    expect(map.placeAt('3', false, middle)).toEqual(east);
    const refusal = map.placeAt('3', false, { x: 4, y: 4 });
    expect(english(game, 'why' in refusal ? refusal.why : '')).toMatch(
      /^panel 3 overlaps 4-\d+ \[R66\]$/,
    );
    const road = map.placeAt('3', false, { ...middle, y: middle.y + 2 });
    expect(english(game, 'why' in road ? road.why : '')).toMatch(
      /the road out of .* doesn’t continue in .* \[R65\]/,
    );
  });
});
