/** Grammar by harper.js, which runs on this machine and needs no network. */
import { Dialect, LocalLinter } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { CODE, type Passage } from './passages.ts';
import type { Fault } from './rules.ts';

/** Rules that are wrong about our text as a whole, each with the reason. */
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

/** Loads harper.js, which takes seconds. */
async function loadLinter(): Promise<LocalLinter> {
  const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.British });
  await linter.setup();
  const config = await linter.getDefaultLintConfig();
  for (const name of Object.keys(OFF)) config[name] = false;
  await linter.setLintConfig(config);
  return linter;
}

let loading: Promise<LocalLinter> | undefined;

/** Reads passages in one go, file by file, with a linter that is loaded once. */
export async function grammarFaults(passages: readonly Passage[]): Promise<Fault[]> {
  loading ??= loadLinter();
  const linter = await loading;
  const files = Map.groupBy(passages, ({ file }) => file);
  const faults: Fault[] = [];
  for (const inFile of files.values()) faults.push(...(await faultsInFile(linter, inFile)));
  return faults;
}

/** Inline code becomes a noun, and the article before it one that fits every noun. */
const readable = (text: string): string =>
  text.replaceAll(new RegExp(`\\b[Aa]n? ${CODE}`, 'g'), `the ${CODE}`).replaceAll(CODE, 'code');

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

/** Index of the text that holds a character of the joined texts. */
function indexAt(texts: readonly string[], at: number): number {
  let end = 0;
  return texts.findIndex((text) => {
    end += text.length + GAP.length;
    return at < end;
  });
}
