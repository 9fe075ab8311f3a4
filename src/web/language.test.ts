import { expect, test } from 'vitest';
import { languageFor } from './language.ts';

test.each([
  ['auto', ['de-AT', 'en'], 'de'],
  ['auto', ['fr', 'de', 'en'], 'de'],
  ['auto', ['en-GB', 'de'], 'en'],
  ['auto', ['fr'], 'en'],
  ['auto', [], 'en'],
  ['de', ['en'], 'de'],
  ['en', ['de'], 'en'],
  // A setting of another version of the page, which has more languages.
  ['eo', ['de'], 'de'],
  ['toString', [], 'en'],
])('chosen %s in a browser of %j: %s', (chosen, preferred, language) => {
  expect(languageFor(chosen, preferred)).toBe(language);
});
