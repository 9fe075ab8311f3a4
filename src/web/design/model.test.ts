import { describe, expect, test } from 'vitest';
import { english, prepare } from '../../../test/english.ts';
import { isles } from '../../../test/isles/index.ts';
import type { FormField, FormSection } from '../../kernel/setup/design.ts';
import { armageddon } from '../../games/armageddon/index.ts';
import { slammers } from '../../games/slammers/index.ts';
import { InputError, parseSetup } from '../../kernel/setup/setup.ts';
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
    expect(english(game, model.fault.value?.said)).toContain('document.map');
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
    model.variant.value = { changes: { 'unitCost.line-rifles.humans': 7 } };
    expect([points(), price(), model.fault.value?.at]).toEqual([
      '8 points',
      4,
      'document.decks[0].cards',
    ]);
    expect(() => model.take(model.draft.value)).toThrow(InputError);
    model.variant.value = undefined;
    expect([points(), price(), model.fault.value]).toEqual(['3 points', 2, undefined]);
    expect(model.game.value.setup).toEqual(pictures.setup);
  });

  test('that refuses the usual document still shows its form, with usual pictures', () => {
    const model = new DesignModel(slammers);
    model.variant.value = { changes: { 'price.conventional.TK': 40 } };
    expect(model.fault.value?.at).toBe('document.forces[0].points');
    expect(model.form.value.sections.length).toBeGreaterThan(0);
    expect(model.game.value.setup.variant).toBeUndefined();
  });
});

test('an error is shown only at the field that it is in', () => {
  const at = (place: string, ...path: (string | number)[]) =>
    isAt({ said: '', at: place }, { at: path });
  expect(at('document.forces[0].units.TK', 'forces', 0, 'units', 'TK')).toBe(true);
  expect(at('document.map.pieces[2].at', 'map', 'pieces')).toBe(true);
  expect(at('document.turnsLeft', 'turns')).toBe(false);
  expect(at('document.forces[10].morale', 'forces', 1)).toBe(false);
  expect(isAt(undefined, { at: ['turns'] })).toBe(false);
});
