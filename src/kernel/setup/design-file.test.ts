import { expect, test } from 'vitest';
import { inEnglish } from '../../../test/english.ts';
import { DESIGN_FORMAT, readDesignFile, writeDesignFile } from './design-file.ts';

const document = { cards: ['a'] };
const variant = { title: 'Fast', changes: { speed: 5 } };
const file = { format: DESIGN_FORMAT, game: 'tiny', variant, document };

test('a document alone is its own file, whatever it contains', () => {
  expect(writeDesignFile('tiny', document)).toBe(document);
  for (const raw of [document, { ...document, format: 'A4' }, 'text', undefined])
    expect(readDesignFile(raw, 'tiny')).toEqual({ document: raw });
});

test('a document and its variant are written into one file and read from it', () => {
  expect(writeDesignFile('tiny', document, variant)).toEqual(file);
  expect(readDesignFile(JSON.parse(JSON.stringify(file)), 'tiny')).toEqual({ document, variant });
  const { variant: _, ...plain } = file;
  expect(readDesignFile(plain, 'tiny')).toEqual({ document });
});

test.each([
  [{ ...file, format: 'countermarch/design/2' }, 'format: expected "countermarch/design/1"'],
  [{ ...file, game: 'chess' }, 'game: expected "tiny", found "chess"'],
  [{ ...file, documents: [] }, 'there is no field "documents"; did you mean document?'],
  [{ ...file, document: undefined }, 'document: required, but missing'],
])('a file is refused with the field at fault: %#', (raw, reason) => {
  expect(() => inEnglish(() => readDesignFile(raw, 'tiny'))).toThrow(reason);
});
