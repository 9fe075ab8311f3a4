import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { english, prepare } from '../../../test/english.ts';
import { isles } from '../../../test/isles/index.ts';
import { type FormField, type FormSection, withValue } from '../../kernel/setup/design.ts';
import { DESIGN_FORMAT, writeDesignFile } from '../../kernel/setup/design-file.ts';
import { armageddon } from '../../games/armageddon/index.ts';
import { slammers } from '../../games/slammers/index.ts';
import { InputError, type Json, parseSetup } from '../../kernel/setup/setup.ts';
import { packDraft, unpackDraft } from './draft.ts';
import { DesignModel, isAt } from './model.ts';

const opened = () => new DesignModel(isles);
const game = isles.open(parseSetup(isles));
const fieldsIn = ({ form }: DesignModel): FormField[] => {
  const all = ({ fields, sections = [] }: FormSection): readonly FormField[] => [
    ...fields,
    ...sections.flatMap(all),
  ];
  return form.value.sections.flatMap(all);
};
const fieldOf = ({ form }: DesignModel, at: string): FormField => {
  const fields = form.value.sections.flatMap((section) => section.fields);
  const found = fields.find((field) => field.at.join('.') === at);
  if (!found) throw new Error(`no field ${at}`);
  return found;
};

describe('a draft', () => {
  test('starts with the default document, which is valid', () => {
    const model = opened();
    expect(model.draft.value).toEqual(parseSetup(isles).document);
    expect(model.fault.value).toBeUndefined();
  });

  test('starts with the form’s own initial document if it has one, also when starting over', () => {
    const usual = opened();
    const start = { ...(usual.draft.value as object), cards: { raid: 2 } };
    const { document } = isles;
    const designer = document?.designer?.();
    if (!document || !designer) throw new Error('Isles has a form');
    const started = { ...document, designer: () => ({ ...designer, start: () => start }) };
    const model = new DesignModel({ ...isles, document: started });
    expect(model.draft.value).toEqual(start);
    model.set(['map', 0], '.^...');
    model.startOver();
    expect(model.draft.value).toEqual(start);
  });

  test('is edited field by field, and reports errors with their places', () => {
    const model = opened();
    model.set(['map', 0], '..x..');
    expect(english(game, model.fault.value?.text)).toContain('document.map');
    model.set(['map', 0], '.^...');
    expect(model.fault.value).toBeUndefined();
    expect(fieldOf(model, 'map.0')).toMatchObject({ value: '.^...' });
    model.set(['map', 5], '.....');
    expect(model.form.value.sections[0]?.fields).toHaveLength(6);
    model.set(['map', 5], undefined);
    expect(model.form.value.sections[0]?.fields).toHaveLength(5);
  });

  test('accepts valid documents, normalized, and rejects others', () => {
    const model = opened();
    model.take({ map: ['......', '......  '], cards: { raid: 2 } });
    expect(model.draft.value).toEqual({
      map: ['......', '......'],
      cards: { march: 0, raid: 2, scout: 0 },
    });
    const before = model.draft.value;
    expect(() => model.take({ map: [] })).toThrow();
    expect(model.draft.value).toBe(before);
    model.startOver();
    expect(model.draft.value).toEqual(parseSetup(isles).document);
  });
});

await Promise.all([prepare(armageddon), prepare(slammers)]);

const DESIGNS = new URL('../../../test/fixtures/designs/', import.meta.url);
/** Returns a file that the editor wrote before designs could have variants. */
const oldText = (name: string): string => readFileSync(new URL(name, DESIGNS), 'utf8').trimEnd();

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

/** Returns the draft as the file of a design with its variant, whether it is valid or not. */
const withVariant = (game: string, { draft, variant }: DesignModel): Json =>
  writeDesignFile(game, draft.value, variant.value);

describe.each([
  { module: slammers, at: ['title'], value: 'Meeting at the ford' },
  { module: armageddon, at: ['decks', 0, 'cards', 'skyhook-company'], value: 1 },
])('old designs of $module.id', ({ module, at, value }) => {
  const { id } = module;

  test('are opened from files, links and drafts, and saved to the byte as before', async () => {
    const document = JSON.parse(oldText(`${id}.json`));
    const model = new DesignModel(module);
    model.take(document);
    expect(JSON.stringify(model.file(), undefined, 2)).toBe(oldText(`${id}.json`));
    expect(stored.get(`countermarch.draft.${id}`)).toBe(JSON.stringify(document));
    expect(await packDraft(model.file())).toBe(oldText(`${id}.link`));
    model.startOver();
    model.take(JSON.parse((await unpackDraft(oldText(`${id}.link`))) ?? ''));
    expect(model.draft.value).toEqual(document);
    stored.set(`countermarch.draft.${id}`, oldText(`${id}.draft`));
    const again = new DesignModel(module);
    expect([again.draft.value, again.variant.value]).toEqual([document, undefined]);
    again.startOver();
    again.set(at, value);
    expect(stored.get(`countermarch.draft.${id}`)).toBe(oldText(`${id}.draft`));
  });
});

