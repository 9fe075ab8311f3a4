/** Every game that declares German uses only German in a whole game between bots. */
import { describe, expect, test } from 'vitest';
import { GreedyBot } from '../src/bots/greedy.ts';
import { games } from '../src/games/registry.ts';
import { actor, drawOutcome } from '../src/kernel/engine.ts';
import type { Game } from '../src/kernel/game.ts';
import { keyOf } from '../src/kernel/text/message.ts';
import { type Rng, Sfc32 } from '../src/kernel/random.ts';
import { parseSetup } from '../src/kernel/setup/setup.ts';
import { CHANCE } from '../src/kernel/side.ts';
import { viewOf } from '../src/kernel/view.ts';
import { shared as german } from '../src/i18n/de/shared.ts';
import { shared as english } from '../src/i18n/en/shared.ts';
import { headKeys, variantKeys } from '../src/i18n/head.ts';
import { type Dictionary, Translator } from '../src/i18n/translator.ts';
import { type Choose, type GameText, textsOf } from './game-texts.ts';
import { faultIn } from './all-messages.ts';

/** Words that English sentences need and that do not exist in German. */
const ENGLISH =
  /(?<![\p{L}.-])(the|of|and|to|is|are|your|you|with|from|this|that|its|can|may|must|has|not|for|by|at)(?![\p{L}-])/u;
/** Names of games are not translated. */
const NAMES = /^game\.(title|credits)$/;

/** Placeholders in a sentence, and actions in notation, whose verbs are English in all languages. */
const NO_PROSE = /\{\w+[},]|„[^“]*“/g;
/** Whether a sentence contains English words. */
const hasEnglish = (sentence: string): boolean => ENGLISH.test(sentence.replace(NO_PROSE, ''));

/** Bots that look one action ahead, one for each side. */
function greedy(game: Game): Choose {
  const bots = game.sides.map(({ id }) => new GreedyBot('greedy', new Sfc32(`german/${id}`)));
  return (_, s, list, rng: Rng) => {
    const side = actor(game, s);
    return side === CHANCE
      ? drawOutcome(game, s, list, (n) => rng.below(n))
      : bots[side].choose(game, viewOf(game, s, side), side);
  };
}

/** A German translator without English as a fallback. */
const translatorOf = (messages: Dictionary, game?: Game) =>
  new Translator('de', [messages, german], game);

/** Returns the fault of a German text; '' if there is none. */
function germanFault(translator: Translator, gameText: GameText): string {
  const fault = faultIn(translator, gameText);
  if (fault !== '') return fault;
  const text = translator.text(gameText.message);
  return hasEnglish(text) ? `${gameText.at}: "${text}"` : '';
}

test('the tested words occur in English sentences, and in no shared German one', () => {
  const found = (messages: Dictionary) => Object.values(messages).filter(hasEnglish);
  expect(found(english).length).toBeGreaterThan(Object.keys(english).length / 3);
  expect(found(german)).toEqual([]);
});

describe.each(games.filter(({ messages }) => messages?.['de']))('$id', (module) => {
  test('uses only German in a whole game between bots', async () => {
    const messages = (await module.messages?.['de']?.()) ?? {};
    const game = module.open(parseSetup(module, { scenario: module.scenarios[0].id }));
    const translator = translatorOf(messages, game);
    const seen = new Set<string>();
    const faults: string[] = [];
    for (const text of textsOf(game, new Sfc32('german'), greedy(game))) {
      const key = `${text.at.replace(/\[\d+\]/g, '')} ${keyOf(text.message)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const fault = germanFault(translator, text);
      if (fault !== '') faults.push(fault);
    }
    expect(faults).toEqual([]);
    expect(seen.size).toBeGreaterThan(100);
  });

  test('uses no English before a game is opened, in its lesson and in its rulebook', async () => {
    const messages = (await module.messages?.['de']?.()) ?? {};
    const lacking = [...headKeys(module), ...variantKeys(module)].filter(
      (key) => !(key in messages),
    );
    expect(lacking).toEqual([]);
    const left = Object.entries(messages).filter(
      ([key, text]) => !NAMES.test(key) && hasEnglish(text),
    );
    expect(left).toEqual([]);
  });
});
