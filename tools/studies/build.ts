/**
 * Makes the example studies in `examples/studies` from game files: `node tools/studies/build.ts FOLDER`. The folder has a
 * game file of each game, such as `countermarch simulate GAME --games 1 --bots 3 --seed 34 --records FOLDER` writes.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameById } from '../../src/games/registry.ts';
import { requireDefined } from '../../src/kernel/require-defined.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { chapterOfGame } from '../../src/study/from-game.ts';
import { shortHash } from '../../src/study/node-id.ts';
import { applyOperation, type StudyOperation } from '../../src/study/operations.ts';
import { writeStudy } from '../../src/study/study-file.ts';
import { openStudy, shownNodes, type Study } from '../../src/study/study.ts';
import { Walker } from '../../src/study/walker.ts';
import { parseRecord } from '../../src/table/record/record.ts';
import { sha256Hex } from '../../src/table/record/sha256.ts';
import { annihilation } from './annihilation.ts';
import { annihilator } from './annihilator.ts';
import { armageddon } from './armageddon.ts';
import { chitin } from './chitin.ts';
import type { GameBranch, GameNotes } from './notes.ts';
import { slammers } from './slammers.ts';

const ALL = [annihilator, annihilation, slammers, chitin, armageddon];
const AUTHOR = 'Countermarch';
const CHAPTER = 'c1';

function carryOut(study: Study, operation: StudyOperation): void {
  const why = applyOperation(study, operation);
  if (why !== undefined) throw new Error(`${study.name}: ${JSON.stringify([operation, why])}`);
}

/** The study of a game file with its comments. Throws if a move of a branch is not legal. */
function studyOf(record: string, { game: id, title, notes, branches }: GameNotes): Study {
  const { header, entries } = parseRecord(record);
  const module = gameById(id);
  const game = module.open(parseSetup(module, header));
  const study = openStudy(`example-${id}`, title);
  const origin = (entry: number) => ({ record: `sha256:${sha256Hex(record)}`, entry });
  const played = { id: CHAPTER, name: title, entries, origin };
  for (const operation of chapterOfGame(game, played)) carryOut(study, fromSetup(operation));
  const chapter = requireDefined(study.chapters.get(CHAPTER), 'the game is a chapter');
  const line = [CHAPTER, ...shownNodes(chapter).map((node) => node.id)];
  const nodeAt = (entry: number) => requireDefined(line[entry], `entry ${entry} is a move`);
  const say = (node: string, text: string) =>
    carryOut(study, {
      ...{ op: 'comment', id: node, comment: shortHash(node + text), by: AUTHOR, text },
    });
  for (const { at, text, mark, name, shapes } of notes) {
    const node = nodeAt(at);
    say(node, text);
    if (mark) carryOut(study, { op: 'mark', id: node, mark });
    if (name !== undefined) carryOut(study, { op: 'name', id: node, name });
    if (shapes) carryOut(study, { op: 'shapes', id: node, shapes: [...shapes] });
  }
  const walker = new Walker(game, chapter);
  for (const branch of branches) addBranch(study, walker, branch, { nodeAt, say });
  return study;
}

/** A chapter that begins with the set-up alone outlives changes of the layout of positions. */
function fromSetup(operation: StudyOperation): StudyOperation {
  if (operation.op !== 'chapter') return operation;
  const { state: _, from: __, ...chapter } = operation;
  return chapter;
}

function addBranch(
  study: Study,
  walker: Walker,
  { after, moves, text, name }: GameBranch,
  { nodeAt, say }: { nodeAt(entry: number): string; say(node: string, text: string): void },
): void {
  let at = nodeAt(after);
  for (const move of moves) {
    const result = walker.move(at, move);
    if ('refusal' in result) throw new Error(`${study.name}: ${move}: ${JSON.stringify(result)}`);
    carryOut(study, result.operation);
    at = result.operation.id;
  }
  say(at, text);
  carryOut(study, { op: 'name', id: at, name });
}

const [folder = '.'] = process.argv.slice(2);
for (const notes of ALL) {
  const [file] = globSync(join(folder, '**', `${notes.game}-*.cmr`));
  if (file === undefined) throw new Error(`${folder} has no game file of ${notes.game}`);
  const text = await writeStudy(studyOf(readFileSync(file, 'utf8'), notes));
  writeFileSync(join('examples', 'studies', `${notes.game}.cms`), text);
  console.log(`${notes.game}: ${text.length} bytes`);
}