describe('a design with a variant', () => {
  const cheap = { title: 'Cheap rifles', changes: { 'unitCost.line-rifles.humans': 1 } };
  const file = (variant: unknown) => ({
    ...{ format: DESIGN_FORMAT, game: 'armageddon', variant },
    document: JSON.parse(oldText('armageddon.json')),
  });

  test('is stored, saved and opened as a whole', () => {
    const model = new DesignModel(armageddon);
    const initial = model.draft.value;
    model.take(file(cheap));
    expect([model.variant.value, model.opening.value.variant]).toEqual([cheap, cheap]);
    expect(model.file()).toEqual(file(cheap));
    const again = new DesignModel(armageddon);
    expect(again.file()).toEqual(file(cheap));
    again.setVariant(undefined);
    expect(again.file()).toEqual(file(cheap).document);
    expect(new DesignModel(armageddon).variant.value).toBeUndefined();
    again.setVariant(cheap);
    again.set(['decks', 0, 'cards', 'wren'], 0);
    expect(new DesignModel(armageddon).variant.value).toEqual(cheap);
    again.startOver();
    expect([again.variant.value, again.draft.value]).toEqual([undefined, initial]);
  });

  test('keeps a draft that its variant makes too expensive', () => {
    const model = new DesignModel(armageddon);
    model.setVariant({ changes: { 'unitCost.line-rifles.humans': 7 } });
    const again = new DesignModel(armageddon);
    expect(again.fault.value?.at).toBe('document.decks[0].cards');
    expect(again.draft.value).toEqual(model.draft.value);
  });

  test.each([
    ['out of range', { 'unitCost.line-rifles.humans': 400 }, 'input.number'],
    ['of unknown values', { 'unitCost.gone.humans': 4 }, 'input.variant.value'],
  ])('%s is refused whole, and can be opened without it', (_, changes, key) => {
    const model = new DesignModel(armageddon);
    model.take(file(cheap));
    const { draft, variant } = model;
    const before = [draft.value, variant.value, stored.get('countermarch.draft.armageddon')];
    const now = () => [draft.value, variant.value, stored.get('countermarch.draft.armageddon')];
    model.take(file({ changes }));
    expect(JSON.stringify(model.refused.value?.fault)).toContain(key);
    expect(now()).toEqual(before);
    model.restore();
    expect([model.refused.value, ...now()]).toEqual([undefined, ...before]);
    model.take(file({ changes }));
    model.takeWithoutVariant();
    expect(model.refused.value).toBeUndefined();
    expect(model.file()).toEqual(file(cheap).document);
  });

  test('that this version refuses stays stored until the player decides', () => {
    const refused = JSON.stringify(file({ changes: { 'unitCost.gone.humans': 4 } }));
    stored.set('countermarch.draft.armageddon', refused);
    const model = new DesignModel(armageddon);
    expect(model.refused.value?.isStored).toBe(true);
    expect(stored.get('countermarch.draft.armageddon')).toBe(refused);
    model.takeWithoutVariant();
    expect(model.file()).toEqual(file(cheap).document);
  });

  test('is refused if it is for another game, or of a later version', () => {
    const model = new DesignModel(armageddon);
    expect(() => model.take({ ...file(cheap), game: 'slammers' })).toThrow(InputError);
    expect(() => model.take({ ...file(cheap), format: 'countermarch/design/2' })).toThrow(
      InputError,
    );
    expect(model.refused.value).toBeUndefined();
  });

  test('is compared by its document', () => {
    const model = new DesignModel(armageddon);
    expect(model.formOf(file(cheap))).toEqual(model.formOf(file(cheap).document));
  });
});

test('a file without a variant is opened with usual values, or with the current ones if it needs them', () => {
  const document = JSON.parse(oldText('armageddon.json'));
  const model = new DesignModel(armageddon);
  const cheap = { changes: { 'unitCost.line-rifles.humans': 1 } };
  model.setVariant(cheap);
  model.take(document);
  expect(model.variant.value).toBeUndefined();
  const deck = ['decks', 0, 'cards'];
  const more = withValue(document, [...deck, 'skyhook-company'], 2);
  const many = withValue(more, [...deck, 'breach-pioneers'], 2);
  expect(() => model.take(many)).toThrow(InputError);
  model.setVariant(cheap);
  model.take(many);
  expect([model.draft.value, model.variant.value]).toEqual([many, cheap]);
});

describe('a variant', () => {
  test('prices the form and its pictures, and decides whether the draft and files are valid', () => {
    const model = new DesignModel(armageddon);
    const price = () => model.game.value.look.cards?.face('line-rifles')?.price.n;
    const points = () => {
      const field = fieldsIn(model).find(({ at }) => at.join('.') === 'decks.0.cards.line-rifles');
      return english(model.game.value, field?.hint);
    };
    const pictures = model.game.value;
    expect([points(), price(), model.fault.value]).toEqual(['3 points', 2, undefined]);
    model.setVariant({ changes: { 'unitCost.line-rifles.humans': 7 } });
    expect([points(), price(), model.fault.value?.at]).toEqual([
      '8 points',
      4,
      'document.decks[0].cards',
    ]);
    expect(() => model.take(withVariant('armageddon', model))).toThrow(InputError);
    model.setVariant(undefined);
    expect([points(), price(), model.fault.value]).toEqual(['3 points', 2, undefined]);
    expect(model.game.value.setup).toEqual(pictures.setup);
  });

  test('that refuses the usual document still shows its form, with usual pictures', () => {
    const model = new DesignModel(slammers);
    model.setVariant({ changes: { 'price.conventional.TK': 40 } });
    expect(model.fault.value?.at).toBe('document.forces[0].points');
    expect(model.form.value.sections.length).toBeGreaterThan(0);
    expect(model.game.value.setup.variant).toBeUndefined();
  });
});

test('an error is shown only at the field that it is in', () => {
  const at = (place: string, ...path: (string | number)[]) =>
    isAt({ text: '', at: place }, { at: path });
  expect(at('document.forces[0].units.TK', 'forces', 0, 'units', 'TK')).toBe(true);
  expect(at('document.map.pieces[2].at', 'map', 'pieces')).toBe(true);
  expect(at('document.turnsLeft', 'turns')).toBe(false);
  expect(at('document.forces[10].morale', 'forces', 1)).toBe(false);
  expect(isAt(undefined, { at: ['turns'] })).toBe(false);
});
