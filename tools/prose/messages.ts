/** Messages as passages: each is checked as it appears on the screen, with every branch of a plural or choice. */
import { IntlMessageFormat } from 'intl-messageformat';
import { isRule, type CatalogueSource } from '../messages/catalogue.ts';
import { CODE, type Passage } from './passages.ts';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];
const [LITERAL, NUMBER] = [0, 7];

/** Returns the texts of a message, one for each branch; rulebooks have no placeholders. */
export function variantsOf(text: string): string[] {
  const elements = new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst();
  const count = Math.max(1, ...branchCounts(elements));
  return [...new Set(Array.from({ length: count }, (_, i) => textOf(elements, i)))];
}

const branchCounts = (elements: readonly Element[]): number[] =>
  elements.flatMap((element) =>
    'options' in element
      ? [
          Object.keys(element.options).length,
          ...Object.values(element.options).flatMap(({ value }) => branchCounts(value)),
        ]
      : [],
  );

/** Returns the text with the branch of this index, or the last one, of each choice. */
const textOf = (elements: readonly Element[], branch: number): string =>
  elements
    .map((element) => {
      if (element.type === LITERAL && 'value' in element) return element.value;
      if (element.type === NUMBER) return '5';
      if (!('options' in element)) return CODE;
      const options = Object.values(element.options);
      return textOf((options[branch] ?? options.at(-1))?.value ?? [], branch);
    })
    .join('');

/** Whether a text consists of whole sentences; parts of sentences and labels need not. */
const isSentence = (text: string): boolean => /^[\p{Lu}`].*\s.*[.!?]$/su.test(text);

/** Returns the passages of messages, each with its key. */
export const passagesOf = (sources: readonly CatalogueSource[]): Passage[] =>
  sources.flatMap(({ file, key, text }) =>
    (isRule(key) ? [text] : variantsOf(text))
      .filter((variant) => /\p{L}{2}/u.test(variant))
      .map((variant, i) => ({
        ...{ file, place: key, text: variant },
        // Check the grammar of the first branch only: others are mostly the same, and checking costs time.
        isLabel: i > 0 || !isSentence(variant),
      })),
  );
