/** Every game says everything in every language that it has, and keeps no sentence that nobody says. */
import { describe, expect, test } from 'vitest';
import { games } from '../src/games/registry.ts';
import type { GameModule } from '../src/kernel/game.ts';
import { keyOf, type Message, type MessageArg } from '../src/kernel/message.ts';
import { Sfc32 } from '../src/kernel/random.ts';
import { shared as german } from '../src/words/de/shared.ts';
import { shared as english } from '../src/words/en/shared.ts';
import { headKeys } from '../src/words/head.ts';
import { type Dictionary, Speaker } from '../src/words/speaker.ts';
import { isles } from './isles/index.ts';
import { gapsOf } from './gaps.ts';
import { codeKeysOf, OPTIONAL, rulesIn } from './message-files.ts';
import { openAny, type Saying, sayingsOf } from './sayings.ts';

const SHARED: Readonly<Record<string, Dictionary>> = { en: english, de: german };
/** Random games of each. */
const GAMES = 24;

const all = [...games, isles];
const folderOf = ({ id }: GameModule): string =>
  id === 'isles' ? 'test/isles' : `src/games/${id}`;

const filesOf = async ({ words = {} }: GameModule): Promise<Map<string, Dictionary>> =>
  new Map(
    await Promise.all(
      Object.entries(words).map(async ([language, load]) => [language, await load()] as const),
    ),
  );

describe.each(all)('$id', (module) => {
  test('has a sentence for every key of its code, and no other', async () => {
    const en = (await filesOf(module)).get('en') ?? {};
    const keys = Object.keys(en);
    const { said, strings } = codeKeysOf(folderOf(module));
    const known = [...keys, ...Object.keys(english)];
    const lacking = said.filter(({ matches }) => !known.some(matches));
    expect(lacking.map(({ text }) => text)).toEqual([]);
    const implied = new Set(headKeys(module));
    expect([...implied].filter((key) => !(key in en))).toEqual([]);
    const stands = (key: string) => strings.some(({ matches }) => matches(key));
    const isUsed = (key: string) =>
      implied.has(key) ||
      OPTIONAL.test(key) ||
      said.some(({ matches }) => matches(key)) ||
      stands(key) ||
      // The type of an event may be picked from a table too.
      stands(key.replace(/^log\./, ''));
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });

  test('fills every gap of what it says', async () => {
    const en = (await filesOf(module)).get('en') ?? {};
    const empty = codeKeysOf(folderOf(module)).said.flatMap(({ matches, given }) =>
      Object.entries(en).flatMap(([key, sentence]) =>
        given && matches(key)
          ? gapsOf(sentence).flatMap((gap) => (given.includes(gap) ? [] : `${key}: ${gap}`))
          : [],
      ),
    );
    expect(empty).toEqual([]);
  });

  test('has the same gaps and names the same rules in every language', async () => {
    const { en = {}, ...others } = Object.fromEntries(await filesOf(module));
    for (const [language, words] of Object.entries(others))
      for (const [key, sentence] of Object.entries(en)) {
        const translated = words[key] ?? '';
        expect([language, key, gapsOf(translated)]).toEqual([language, key, gapsOf(sentence)]);
        expect([key, rulesIn(translated)]).toEqual([key, rulesIn(sentence)]);
      }
  });

  test('has its whole rulebook in every language, and nothing that is not there', async () => {
    const { en = {}, ...others } = Object.fromEntries(await filesOf(module));
    for (const words of Object.values(others)) {
      const own = Object.keys(words).filter((key) => !(key in en));
      const rules = module.rulebook.flatMap(({ id, text }) => [
        `rule.${id}.title`,
        ...(text === '' ? [] : [`rule.${id}.text`]),
      ]);
      expect(own.sort()).toEqual(rules.sort());
      for (const { id, text } of module.rulebook)
        expect([id, rulesIn(words[`rule.${id}.text`] ?? '')]).toEqual([id, rulesIn(text)]);
      for (const key of own) expect([key, gapsOf(words[key])]).toEqual([key, []]);
    }
  });

  test(`says everything in ${GAMES} random games`, async () => {
    const files = await filesOf(module);
    let count = 0;
    for (let i = 0; i < GAMES; i++) {
      const rng = new Sfc32(`words/${module.id}/${i}`);
      const scenario = module.scenarios[i % module.scenarios.length].id;
      const game = openAny(module, scenario, rng);
      const speakers = [...files].map(
        ([language, words]) => new Speaker(language, [words, SHARED[language] ?? {}], game),
      );
      const heard = new Set<string>();
      for (const saying of sayingsOf(game, rng)) {
        const key = `${saying.at.replace(/\[\d+\]/g, '')} ${keyOf(saying.said)}`;
        if (heard.has(key)) continue;
        heard.add(key);
        count++;
        for (const speaker of speakers) expect(faultOf(speaker, saying), scenario).toBe('');
      }
    }
    expect(count).toBeGreaterThan(GAMES * 10);
  });
});

/** Cells of charts, texts beside nodes. */
const MAY_BE_EMPTY = /\.rows\[|\.texts\[/;

/** What is wrong with a saying in a language; '' if nothing is. */
function faultOf(speaker: Speaker, { at, said }: Saying): string {
  const where = `${speaker.language}: ${at}, ${keyOf(said)}`;
  if (typeof said === 'string') return hasWords(said, 2) ? `${where} is no message` : '';
  const baked = textsIn(said).find((text) => hasWords(text, 3));
  if (baked !== undefined) return `${where} takes the words "${baked}"`;
  try {
    const text = speaker.text(said);
    const isWhole =
      !/undefined|\[object|NaN|[{}]/.test(text) && (text.trim() || MAY_BE_EMPTY.test(at));
    return isWhole ? '' : `${where} is spoken as "${text}"`;
  } catch (error) {
    return `${where}: ${(error as Error).message}`;
  }
}

/** True if so many words stand one behind another, which is no notation. */
const hasWords = (text: string, count: number): boolean =>
  new RegExp(`\\p{L}{2,}( \\p{L}{2,}){${count - 1}}`, 'u').test(text);

/** Texts that fill gaps, at any depth. */
function textsIn(arg: MessageArg): string[] {
  if (typeof arg === 'string') return [arg];
  if (typeof arg === 'number') return [];
  if ('key' in arg) return Object.values((arg as Message).args ?? {}).flatMap(textsIn);
  return Object.values(arg)
    .flat()
    .flatMap((value) => (value === undefined ? [] : textsIn(value as MessageArg)));
}
