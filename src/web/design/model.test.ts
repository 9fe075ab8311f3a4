import { describe, expect, test } from 'vitest';
import { english } from '../../../test/english.ts';
import { isles } from '../../../test/isles/index.ts';
import type { FormField } from '../../kernel/setup/design.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { DesignModel, isAt } from './model.ts';

const opened = () => {
  const designer = isles.document?.designer?.();
  if (!designer) throw new Error('Isles has a form');
  return new DesignModel(isles, designer);
};
const game = isles.open(parseSetup(isles));
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
    const designer = isles.document?.designer?.();
    if (!designer) throw new Error('Isles has a form');
    const model = new DesignModel(isles, { ...designer, start: () => start });
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

test('an error is shown only at the field that it is in', () => {
  const at = (place: string, ...path: (string | number)[]) =>
    isAt({ said: '', at: place }, { at: path });
  expect(at('document.forces[0].units.TK', 'forces', 0, 'units', 'TK')).toBe(true);
  expect(at('document.map.pieces[2].at', 'map', 'pieces')).toBe(true);
  expect(at('document.turnsLeft', 'turns')).toBe(false);
  expect(at('document.forces[10].morale', 'forces', 1)).toBe(false);
  expect(isAt(undefined, { at: ['turns'] })).toBe(false);
});
