/**
 * Studies as files, `.cms`: one JSON object on each line (docs/study.md). The text is canonical except for packed
 * integers: equal studies give equal lines. Reading returns the whole study or throws.
 */
import { z } from 'zod';
import { readJson } from '../kernel/setup/read-json.ts';
import { InputError } from '../kernel/setup/setup.ts';
import { msg } from '../kernel/text/message.ts';
import { kindOfOther, linesOf } from '../table/record/file-text.ts';
import { RecordError } from '../table/record/record.ts';
import { enclosedFields, faultOfFile } from './enclosed.ts';
import { applyOperation, operationSchema, type StudyOperation } from './operations.ts';
import { packInts, unpackInts } from './packing.ts';
import {
  bySchema,
  chapterFields,
  commentSchema,
  hashSchema,
  idSchema,
  markSchema,
  nodeIdSchema,
  shapesSchema,
  word,
} from './shapes.ts';
import {
  openStudy,
  shownChapters,
  shownNodes,
  type Study,
  type StudyChapter,
  type StudyNode,
} from './study.ts';

/** Value of `format` in the first line of a study. */
export const STUDY_FORMAT = 'countermarch/study/1';

const headSchema = z.strictObject({
  format: z.literal(STUDY_FORMAT),
  id: idSchema,
  name: word,
});

const chapterLine = z.strictObject({
  chapter: idSchema,
  ...chapterFields,
  state: z.exactOptional(z.string()),
});

const nodeLine = z.strictObject({
  id: nodeIdSchema,
  up: idSchema,
  side: z.exactOptional(idSchema),
  do: z.exactOptional(word),
  guess: z.exactOptional(z.string()),
  by: z.exactOptional(bySchema),
  name: z.exactOptional(word),
  mark: z.exactOptional(markSchema),
  shapes: z.exactOptional(shapesSchema),
  say: z.exactOptional(z.array(commentSchema)),
});

const fileLine = z.strictObject({ file: hashSchema, ...enclosedFields });

/** Writes a study with its records and bundles, without pruned parts, as the text of a file, which `readStudy` reads back. */
export async function writeStudy(study: Study): Promise<string> {
  const { id, name } = study;
  const lines: unknown[] = [{ format: STUDY_FORMAT, id, name }];
  for (const chapter of shownChapters(study)) {
    lines.push(await chapterAsLine(chapter));
    for (const node of shownNodes(chapter)) lines.push(await nodeAsLine(node));
  }
  for (const { id: file, kind, packed } of study.files.values()) lines.push({ file, kind, packed });
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

async function chapterAsLine({ id, name, root }: StudyChapter): Promise<unknown> {
  const { game, setup, rules, layout, bundle, from, state, as } = root;
  const { scenario, options, variant, document } = setup;
  const sorted = Object.fromEntries(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));
  const packed = state && (await packInts(state));
  const whole = { scenario, options: sorted, variant, document };
  return { chapter: id, name, game, setup: whole, rules, layout, bundle, from, state: packed, as };
}

async function nodeAsLine(node: StudyNode): Promise<unknown> {
  const { id, up, side, text, by, name, mark, shapes, comments } = node;
  const guess = node.guess && (await packInts(node.guess));
  const move = guess === undefined ? text : undefined;
  return { id, up, side, do: move, guess, by, name, mark, shapes, say: comments };
}

/**
 * Reads a study. Throws a `RecordError` with the number and field of the wrong line. It does not check whether moves
 * are legal: `checkChapter` does.
 */
export async function readStudy(file: string): Promise<Study> {
  const lines = linesOf(file);
  const other = kindOfOther(file);
  if (other) throw new RecordError(1, other);
  const [first = ''] = lines;
  const head = parse(headSchema, first, 1);
  const study = openStudy(head.id, head.name);
  const chapters = new Set<string>();
  for (const [i, line] of lines.entries()) {
    if (i === 0) continue;
    for (const operation of await operationsIn(line, i + 1, chapters)) {
      const why = applyOperation(study, operation);
      if (why) throw new RecordError(i + 1, why);
    }
  }
  return study;
}

async function operationsIn(
  line: string,
  at: number,
  chapters: Set<string>,
): Promise<StudyOperation[]> {
  const raw = parseLine(line, at);
  if ('file' in raw) return fileOperations(check(fileLine, raw, at), at);
  if (!('chapter' in raw)) return nodeOperations(check(nodeLine, raw, at), at);
  const { chapter: id, state, ...rest } = check(chapterLine, raw, at);
  if (chapters.has(id)) throw faultAt(at, 'chapter', 'study.twice', { id });
  chapters.add(id);
  const ints = state === undefined ? undefined : await intsOf(state, at, 'state');
  return [checked({ op: 'chapter', id, ...rest, ...(ints && { state: ints }) }, at)];
}

async function fileOperations(
  { file: id, ...rest }: z.infer<typeof fileLine>,
  at: number,
): Promise<StudyOperation[]> {
  const wrong = await faultOfFile({ id, ...rest });
  if (wrong) throw new RecordError(at, msg('fault.at', { ...wrong }));
  return [{ op: 'file', id, ...rest }];
}

async function nodeOperations(
  { name, mark, shapes, say = [], guess, ...node }: z.infer<typeof nodeLine>,
  at: number,
): Promise<StudyOperation[]> {
  const { id } = node;
  const ints = guess === undefined ? undefined : await intsOf(guess, at, 'guess');
  return [
    checked({ op: 'node', ...node, ...(ints && { guess: ints }) }, at),
    ...(name === undefined ? [] : [{ op: 'name', id, name } as const]),
    ...(mark ? [{ op: 'mark', id, mark } as const] : []),
    ...(shapes ? [{ op: 'shapes', id, shapes } as const] : []),
    ...say.map(({ id: comment, by, text }) => ({ op: 'comment', id, comment, by, text }) as const),
  ];
}

async function intsOf(text: string, at: number, field: string): Promise<number[]> {
  const ints = await unpackInts(text);
  if (!ints) throw faultAt(at, field, 'study.packed');
  return ints;
}

const checked = (operation: StudyOperation, at: number): StudyOperation =>
  check(operationSchema, operation, at);

const faultAt = (at: number, field: string, key: string, args = {}): RecordError =>
  new RecordError(at, msg('fault.at', { at: field, fault: msg(key, args) }));

const parse = <T>(schema: z.ZodType<T>, line: string, at: number): T =>
  check(schema, parseLine(line, at), at);

function parseLine(line: string, at: number): Record<string, unknown> {
  try {
    const raw = readJson(line);
    if (typeof raw === 'object' && raw !== null && !Array.isArray(raw))
      return raw as Record<string, unknown>;
  } catch (error) {
    if (error instanceof InputError) throw new RecordError(at, error.text);
    // Reported below, together with JSON that is not an object.
  }
  throw new RecordError(at, msg('record.json'));
}

function check<T>(schema: z.ZodType<T>, raw: unknown, at: number): T {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join('.') || issueField(issue) || 'line';
  throw new RecordError(at, msg('fault.at', { at: field, fault: issue?.message ?? '' }));
}

/** Path that stands for no field of a line. */
const issueField = (issue: z.core.$ZodIssue | undefined): string =>
  issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : '';
