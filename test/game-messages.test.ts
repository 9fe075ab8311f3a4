/** Every game has all its texts in each of its languages, and no unused message. */
import { describe, expect, test } from 'vitest';
import { games } from '../src/games/registry.ts';
import type { GameModule } from '../src/kernel/game.ts';
import { shared as english } from '../src/i18n/en/shared.ts';
import { headKeys, variantKeys } from '../src/i18n/head.ts';
import { isles } from './isles/index.ts';
import { gapsOf } from './placeholders.ts';
import { codeKeysOf, OPTIONAL, rulesIn } from './message-files.ts';
import { messageFilesOf, checkTexts } from './all-messages.ts';
import { byTier } from './tier.ts';

/** Number of events after which no further random game is played; `game-messages.exhaustive.test.ts` continues. */
const ENOUGH = byTier(1000, 1000, 10_000);
/** Number of scenarios of which at least one game is played; undefined: all. */
const SCENARIOS = byTier(undefined, 1);

const all = [...games, isles];
const folderOf = ({ id }: GameModule): string =>
  id === 'isles' ? 'test/isles' : `src/games/${id}`;

/** Keys of figures and lessons, which compose the keys of their messages from their own id. */
async function keysOfContent({ figures, lesson }: GameModule): Promise<string[]> {
  const text = JSON.stringify([await figures?.(), lesson]);
  return [...text.matchAll(/"((?:figure|lesson)\.[^"]+)"/g)].map(([, key = '']) => key);
}

describe.each(all)('$id', (module) => {
  test('has a message for every key in its code, and no other', async () => {
    const en = (await messageFilesOf(module)).get('en') ?? {};
    const keys = Object.keys(en);
    const { messages, strings } = codeKeysOf(folderOf(module));
    const known = [...keys, ...Object.keys(english)];
    const lacking = messages.filter(({ matches }) => !known.some(matches));
    expect(lacking.map(({ text }) => text)).toEqual([]);
    const implied = new Set([
      ...headKeys(module),
      ...variantKeys(module),
      ...(await keysOfContent(module)),
    ]);
    expect([...implied].filter((key) => !(key in en))).toEqual([]);
    const stands = (key: string) => strings.some(({ matches }) => matches(key));
    const isUsed = (key: string) =>
      implied.has(key) ||
      OPTIONAL.test(key) ||
      messages.some(({ matches }) => matches(key)) ||
      stands(key) ||
      // The type of an event may also be picked from a table.
      stands(key.replace(/^log\./, ''));
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });

  test('passes an argument for every placeholder', async () => {
    const en = (await messageFilesOf(module)).get('en') ?? {};
    const empty = codeKeysOf(folderOf(module)).messages.flatMap(({ matches, given }) =>
      Object.entries(en).flatMap(([key, sentence]) =>
        given && matches(key)
          ? gapsOf(sentence).flatMap((gap) => (given.includes(gap) ? [] : `${key}: ${gap}`))
          : [],
      ),
    );
    expect(empty).toEqual([]);
  });

  test('has the same placeholders and names the same rules in every language', async () => {
    const { en = {}, ...others } = Object.fromEntries(await messageFilesOf(module));
    for (const [language, messages] of Object.entries(others))
      for (const [key, sentence] of Object.entries(en)) {
        const translated = messages[key] ?? '';
        expect([language, key, gapsOf(translated)]).toEqual([language, key, gapsOf(sentence)]);
        expect([key, rulesIn(translated)]).toEqual([key, rulesIn(sentence)]);
      }
  });

  test('has its whole rulebook in every language, and no texts for rules that do not exist', async () => {
    const { en = {}, ...others } = Object.fromEntries(await messageFilesOf(module));
    const rulebook = await module.rulebook();
    for (const messages of Object.values(others)) {
      const own = Object.keys(messages).filter((key) => !(key in en));
      const rules = rulebook.flatMap(({ id, text }) => [
        `rule.${id}.title`,
        ...(text === '' ? [] : [`rule.${id}.text`]),
      ]);
      expect(own.sort()).toEqual(rules.sort());
      for (const { id, text } of rulebook)
        expect([id, rulesIn(messages[`rule.${id}.text`] ?? '')]).toEqual([id, rulesIn(text)]);
      for (const key of own) expect([key, gapsOf(messages[key])]).toEqual([key, []]);
    }
  });

  test('has a text for everything in random games', async () => {
    const { games, texts, faults } = checkTexts(
      module,
      await messageFilesOf(module),
      ENOUGH,
      SCENARIOS,
    );
    expect(faults).toEqual([]);
    expect(texts).toBeGreaterThan(games * 10);
  });
});
