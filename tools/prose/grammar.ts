/** Checks grammar with harper.js, which runs locally without a network. */
import { Dialect, LocalLinter } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { CODE, type Passage } from './passages.ts';
import type { Fault } from './rules.ts';

/** Rules that are wrong for all of our text, each with the reason. */
const OFF: Readonly<Record<string, string>> = {
  SpellCheck: 'Needs a dictionary of games, units and tools.',
  SentenceCapitalization: 'List items and code begin in lower case.',
  OxfordComma: 'British English does without it.',
  SplitWords: 'The words of games are closed compounds: takeback, wargame.',
  CompoundNouns: 'Both spellings are usual in the field.',
  PhrasalVerbAsCompoundNoun: 'Reads names of parts as verbs.',
  ExpandTimeShorthands: 'Measurements use units: 5 ms.',
  ExpandMemoryShorthands: 'Measurements use units: 4 MB.',
  ExpandStandardInputAndOutput: 'stdout is the usual name.',
  ExpandControl: 'Ctrl-C is the usual name.',
  QuantifierNumeralConflict: 'Objects to "some 80 lines".',
  MassNouns: 'A ruling and a ping can be counted here.',
  ToTwoToo: 'Reads "lost to greedy" as a typing error.',
  MergeWords: 'Joins "4 s and".',
  Overall: 'Joins "over all outcomes".',
  NumericRangeEnDash: 'Dice columns are written 3-2.',
  OrthographicConsistency: 'Wants names of folders in capitals.',
  BuiltIn: 'Reads "is built in 0814" as an adjective.',
  MissingTo: 'Reads "means" and "expected" as verbs that need an infinitive.',
};

/** Rules for rulebooks, which are long: most of the other 800 rules find slips of informal English, and take 9 s. */
const FOR_RULEBOOKS = new Set([
  ...['AnA', 'AdjectiveDoubleDegree', 'CommaFixes', 'DoubleModal', 'DoubleNegative', 'HavePronoun'],
  ...[
    'InflectedVerbAfterTo',
    'ItsContraction',
    'ItsPossessive',
    'LongSentences',
    'ModalBeAdjective',
  ],
  ...['ModalOf', 'PronounAre', 'PronounVerbAgreement'],
  ...['RepeatedWords', 'SomeWithoutArticle', 'Spaces', 'SubjectPronoun', 'ThatThan', 'ThenThan'],
  ...['TheyreToTheir', 'UnclosedQuotes', 'VerbToAdjective', 'WrongNegative'],
]);

type Config = Readonly<Record<string, boolean | null>>;

/** harper.js, with the rules for rulebooks and those for all other texts. */
interface Checker {
  readonly linter: LocalLinter;
  readonly forRulebooks: Config;
  readonly forOthers: Config;
}

/** Loads harper.js, which takes seconds. */
async function load(): Promise<Checker> {
  const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.British });
  await linter.setup();
  const config = Object.entries(await linter.getDefaultLintConfig());
  const unknown = [...FOR_RULEBOOKS, ...Object.keys(OFF)].filter(
    (name) => !config.some(([known]) => known === name),
  );
  if (unknown.length > 0) throw new Error(`harper.js has no rule ${unknown.join(', ')}`);
  return {
    linter,
    forRulebooks: Object.fromEntries(config.map(([name]) => [name, FOR_RULEBOOKS.has(name)])),
    forOthers: Object.fromEntries(config.map(([name, isOn]) => [name, name in OFF ? false : isOn])),
  };
}

let loading: Promise<Checker> | undefined;

const isRulebook = (file: string): boolean => file.includes('/rulebook');

/** Checks passages file by file, with a linter that is loaded once. */
export async function grammarFaults(passages: readonly Passage[]): Promise<Fault[]> {
  loading ??= load();
  const { linter, forRulebooks, forOthers } = await loading;
  const files = [...Map.groupBy(passages, ({ file }) => file)];
  const faults: Fault[] = [];
  for (const [rules, isWanted] of [
    [forRulebooks, isRulebook],
    [forOthers, (file: string) => !isRulebook(file)],
  ] as const) {
    await linter.setLintConfig(rules);
    for (const [file, inFile] of files)
      if (isWanted(file)) faults.push(...(await faultsInFile(linter, inFile)));
  }
  return faults;
}

/** Matches the letter A as the name of a pattern, a class or a piece of the map. */
const NAMED_A = /(?<=\b(?:pattern|class|Lay) )A\b|\bA(?= is | and [A-F]\b|, [A-F]\b)/g;

/** Replaces inline code by a noun, and the article before it by one that fits every noun. */
const readable = (text: string): string =>
  text
    .replaceAll(NAMED_A, 'B')
    .replaceAll(new RegExp(`\\b[Aa]n? ${CODE}`, 'g'), `the ${CODE}`)
    .replaceAll(CODE, 'code');

const GAP = '\n\n';

async function faultsInFile(linter: LocalLinter, passages: readonly Passage[]): Promise<Fault[]> {
  const texts = passages.map(({ text }) => readable(text));
  const found = await linter.organizedLints(texts.join(GAP), { language: 'plaintext' });
  return Object.entries(found).flatMap(([rule, lints]) =>
    lints.flatMap((lint) => {
      const index = indexAt(texts, lint.span().start);
      const passage = passages[index];
      if (!passage) return [];
      const { file, place } = passage;
      return [{ file, place, rule, advice: lint.message(), sentence: texts[index] ?? '' }];
    }),
  );
}

/** Returns the index of the text that contains a character of the joined texts. */
function indexAt(texts: readonly string[], at: number): number {
  let end = 0;
  return texts.findIndex((text) => {
    end += text.length + GAP.length;
    return at < end;
  });
}
