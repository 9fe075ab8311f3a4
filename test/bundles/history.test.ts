/**
 * Records of the first version of the rules are replayed to their last entry, in bundles built from the commit before
 * the second version (8aea5d1c^, `tools/bundles/history.ts`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { drawBoard } from '../../src/draw/board.ts';
import { gameById } from '../../src/games/registry.ts';
import type { Game, GameModule } from '../../src/kernel/game.ts';
import { SPECTATOR } from '../../src/kernel/side.ts';
import { hashState } from '../../src/kernel/state.ts';
import { viewOf } from '../../src/kernel/view.ts';
import { Translator } from '../../src/i18n/translator.ts';
import { shared } from '../../src/i18n/en/shared.ts';
import { requireDefined } from '../../src/kernel/require-defined.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { gameOfRecord, importRecord } from '../../src/table/record/import.ts';
import { formatRecord } from '../../src/table/record/record.ts';
import { parseRecord } from '../../src/table/record/parse-record.ts';
import { OLD_BUNDLES, oldModule } from './history.ts';
import { playRandomly } from './play.ts';
import { outcomeDifference } from '../../src/table/record/restore.ts';

const folder = (name: string): string =>
  fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));

const loaded = new Map<string, GameModule>();
function firstRules(id: string): GameModule {
  const bundle = OLD_BUNDLES.find(({ game, version }) => game === id && version === 1);
  const module = loaded.get(id) ?? oldModule(requireDefined(bundle, 'every game has first rules'));
  loaded.set(id, module);
  return module;
}

const names = readdirSync(folder('records'));

describe('a record of the first rules', () => {
  test.each(names)('%s is replayed to its last entry, with every hash', (name) => {
    const record = parseRecord(readFileSync(`${folder('records')}/${name}`, 'utf8'));
    const table = importRecord(gameOfRecord(record, firstRules), record);
    expect(record.header.rules).toBe(table.game.version);
    expect(table.verdict).toMatchObject({ difference: undefined, stopped: undefined });
    expect(table.verdict.byMoves).toBe(false);
    expect(hashState(table.state)).toBe(record.entries.at(-1)?.state);
    // The wording of a result may change.
    expect(outcomeDifference(table.game, record.close.outcome, table.outcome)).toBeUndefined();
    speak(table.game, table);
  });

  test('some records stop under the current rules', () => {
    const stopped = names.filter((name) => {
      const record = parseRecord(readFileSync(`${folder('records')}/${name}`, 'utf8'));
      return importRecord(gameOfRecord(record, gameById), record).verdict.stopped;
    });
    expect(stopped).toHaveLength(3);
  });
});

test.each(OLD_BUNDLES)('$game, version $version, is played, recorded and replayed', (bundle) => {
  const module = oldModule(bundle);
  for (const { id: scenario } of module.scenarios.slice(0, 2)) {
    const game = module.open(parseSetup(module, { scenario }));
    expect(game.version).toBe(bundle.version);
    const played = playRandomly(game, bundle.hash, scenario, 60);
    const record = parseRecord(formatRecord(played.record()));
    const table = importRecord(game, record);
    expect(table.verdict.difference).toBeUndefined();
    expect(table.state.ints).toEqual(played.state.ints);
    speak(game, table);
  }
});

/** Expects the table to have a prompt, a log and a board that can be drawn. */
function speak(game: Game, table: ReturnType<typeof importRecord>): void {
  const { messages } = game;
  const translator = new Translator('en', [messages?.('en') ?? {}, shared], game);
  for (const { seq } of table.entries) {
    const s = game.create();
    s.ints.set(table.viewAt(seq, SPECTATOR).ints);
    expect(translator.text(game.look.prompt(s))).not.toBe('');
  }
  const told = table.entriesFor(SPECTATOR).flatMap(({ events }) => events);
  for (const event of told) {
    const { type, args } = event;
    expect(translator.text({ key: `log.${type}`, ...(args && { args }) })).not.toBe('');
  }
  expect(drawBoard(game, viewOf(game, table.state, SPECTATOR), { theme: 'light' })).toContain(
    '<svg',
  );
}
