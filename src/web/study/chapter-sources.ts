/** Creates the operations that add chapters from set-ups and files. */
import { start } from '../../kernel/engine.ts';
import type { GameModule } from '../../kernel/game.ts';
import { gameOfPosition } from '../../kernel/position/position.ts';
import { readJson } from '../../kernel/setup/read-json.ts';
import { type Json, parseSetup } from '../../kernel/setup/setup.ts';
import { filesOf } from '../../study/copy.ts';
import { encloseFile, type EnclosedFile } from '../../study/enclosed.ts';
import { chapterOfGame } from '../../study/from-game.ts';
import type { StudyOperation } from '../../study/operations.ts';
import { chapterFrom } from '../../study/root.ts';
import { shownChapters, shownNodes, type StudyChapter } from '../../study/study.ts';
import { readStudy, STUDY_FORMAT } from '../../study/study-file.ts';
import { freshSeed } from '../../table/dice/dice.ts';
import { type Cmz, isCmz, parseCmz } from '../../table/record/cmz.ts';
import { readPlayable } from '../../table/record/position-record.ts';
import { parseRecord } from '../../table/record/parse-record.ts';
import { bundleOf } from '../../table/record/rules-mark.ts';
import { sha256Hex } from '../../table/record/sha256.ts';
import { PageError } from '../faults.ts';
import { loadChapterGame } from '../games/chapter-game.ts';
import { openGame } from '../games/loaders.ts';
import { loadTranslatedGame } from '../games/messages.ts';
import { aboutGame, scenarioTitle } from '../games/phrases.ts';
import { msg } from './study-messages.ts';

const ID_LENGTH = 12;
/** Maximum size of a file in bytes. No file of a real game is nearly as large. */
const LARGEST = 20_000_000;

const freshId = (): string => freshSeed().slice(0, ID_LENGTH);

/** Returns the operation that adds a chapter from a set-up, in which everything is visible. */
export async function chapterOfSetup(
  module: GameModule,
  scenario: string,
): Promise<StudyOperation> {
  const game = openGame(module, parseSetup(module, { scenario }));
  const known = module.scenarios.find(({ id }) => id === scenario);
  const name = [aboutGame(module, 'title'), known && scenarioTitle(module, known)].join(': ');
  const { state: _, ...chapter } = chapterFrom(game, {
    ...{ id: freshId(), name, as: 'all', state: start(game) },
  }) as Extract<StudyOperation, { op: 'chapter' }>;
  return chapter;
}

/**
 * Returns the operations that add the chapters of a file: a game, a position or a study. `me`: the author of all
 * comments; the original authors are named in their text. Rejects with the error in the file.
 */
export async function chaptersInFile(file: File, me: string): Promise<StudyOperation[]> {
  if (file.size > LARGEST) throw new PageError(msg('net.too-long'));
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isCmz(bytes)) return ofWhole(parseCmz(bytes), file.name);
  const text = new TextDecoder().decode(bytes);
  const [first = ''] = text.split('\n', 1);
  if (first.includes(STUDY_FORMAT)) return ofStudy(text, me);
  if (first.includes('"countermarch/record/')) return ofRecord(text, file.name);
  return ofPosition(text, file.name);
}

/** Returns the operations that add a record, with its file. `bundle`: the rules in the file. */
async function ofRecord(
  text: string,
  name: string,
  bundle?: EnclosedFile,
): Promise<StudyOperation[]> {
  const { header, entries } = parseRecord(text);
  const { game: id, rules, layout = '', scenario, options = {}, variant, document } = header;
  const setup = {
    ...{ scenario, options: { ...options } },
    ...(variant && { variant }),
    ...(document !== undefined && { document }),
  };
  const hash = bundleOf(header, entries);
  const root = { game: id, setup, rules, layout, as: 'all', ...(hash && { bundle: hash }) };
  const files = new Map(bundle && [[bundle.id, bundle]]);
  const { game, ownRules } = await loadChapterGame(root, files);
  const record = `sha256:${sha256Hex(text)}`;
  const origin = (entry: number) => ({ record, entry });
  const played = { id: freshId(), name: nameOf(name), entries, origin, bundle: ownRules?.bundle };
  const enclosed = await encloseFile('record', text);
  return [
    ...[enclosed, ownRules && bundle].flatMap((each): StudyOperation[] =>
      each ? [{ op: 'file', ...each }] : [],
    ),
    ...chapterOfGame(game, played),
  ];
}

async function ofWhole({ record, bundle }: Cmz, name: string): Promise<StudyOperation[]> {
  return ofRecord(record, name, await encloseFile('bundle', bundle.code));
}

async function ofPosition(text: string, name: string): Promise<StudyOperation[]> {
  const position = readJson(text) as Json;
  const { game: id } = Object(position) as { readonly game?: unknown };
  const module = await moduleOf(String(id));
  const game = gameOfPosition(position, () => module);
  const state = readPlayable(game, position);
  return [
    chapterFrom(game, { id: freshId(), name: nameOf(name), as: 'all', state, from: { position } }),
  ];
}

async function ofStudy(text: string, me: string): Promise<StudyOperation[]> {
  const study = await readStudy(text);
  return [
    ...filesOf(study),
    ...shownChapters(study).flatMap((chapter) => chapterOperations(chapter, me)),
  ];
}

/**
 * Returns the operations that add a chapter with all its contents. Chapter and nodes keep their ids. `me`: the author
 * of all comments, in which case the original authors are named in their text; if absent, comments keep their authors.
 */
export function chapterOperations(chapter: StudyChapter, me?: string): StudyOperation[] {
  const { id, name, root } = chapter;
  return [
    { op: 'chapter', id, name, ...root },
    ...shownNodes(chapter).flatMap((node): StudyOperation[] => {
      const { side, text, by, guess } = node;
      return [
        {
          ...{ op: 'node' as const, id: node.id, up: node.up },
          ...(side !== undefined && { side }),
          ...(guess ? { guess: [...guess] } : { do: text }),
          ...(by && { by }),
        },
        ...(node.name === undefined ? [] : [{ op: 'name' as const, id: node.id, name: node.name }]),
        ...(node.mark ? [{ op: 'mark' as const, id: node.id, mark: node.mark }] : []),
        ...(node.shapes ? [{ op: 'shapes' as const, id: node.id, shapes: [...node.shapes] }] : []),
        ...(node.comments ?? []).map((comment) => ({
          ...{ op: 'comment' as const, id: node.id, comment: comment.id, by: me ?? comment.by },
          text: (me ?? comment.by) === comment.by ? comment.text : `${comment.by}: ${comment.text}`,
        })),
      ];
    }),
  ];
}

async function moduleOf(id: string): Promise<GameModule> {
  const module = await loadTranslatedGame(id);
  if (!module) throw new PageError(msg('table.unknown-game', { game: id }));
  return module;
}

const nameOf = (file: string): string => file.replace(/\.\w+$/, '').slice(0, 120) || file;
