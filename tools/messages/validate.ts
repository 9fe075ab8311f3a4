/** Finds faults of a translation, and describes them to its translator. */
import { type Gap, gapsIn, namesIn, usesIn } from './gaps.ts';

/** Returns the rule numbers in a message, each once. */
const rulesIn = (text: string): string[] => [
  ...new Set(text.match(/\[[RD]?\d+(?:\.\d+)*\]/g) ?? []),
];

const without = (some: readonly string[], others: readonly string[]): string[] =>
  some.filter((one) => !others.includes(one));

const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

/** Returns the reasons to refuse a translation; empty if it is valid. Rulebooks (`isPlain`) have no placeholders. */
export function faultsOf(
  english: string,
  translation: string,
  language: string,
  isPlain = false,
): string[] {
  const rules = rulesFaults(english, translation);
  if (isPlain) return rules;
  let uses: readonly Gap[];
  try {
    uses = usesIn(translation);
  } catch (error) {
    return [`it is not a valid ICU message: ${(error as Error).message}`];
  }
  return [...gapFaults(english, uses), ...optionFaults(english, uses, language), ...rules];
}

function gapFaults(english: string, uses: readonly Gap[]): string[] {
  const [wanted, given] = [namesIn(usesIn(english)), namesIn(uses)];
  const [missing, unknown] = [without(wanted, given), without(given, wanted)];
  const known = wanted.length === 0 ? 'it has none' : `known: ${inBraces(wanted)}`;
  return [
    ...(missing.length > 0 ? [`the placeholder ${inBraces(missing)} is missing`] : []),
    ...(unknown.length > 0 ? [`there is no placeholder ${inBraces(unknown)}; ${known}`] : []),
  ];
}

/** Checks that a choice between texts has a text for each case of its kind, and no text that is never chosen. */
function optionFaults(english: string, uses: readonly Gap[], language: string): string[] {
  const selects = gapsIn(english).filter(({ kind }) => kind === 'select');
  const forms: readonly string[] = new Intl.PluralRules(language).resolvedOptions()
    .pluralCategories;
  return uses.flatMap(({ name, kind, options }) => {
    const known =
      kind === 'plural' ? forms : selects.find((select) => select.name === name)?.options;
    const unknown = without(options, known ?? options).filter((option) => !/^=\d+$/.test(option));
    return unknown.length > 0
      ? [`{${name}} has no case ${unknown.join(', ')}; known: ${known?.join(', ')}`]
      : [];
  });
}

function rulesFaults(english: string, translation: string): string[] {
  const [wanted, given] = [rulesIn(english), rulesIn(translation)];
  const [missing, unknown] = [without(wanted, given), without(given, wanted)];
  return [
    ...(missing.length > 0 ? [`the rule number ${missing.join(', ')} is missing`] : []),
    ...(unknown.length > 0 ? [`the English does not name the rule ${unknown.join(', ')}`] : []),
  ];
}
