/**
 * Rule coverage: which rule numbers of a game's rulebook are in the code, which have a test, and which numbers in the
 * game's folder are not in the rulebook.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameModule } from '../kernel/game.ts';
import type { Rule } from '../kernel/rulebook.ts';
import { InputError } from '../kernel/setup/setup.ts';
import { folderOf } from './games.ts';

/** A place where a number is found: `rules/07-combat.ts:12`. */
type Place = string;

export interface RuleCoverage {
  readonly rule: Rule;
  readonly code: readonly Place[];
  readonly tests: readonly Place[];
}

export interface Coverage {
  readonly game: string;
  readonly rules: readonly RuleCoverage[];
  /** The fact sheet's statements, each with the tests that name it. */
  readonly statements: readonly {
    readonly n: number;
    readonly text: string;
    readonly tests: readonly Place[];
  }[];
  /** Sentences about all gaps: missing or unknown numbers. Empty: no gap. */
  readonly gaps: readonly string[];
}

/** One source file of a game, by its path inside the game's folder. */
interface SourceFile {
  readonly path: string;
  readonly text: string;
}

interface Mention {
  readonly id: string;
  readonly place: Place;
  readonly test: boolean;
}

/** Files that list rules but do not implement them. */
const LISTS = /(^|\/)(rulebook\/.*|(rulebook(-\w+)*|statements)\.ts)$/;
/** Files of messages: their numbers must be known, but do not count as code of a rule. */
const WORDS = /(^|\/)i18n\//;
/** Matches `[7.042]`, `[R12]`, `[D3]`, `[S40]`, `[CRT]`; not an index such as `list[0]`. */
const BRACKETED = /(?<![\w\])])\[((?:[RDS]?\d+(?:\.\d+)*[a-z]?)|[A-Z]{2,4})\]/g;
const STEP_RULE = /\b(?:rule: |refuse\()'([^']+)'/g;
const QUOTED = /(['"`])(?:(?!\1)[^\\\n]|\\.)*\1/g;

/** Returns the coverage of a game from its sources. */
export async function coverageOf(module: GameModule): Promise<Coverage> {
  const folder = folderOf(module.id);
  const sources = readSources(folder);
  if (sources.length === 0)
    throw new InputError(
      `rules: this check reads the sources of ${module.id}, but there are none in ${folder}. Run it in a clone of the project, or print the rules instead: countermarch rules ${module.id} --text`,
    );
  const rulebook = await module.rulebook();
  const coverage = (statements: readonly string[]) =>
    measureCoverage(module.id, rulebook, statements, sources);
  const list = ['statements.ts', 'src/statements.ts']
    .map((file) => join(folder, file))
    .find(existsSync);
  if (list !== undefined) {
    const { statements } = await import(pathToFileURL(list).href);
    return coverage(statements as readonly string[]);
  }
  const found = coverage([]);
  return { ...found, gaps: [...found.gaps, `${module.id} has no statements.ts`] };
}

function readSources(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.ts$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !/(^|[/\\])node_modules[/\\]/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

/** Compares a rulebook and statements with sources; pure. */
export function measureCoverage(
  game: string,
  rulebook: readonly Rule[],
  statements: readonly string[],
  files: readonly SourceFile[],
): Coverage {
  const mentions = files.filter((f) => !LISTS.test(f.path)).flatMap(mentionsIn);
  const places = (id: string, test: boolean) => [
    ...new Set(
      mentions
        .filter((m) => m.id === id && m.test === test && !WORDS.test(m.place))
        .map((m) => m.place),
    ),
  ];
  const rules = rulebook.map((rule) => ({
    rule,
    code: places(rule.id, false),
    tests: places(rule.id, true),
  }));
  const stated = statements.map((text, i) => ({
    n: i + 1,
    text,
    tests: places(`S${i + 1}`, true),
  }));
  const known = new Set([...rulebook.map((r) => r.id), ...stated.map(({ n }) => `S${n}`)]);
  const gaps = [
    ...repeated(rulebook.map((r) => r.id)).map((id) => `[${id}] appears twice in the rulebook`),
    ...rules.flatMap(ruleGaps),
    ...stated.filter((s) => s.tests.length === 0).map((s) => `[S${s.n}] has no test: ${s.text}`),
    ...mentions
      .filter((m) => !known.has(m.id))
      .map((m) => `[${m.id}] at ${m.place} is not in the rulebook`),
  ];
  return { game, rules, statements: stated, gaps };
}

function ruleGaps({ rule, code, tests }: RuleCoverage): string[] {
  if (rule.status === 'heading' || rule.status === 'unused') return [];
  return [
    ...(rule.text.trim() === '' ? [`[${rule.id}] has no text`] : []),
    ...(rule.status === 'done' && code.length === 0
      ? [`[${rule.id}] ${rule.title}: no code names it`]
      : []),
    ...(tests.length === 0 ? [`[${rule.id}] ${rule.title}: no test names it`] : []),
  ];
}

const repeated = (ids: readonly string[]): string[] => ids.filter((id, i) => ids.indexOf(id) !== i);

function mentionsIn({ path, text }: SourceFile): Mention[] {
  const test = path.endsWith('.test.ts');
  return text.split('\n').flatMap((line, i) => {
    const place = `${path}:${i + 1}`;
    // In tests only names count, so that a number in a comment is not taken for a test.
    const words = test
      ? (line.match(QUOTED) ?? []).join('\n')
      : `${commentOf(line)}\n${(line.match(QUOTED) ?? []).join('\n')}`;
    const ids = [...words.matchAll(BRACKETED)].flatMap(([, id]) => id ?? []);
    const steps = test ? [] : [...line.matchAll(STEP_RULE)].flatMap(([, id]) => id ?? []);
    return [...ids, ...steps].map((id) => ({ id, place, test }));
  });
}

/** Returns the comment in a line; lines of block comments begin with a star. */
function commentOf(line: string): string {
  const block = /^\s*\/?\*+(.*)$/.exec(line);
  if (block) return ` ${block[1]}`;
  const at = line.indexOf('//');
  return at < 0 ? '' : ` ${line.slice(at + 2)}`;
}
