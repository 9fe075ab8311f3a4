/** Every verb of every game has labels of its own: no button of one verb says what another does. */
import { expect, test } from 'vitest';
import { games } from '../src/games/registry.ts';
import { pack, type Verb } from '../src/kernel/action.ts';
import type { Game } from '../src/kernel/game.ts';
import type { LocalizedText } from '../src/kernel/text/message.ts';
import { Sfc32 } from '../src/kernel/random.ts';
import type { GameState } from '../src/kernel/state.ts';
import { openedAtRandom, randomPlay } from './random-play.ts';

/** Actions played of a game at most. */
const MOST = 250;

/** Sentences round a label, and those that are true of two verbs. */
const FRAMES = [
  'label.odds',
  'label.odds.change',
  'label.whole',
  'label.own-losses',
  'label.deed',
  'label.deed.each',
];
const ALIKE: Readonly<Record<string, string>> = {
  'label.take': 'find,take',
  'label.again': 'again,hits',
  'label.discard': 'discard,scrap',
};

const keyIn = (said: LocalizedText): string => (typeof said === 'string' ? said : said.key);

/** The label of the first thing a verb could be used on; undefined where it cannot be told outside its step. */
function labelOf(game: Game, s: GameState, v: number, verb: Verb): string | undefined {
  try {
    return keyIn(game.look.actionLabel(s, pack(v, verb.name === 'roll' ? 2 : 0)));
  } catch {
    return undefined;
  }
}

test.each(games.map((module) => [module.id, module] as const))(
  '%s: no two verbs share a label',
  (_, module) => {
    const verbs = new Map<string, Set<string>>();
    const labelled = new Set<string>();
    const seen = new Set<number>();
    for (const { id } of module.scenarios) {
      const rng = new Sfc32(id);
      const game = openedAtRandom(module, id, rng, true);
      for (const s of randomPlay(game, rng, MOST)) {
        if (seen.has(s.step)) continue;
        seen.add(s.step);
        for (const [v, verb] of game.verbs.list.entries()) {
          const key = labelOf(game, s, v, verb);
          if (key === undefined || FRAMES.includes(key)) continue;
          verbs.set(key, (verbs.get(key) ?? new Set()).add(verb.name));
          labelled.add(verb.name);
        }
      }
    }
    const shared = [...verbs].filter(([, names]) => names.size > 1);
    for (const [key, names] of shared) expect([...names].sort().join(), key).toBe(ALIKE[key]);
    expect(labelled.size).toBeGreaterThan(5);
  },
);
