/**
 * Builds the example studies in `examples/studies` again, after their notes have changed: `node tools/studies/build.ts`. Only
 * the main lines of the stored studies are used. For a new example, put the study of a finished game there, as the analysis
 * board saves it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gameById } from '../../src/games/registry.ts';
import { requireDefined } from '../../src/kernel/require-defined.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { shortHash } from '../../src/study/node-id.ts';
import { applyOperation, type StudyOperation } from '../../src/study/operations.ts';
import { readStudy, STUDY_FORMAT, writeStudy } from '../../src/study/study-file.ts';
import { shownChapters, shownNodes, type Study } from '../../src/study/study.ts';
import { Walker } from '../../src/study/walker.ts';
import { annihilation } from './annihilation.ts';
import { annihilator } from './annihilator.ts';
import { armageddon } from './armageddon.ts';
import { chitin } from './chitin.ts';
import type { GameBranch, GameNotes } from './notes.ts';
import { slammers } from './slammers.ts';

/** Notes on each example. */
export const EXAMPLES: readonly GameNotes[] = [
  annihilator,
  annihilation,
  slammers,
  chitin,
  armageddon,
];
const AUTHOR = 'Countermarch';

function carryOut(study: Study, operation: StudyOperation): void {
  const why = applyOperation(study, operation);
  if (why !== undefined) throw new Error(`${study.name}: ${JSON.stringify([operation, why])}`);
}

interface NodeLine {
  readonly id: string;
  readonly up: string;
  readonly side?: string;
  readonly do?: string;
  readonly by?: string;
}

/**
 * Returns the main line of a study file as a study without comments. It begins with the set-up, so that it outlives
 * changes of the layout of positions.
 */
function mainLineOf(stored: string, { game, title }: GameNotes): string {
  const [, first, ...nodes] = stored
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const { chapter, setup, rules, layout, as } = first;
  const lines: unknown[] = [
    { format: STUDY_FORMAT, id: `example-${game}`, name: title },
    { chapter, name: title, game, setup, rules, layout, as },
  ];
  let up = chapter;
  for (const { id, side, do: move, by, ...node } of nodes as NodeLine[]) {
    if (node.up !== up) break;
    lines.push({ id, up, side, do: move, by });
    up = id;
  }
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Returns the file of an example: the main line of a stored study with notes. Throws if a move of a branch is not legal. */
export async function buildExample(stored: string, all: GameNotes): Promise<string> {
  const { notes, branches } = all;
  const study = await readStudy(mainLineOf(stored, all));
  const [chapter] = shownChapters(study);
  if (chapter === undefined) throw new Error(`${study.name} has no chapter`);
  const module = gameById(chapter.root.game);
  const game = module.open(parseSetup(module, chapter.root.setup));
  const line = [chapter.id, ...shownNodes(chapter).map((node) => node.id)];
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
  return writeStudy(study);
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

if (import.meta.main)
  for (const notes of EXAMPLES) {
    const file = new URL(`../../examples/studies/${notes.game}.cms`, import.meta.url);
    const text = await buildExample(readFileSync(file, 'utf8'), notes);
    writeFileSync(file, text);
    console.log(`${notes.game}: ${text.length} bytes`);
  }
