/** Plays random games of a bundle in two engines and compares all positions. */
import { createContext, Script } from 'node:vm';
import type { Play } from '../../kernel/play/play.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { scriptOf } from '../../kernel/play/script.ts';
import { loadQuickJs, MEMORY, STACK } from './quick-js.ts';

/** Settings of a trial: number of games, and maximum number of positions in each. */
export interface TrialSize {
  readonly games: number;
  readonly positions: number;
}

/** Result of a trial: number of positions, and a hash for each game, comparable between engines. */
export interface TrialResult {
  readonly positions: number;
  readonly games: readonly string[];
}

/**
 * Plays random games from the first position of each scenario in turn. Its source text runs inside each engine, so it
 * uses only the language itself. The hashes cover positions, views, weights, outcomes and scenes.
 */
function playRandomGames(play: Play, { games, positions }: TrialSize): TrialResult {
  let seed = 20_261_127;
  const below = (n: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 4_294_967_296) * n);
  };
  const add = (hash: number, text: string): number => {
    let sum = hash;
    for (let i = 0; i < text.length; i++)
      sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193) >>> 0;
    return sum;
  };
  let count = 0;
  const playOne = (number: number): string => {
    const scenario = play.scenarios[number % play.scenarios.length];
    const setup = play.readSetup(scenario ? { scenario: scenario.id } : {});
    if ('fault' in setup) throw new Error(`no set-up of ${scenario?.id}`);
    const game = play.open(setup);
    let { ints } = game.start();
    let hash = add(0x811c9dc5, game.hash(ints));
    for (let i = 0; i < positions && game.actor(ints) !== -2; i++) {
      const legal = game.legal(ints);
      const side = Math.max(game.actor(ints), 0);
      if (i % 16 === 0) {
        const view = game.view(ints, side);
        hash = add(hash, game.hash(view));
        hash = add(hash, JSON.stringify([game.scene(view, side), game.weights(ints)]));
      }
      ints = game.apply(ints, legal[below(legal.length)] ?? -1, false).ints;
      hash = add(hash, game.hash(ints));
      count += 1;
    }
    return add(hash, JSON.stringify(game.outcome(ints) ?? '')).toString(16);
  };
  const hashes: string[] = [];
  for (let i = 0; i < games; i++) hashes.push(playOne(i));
  return { positions: count, games: hashes };
}

/** Source of the program that both engines run; it returns a text. */
const programOf = (code: string, size: TrialSize): string =>
  `JSON.stringify((${playRandomGames.toString()})(${scriptOf(code)}.play, ${JSON.stringify(size)}))`;

/** Plays in a new realm of V8. */
export function tryInV8(code: string, size: TrialSize): TrialResult {
  const script = new Script(programOf(code, size), { filename: 'bundle.js' });
  return JSON.parse(script.runInContext(createContext({}))) as TrialResult;
}

/** Plays in QuickJS, a second engine. Throws `InputError` if the game fails there, or if QuickJS is not installed. */
export async function tryInQuickJs(code: string, size: TrialSize): Promise<TrialResult> {
  const quickJs = await loadQuickJs();
  const runtime = quickJs.newRuntime({ memoryLimitBytes: MEMORY, maxStackSizeBytes: STACK });
  const context = runtime.newContext();
  try {
    const result = context.evalCode(programOf(code, size), 'bundle.js', { strict: true });
    if (result.error) {
      const { message = '' } = context.dump(result.error) as { readonly message?: string };
      result.error.dispose();
      throw new InputError(`the game fails in QuickJS: ${message}`);
    }
    const text = context.getString(result.value);
    result.value.dispose();
    return JSON.parse(text) as TrialResult;
  } finally {
    context.dispose();
    runtime.dispose();
  }
}

/** Returns the number of the first game in which two engines differ; undefined if they agree. */
export function firstDifference(a: TrialResult, b: TrialResult): number | undefined {
  const at = a.games.findIndex((hash, i) => hash !== b.games[i]);
  return at < 0 ? undefined : at;
}
