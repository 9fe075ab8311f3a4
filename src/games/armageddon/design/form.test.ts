import { describe, expect, test } from 'vitest';
import {
  type DesignForm,
  type FormField,
  type FormSection,
  valueAt,
  withValue,
} from '../../../kernel/setup/design.ts';
import type { Json } from '../../../kernel/setup/json.ts';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import { parseSetup } from '../../../kernel/setup/setup.ts';
import { armageddon } from '../index.ts';
import { en } from '../i18n/en.ts';
import { msg } from '../i18n/msg.ts';
import type { DeckDocument } from './document.ts';
import { createDesigner } from './form.ts';

const designer = createDesigner();
const start = (): Json => designer.start?.() ?? {};
const set = (draft: Json, at: readonly (string | number)[], value: Json | undefined): Json =>
  designer.tidy(withValue(draft, at, value));

const allSections = (sections: readonly FormSection[]): FormSection[] =>
  sections.flatMap((section) => [section, ...allSections(section.sections ?? [])]);
const sectionsOf = (form: DesignForm) => allSections(form.sections);
const section = (draft: Json, id: string): FormSection =>
  sectionsOf(designer.form(draft)).find((each) => each.id === id) as FormSection;
const field = (draft: Json, place: string): FormField | undefined =>
  sectionsOf(designer.form(draft))
    .flatMap(({ fields }) => fields)
    .find(({ at }) => at.join('.') === place);

describe('[8.1] the form of decks', () => {
  test('starts with two starter decks, which are a valid document', () => {
    expect(parseSetup(armageddon, { document: start() }).document).toEqual(start());
    expect(designer.tidy(start())).toEqual(start());
  });

  test('[1.1] has fields for heroes, units, facilities, attack cards and tiles', () => {
    const ids = sectionsOf(designer.form(start())).map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('deck-red-'))).toEqual([
      'deck-red-hero',
      'deck-red-unit',
      'deck-red-facility',
      'deck-red-attack',
      'deck-red-tiles',
    ]);
  });

  test('[8.2] [8.3] has a field for every card of a faction, with its points, and the totals', () => {
    const units = section(start(), 'deck-red-unit');
    expect(units.fields.map(({ at }) => at[3])).toContain('skyhook-company');
    expect(units.fields).toHaveLength(16);
    expect(field(start(), 'decks.0.cards.line-rifles')).toMatchObject({
      ...{ kind: 'number', value: 3, min: 0, max: 3, hint: { args: { n: 3 } } },
    });
    expect(field(start(), 'decks.0.cards.wren')).toMatchObject({ value: 1, max: 1 });
    expect(field(start(), 'decks.0.cards.husk-drones')).toBeUndefined();
    expect(section(start(), 'deck-red').tally).toMatchObject({ n: 164, most: 175 });
    expect(units.tally).toMatchObject({ n: 36, most: 50 });
    expect(section(start(), 'deck-red-tiles').tally).toMatchObject({ n: 5, most: 5 });
    const less = set(start(), ['decks', 0, 'cards', 'line-rifles'], 0);
    expect(section(less, 'deck-red').tally?.n).toBe(155);
    expect(valueAt(less, ['decks', 0, 'cards', 'line-rifles'])).toBeUndefined();
  });

  test('[8.2] [D18] points and limits are those of a variant', () => {
    const changes = { 'unitCost.line-rifles.humans': 6, mostCards: 60 };
    const form = armageddon.document?.designer?.({ changes }).form(start());
    const sections = allSections(form?.sections ?? []);
    const rifles = sections
      .flatMap(({ fields }) => fields)
      .find(({ at }) => at.join('.') === 'decks.0.cards.line-rifles');
    expect(rifles?.hint).toEqual(msg('design.price', { n: 7 }));
    const tallyOf = (id: string) => sections.find((each) => each.id === id)?.tally;
    expect(tallyOf('deck-red')?.n).toBe(164 + 3 * (7 - 3));
    expect(tallyOf('deck-red-unit')?.most).toBe(60);
  });

  test('[8.1] every card has a face, shared ones with the crest of the faction', () => {
    const { look } = armageddon.open(parseSetup(armageddon, {}));
    const types = ['hero', 'unit', 'facility', 'attack']
      .flatMap((family) => section(start(), `deck-red-${family}`).fields)
      .map((each) => (each.kind === 'number' ? each.item?.type : undefined));
    expect(types.filter((type) => type === undefined || !look.cards?.face(type))).toEqual([]);
    expect(types).toContain('line-rifles');
    expect(types).toContain('outpost-compact');
  });

  test('[8.1] changing the faction loads its starter deck', () => {
    const draft = set(start(), ['decks', 0, 'faction'], 'clans');
    expect((draft as unknown as DeckDocument).decks[0]).toMatchObject({
      ...{ seat: 'red', faction: 'clans', tiles: { 'mesa-foot': 1 } },
    });
    expect(parseSetup(armageddon, { document: draft }).document).toEqual(draft);
  });

  test('decks can be added for seats without one, and removed; each seat has at most one', () => {
    const [addition] = section(start(), 'decks').additions ?? [];
    const draft = set(start(), ['decks', 2], addition?.value);
    expect(section(draft, 'decks').additions).toHaveLength(1);
    const seats = field(draft, 'decks.2.seat');
    expect(seats?.kind === 'choice' && seats.choices.map(({ value }) => value)).toEqual([
      'green',
      'yellow',
    ]);
    const one = set(start(), ['decks', 1], undefined);
    expect((one as unknown as DeckDocument).decks).toHaveLength(1);
    expect(section(one, 'deck-red').entry).toBeUndefined();
    expect(section(draft, 'deck-red').entry).toEqual(['decks', 0]);
  });

  test('limits are chosen from a list', () => {
    const draft = set(start(), ['points'], 275);
    expect(section(draft, 'deck-red').tally?.most).toBe(275);
    const points = field(draft, 'points');
    expect(points?.kind === 'choice' && points.chosen).toBe(3);
  });

  test('everything in it has English text', () => {
    const texts = sectionsOf(designer.form(start())).flatMap((each) => [
      each.title,
      ...(each.tally ? [each.tally.label] : []),
      ...(each.additions ?? []).map(({ label }) => label),
      ...each.fields.flatMap(({ label, hint }) => [label, ...(hint ? [hint] : [])]),
    ]);
    const keys = texts.map((each: LocalizedText) => (typeof each === 'string' ? each : each.key));
    expect(keys.filter((key) => !(key in en))).toEqual([]);
  });
});
