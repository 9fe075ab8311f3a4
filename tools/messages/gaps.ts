/** The placeholders of a message: their names, and how the message uses each. */
import { IntlMessageFormat } from 'intl-messageformat';
import { FORM, formOf } from '../../src/i18n/translator.ts';

/** A use of a placeholder in the text of a message. */
export interface Gap {
  readonly name: string;
  /** `plain`: filled in. `plural`, `select`: chooses between texts. */
  readonly kind: 'plain' | 'plural' | 'select';
  /** Names of the texts that it chooses from. */
  readonly options: readonly string[];
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

const LITERAL = 0;
const SELECT = 5;

const known = new Map<string, readonly Gap[]>();

/**
 * Returns every use of a placeholder; throws if the message is not valid ICU. Leaves out `form`, which the translator
 * itself fills in.
 */
export function usesIn(text: string): readonly Gap[] {
  const before = known.get(text);
  if (before) return before;
  const uses = parseUses(text);
  known.set(text, uses);
  return uses;
}

function parseUses(text: string): Gap[] {
  const format = new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true });
  return usesOf(format.getAst()).filter(({ name }) => name !== FORM);
}

const usesOf = (elements: readonly Element[]): Gap[] =>
  elements.flatMap((element): Gap[] => {
    if (!('value' in element) || element.type === LITERAL) return [];
    const { name } = formOf(element.value);
    if (!('options' in element)) return [{ name, kind: 'plain', options: [] }];
    const kind = element.type === SELECT ? 'select' : 'plural';
    const inside = Object.values(element.options).flatMap(({ value }) => usesOf(value));
    return [{ name, kind, options: Object.keys(element.options) }, ...inside];
  });

/** Returns the names of the placeholders, each once. */
export const namesIn = (uses: readonly Gap[]): string[] =>
  [...new Set(uses.map(({ name }) => name))].sort();

/** Returns the placeholders, each once, with all texts that it chooses from. */
export function gapsIn(text: string): Gap[] {
  const uses = usesIn(text);
  return namesIn(uses).map((name) => {
    const own = uses.filter((use) => use.name === name);
    const kind = own.find((use) => use.kind !== 'plain')?.kind ?? 'plain';
    return { name, kind, options: [...new Set(own.flatMap(({ options }) => options))] };
  });
}
