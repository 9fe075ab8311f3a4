/** The gaps of a sentence, as the tests of message files see them. */
import { IntlMessageFormat } from 'intl-messageformat';
import { FORM, formOf } from '../src/i18n/speaker.ts';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** Names of what a sentence is to be given, each once, without the form that it is asked for in. */
export function gapsOf(sentence: string): string[] {
  const format = new IntlMessageFormat(sentence, 'en', undefined, { ignoreTag: true });
  const names = namesIn(format.getAst()).filter((name) => name !== FORM);
  return [...new Set(names.map((name) => formOf(name).name))].sort();
}

/** In branches of a plural or a selection too; `#` and text name nothing. */
const namesIn = (elements: readonly Element[]): string[] =>
  elements.flatMap((element) => [
    ...('value' in element && element.type !== 0 ? [element.value] : []),
    ...('options' in element
      ? Object.values(element.options).flatMap(({ value }) => namesIn(value))
      : []),
  ]);
