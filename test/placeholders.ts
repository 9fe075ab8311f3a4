/** The placeholders of a message, as the tests of message files see them. */
import { IntlMessageFormat } from 'intl-messageformat';
import { FORM, formOf } from '../src/i18n/translator.ts';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** Names of the values that a message needs, each once and without its format. */
export function gapsOf(sentence: string): string[] {
  const format = new IntlMessageFormat(sentence, 'en', undefined, { ignoreTag: true });
  const names = namesIn(format.getAst()).filter((name) => name !== FORM);
  return [...new Set(names.map((name) => formOf(name).name))].sort();
}

/** Includes placeholders in branches of plurals and selections; `#` and plain text name no value. */
const namesIn = (elements: readonly Element[]): string[] =>
  elements.flatMap((element) => [
    ...('value' in element && element.type !== 0 ? [element.value] : []),
    ...('options' in element
      ? Object.values(element.options).flatMap(({ value }) => namesIn(value))
      : []),
  ]);
