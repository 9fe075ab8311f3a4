/** Texts of games in random play, in all their languages. */
import type { GameModule } from '../src/kernel/game.ts';
import { keyOf, type Message, type MessageArg } from '../src/kernel/text/message.ts';
import { Sfc32 } from '../src/kernel/random.ts';
import { shared as german } from '../src/i18n/de/shared.ts';
import { shared as english } from '../src/i18n/en/shared.ts';
import { type Dictionary, Translator } from '../src/i18n/translator.ts';
import { openAny, type GameText, textsOf } from './game-texts.ts';

const SHARED: Readonly<Record<string, Dictionary>> = { en: english, de: german };
/** Maximum number of random games of each, if they are short. */
const GAMES = 24;

/** Results: the number of games, the number of texts in them, and the faults. */
interface TextReport {
  readonly games: number;
  readonly texts: number;
  readonly faults: readonly string[];
}

export const messageFilesOf = async ({
  messages = {},
}: GameModule): Promise<Map<string, Dictionary>> =>
  new Map(
    await Promise.all(
      Object.entries(messages).map(async ([language, load]) => [language, await load()] as const),
    ),
  );

/** Plays random games, at least one of each scenario or of the first `few`, until `enough` events have happened. */
export function checkTexts(
  module: GameModule,
  files: ReadonlyMap<string, Dictionary>,
  enough = Number.POSITIVE_INFINITY,
  few = module.scenarios.length,
): TextReport {
  const faults: string[] = [];
  const { scenarios } = module;
  let [games, texts, events] = [0, 0, 0];
  for (; games < GAMES && (games < few || events < enough); games++) {
    const rng = new Sfc32(`i18n/${module.id}/${games}`);
    const game = openAny(module, scenarios[games % scenarios.length].id, rng);
    const translators = [...files].map(
      ([language, messages]) => new Translator(language, [messages, SHARED[language] ?? {}], game),
    );
    const seen = new Set<string>();
    for (const text of textsOf(game, rng)) {
      if (text.at === 'event') events++;
      const key = `${text.at.replace(/\[\d+\]/g, '')} ${keyOf(text.message)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      texts++;
      const where = `${game.setup.scenario}, game ${games}`;
      for (const fault of translators.map((translator) => faultIn(translator, text)))
        if (fault !== '') faults.push(`${where}: ${fault}`);
    }
  }
  return { games, texts, faults };
}

/** Places where a text may be empty: cells of charts, and texts beside nodes. */
const MAY_BE_EMPTY = /\.rows\[|\.texts\[/;

/** Returns the fault of a text in a language; '' if there is none. */
export function faultIn(translator: Translator, { at, message }: GameText): string {
  const where = `${translator.language}: ${at}, ${keyOf(message)}`;
  if (typeof message === 'string') return hasWords(message, 2) ? `${where} is no message` : '';
  const baked = textsIn(message).find((text) => hasWords(text, 3));
  if (baked !== undefined) return `${where} takes the words "${baked}"`;
  try {
    const text = translator.text(message);
    const isWhole =
      !/undefined|\[object|NaN|[{}]/.test(text) && (text.trim() || MAY_BE_EMPTY.test(at));
    return isWhole ? '' : `${where} reads "${text}"`;
  } catch (error) {
    return `${where}: ${(error as Error).message}`;
  }
}

/** True if the text has `count` words in a row, which notation never has. */
const hasWords = (text: string, count: number): boolean =>
  new RegExp(`\\p{L}{2,}( \\p{L}{2,}){${count - 1}}`, 'u').test(text);

/** Returns texts passed for placeholders, at any depth. */
function textsIn(arg: MessageArg): string[] {
  if (typeof arg === 'string') return [arg];
  if (typeof arg === 'number') return [];
  if ('key' in arg) return Object.values((arg as Message).args ?? {}).flatMap(textsIn);
  return Object.values(arg)
    .flat()
    .flatMap((value) => (value === undefined ? [] : textsIn(value as MessageArg)));
}
