/** Every verb of every game has labels of its own: buttons of two verbs never have the same text. */
import { expect, test } from 'vitest';
import { games } from '../src/games/registry.ts';
import { ActionList, verbNameOf } from '../src/kernel/action.ts';
import { legal } from '../src/kernel/engine.ts';
import type { LocalizedText } from '../src/kernel/text/message.ts';
import { Sfc32 } from '../src/kernel/random.ts';
import { openedAtRandom, randomPlay } from './random-play.ts';

/** Maximum number of actions played in a game. */
const MOST = 250;

/** Sentences that contain a label, and labels that are true of two verbs. */
const FRAMES = [
  'label.odds',
  'label.odds.change',
  'label.whole',
  'label.own-losses',
  'label.priced',
  'label.priced.each',
];
const ALIKE: Readonly<Record<string, string>> = {
  'label.take': 'find,take',
  'label.again': 'again,hits',
  'label.discard': 'discard,scrap',
};

const keyIn = (text: LocalizedText): string => (typeof text === 'string' ? text : text.key);

test.each(games.map((module) => [module.id, module] as const))(
  '%s: no two verbs share a label',
  (_, module) => {
    const verbs = new Map<string, Set<string>>();
    const labelled = new Set<string>();
    const seen = new Set<string>();
    for (const { id } of module.scenarios) {
      const rng = new Sfc32(id);
      const game = openedAtRandom(module, id, rng, true);
      for (const s of randomPlay(game, rng, MOST)) {
        for (const action of legal(game, s, new ActionList()).toArray()) {
          const verb = verbNameOf(game.verbs, action);
          if (seen.has(`${s.step} ${verb}`)) continue;
          seen.add(`${s.step} ${verb}`);
          const key = keyIn(game.look.actionLabel(s, action));
          if (FRAMES.includes(key)) continue;
          verbs.set(key, (verbs.get(key) ?? new Set()).add(verb));
          labelled.add(verb);
        }
      }
    }
    const shared = [...verbs].filter(([, names]) => names.size > 1);
    for (const [key, names] of shared) expect([...names].sort().join(), key).toBe(ALIKE[key]);
    expect(labelled.size).toBeGreaterThan(5);
  },
);
