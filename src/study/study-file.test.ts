import { describe, expect, test } from 'vitest';
import { Sfc32 } from '../kernel/random.ts';
import { RecordError } from '../table/record/record.ts';
import type { StudyOperation } from './operations.ts';
import { packInts, unpackInts } from './packing.ts';
import { nodeOf, shownNodes } from './study.ts';
import { readStudy, writeStudy } from './study-file.ts';
import { addGuess, addMove, addRoll, CHAPTER, played } from './testing.ts';

const guess = addGuess('c1', [3, -1, 300, -2]);
const move = addMove(guess.id, 'tan', 'to 3-0712');
const roll = addRoll(move.id, 'roll 7', 'chosen');
const other = addMove(guess.id, 'tan', 'done');

const annotated: StudyOperation[] = [
  guess,
  other,
  move,
  roll,
  { op: 'main', id: guess.id, order: [move.id] },
  { op: 'mark', id: move.id, mark: '!?' },
  { op: 'name', id: move.id, name: 'Feint' },
  { op: 'shapes', id: move.id, shapes: ['arrow red 3-0712 3-0906'] },
  { op: 'comment', id: move.id, comment: 'x', by: 'anna', text: 'Out of the smoke [14.3]' },
];

/** Error of reading a file, as the key of its message, its arguments, and its line. */
async function faultOf(file: string): Promise<unknown> {
  try {
    await readStudy(file);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return [error.line, JSON.stringify(error.text)];
  }
  return undefined;
}

/** The file of the annotated study, with one line changed. */
async function changed(line: number, from: string, to: string): Promise<string> {
  const lines = (await writeStudy(played(annotated))).split('\n');
  if (!lines[line - 1].includes(from)) throw new Error(`no ${from} in ${lines[line - 1]}`);
  lines[line - 1] = lines[line - 1].replace(from, to);
  return lines.join('\n');
}

describe('a file', () => {
  test('is one JSON object a line, depth first, the main line first', async () => {
    const lines = (await writeStudy(played(annotated))).split('\n');
    expect(lines[0]).toBe('{"format":"countermarch/study/1","id":"k3vq8wm2","name":"The ford"}');
    expect(lines[1]).toBe(
      '{"chapter":"c1","name":"Turn 3","game":"sample","setup":{"scenario":"1","options":{}},' +
        '"rules":1,"layout":"sample/1:00000000","as":"all"}',
    );
    expect(lines[3]).toBe(
      `{"id":"${move.id}","up":"${guess.id}","side":"tan","do":"to 3-0712","name":"Feint","mark":"!?",` +
        '"shapes":["arrow red 3-0712 3-0906"],"say":[{"id":"x","by":"anna","text":"Out of the smoke [14.3]"}]}',
    );
    expect(lines[4]).toBe(`{"id":"${roll.id}","up":"${move.id}","do":"roll 7","by":"chosen"}`);
    expect(lines).toHaveLength(7);
  });

  test('reads back equal, and is written with the same bytes again', async () => {
    const text = await writeStudy(played(annotated));
    const study = await readStudy(text);
    expect(await writeStudy(study)).toBe(text);
    expect(nodeOf(study, guess.id)?.guess).toEqual([3, -1, 300, -2]);
    const before = played(annotated).chapters.get('c1');
    const after = study.chapters.get('c1');
    expect(after && shownNodes(after)).toEqual(before && shownNodes(before));
  });

  test('is the same for equal studies, whatever their history', async () => {
    const [main, ...rest] = annotated.slice(4);
    const detour: StudyOperation[] = [
      ...annotated.slice(0, 4),
      ...rest.toReversed(),
      { op: 'hide', id: other.id },
      { op: 'mark', id: move.id, mark: '??' },
      { op: 'show', id: other.id },
      { op: 'mark', id: move.id, mark: '!?' },
      main,
    ];
    expect(await writeStudy(played(detour))).toBe(await writeStudy(played(annotated)));
  });

  test('may have gone through Windows and mail', async () => {
    const text = await writeStudy(played(annotated));
    const study = await readStudy(`\uFEFF${text.replaceAll('\n', '\r\n')}\r\n`);
    expect(await writeStudy(study)).toBe(text);
  });

  test('leaves out pruned nodes', async () => {
    const text = await writeStudy(played([...annotated, { op: 'hide', id: move.id }]));
    expect(text).not.toContain('to 3-0712');
    expect(text).not.toContain('roll 7');
    expect(text).toContain('"do":"done"');
  });

  test('with the longest guess of a game stays small', async () => {
    const rng = new Sfc32('guess');
    const ints = Array.from({ length: 2050 }, () => rng.below(4));
    expect(await unpackInts(await packInts(ints))).toEqual(ints);
    expect((await packInts(ints)).length).toBeLessThan(1200);
  });
});

describe('a wrong file is refused as a whole, with line and field', () => {
  test.each([
    ['another format', 1, '/1"', '/9"', 'format'],
    ['an unknown field', 4, '"side"', '"sides":1,"side"', 'sides'],
    ['a changed move', 4, 'to 3-0712"', 'to 3-0713"', 'study.id'],
    ['a changed id', 4, move.id, roll.id, 'study.id'],
    ['a parent that is missing', 5, move.id, '000000000000', 'study.id'],
    ['a mark that is none', 4, '!?"', '!!!"', 'mark'],
    ['a shape that is none', 4, 'arrow red', 'arrow pink', 'shapes.0'],
    ['a comment without its author', 4, '"by":"anna",', '', 'say.0.by'],
    ['a guess that is not packed', 3, '"guess":"', '"guess":"!', 'guess'],
    ['a line that is cut off', 6, '"}', '"', 'record.json'],
    ['a chapter of no game', 2, '"game":"sample"', '"game":7', 'game'],
    ['an invented remark', 5, 'chosen', 'wished', 'by'],
  ])('%s', async (_, line, from, to, field) => {
    const [at, told] = (await faultOf(await changed(line, from, to))) as [number, string];
    expect(at).toBe(line);
    expect(told).toContain(field);
  });

  test('a duplicate chapter', async () => {
    const text = await writeStudy(played(annotated));
    const [, chapter] = text.split('\n');
    expect(await faultOf(`${text}${chapter}`)).toEqual([7, expect.stringContaining('study.twice')]);
  });

  test('a node before its parent', async () => {
    const lines = (await writeStudy(played(annotated))).trim().split('\n');
    const moved = [lines[0], lines[1], lines[3], lines[2]].join('\n');
    expect(await faultOf(moved)).toEqual([3, expect.stringContaining('study.up')]);
  });

  test('packed integers that would fill the memory', async () => {
    expect(await unpackInts(await packInts(new Array(2_000_000).fill(0)))).toBeUndefined();
  });

  test('another kind of file', async () => {
    expect(await faultOf('PK\u0003\u0004')).toEqual([1, expect.stringContaining('file.zip')]);
    expect(await faultOf(JSON.stringify(CHAPTER))).toBeDefined();
    expect(await faultOf('')).toBeDefined();
  });
});
