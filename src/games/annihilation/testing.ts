/** Small positions as text, for tests: `table('w3 2b, b5 B')`. */
import { faultOf, nameIn } from '../../../test/english.ts';
import { GameDriver, type TestGame as DriverGame } from '../../../test/game-driver.ts';
import { type Action, ActionList } from '../../kernel/action.ts';
import { legal, stepOf } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { side } from '../../kernel/text/message.ts';
import { formatWinners } from '../../kernel/outcome.ts';
import { readPositionOf } from '../../kernel/position/position.ts';
import type { SetupRequest } from '../../kernel/setup/setup.ts';
import { hashState, NONE } from '../../kernel/state.ts';
import { annihilation } from './index.ts';
import { rulebook } from './rulebook.ts';
import { type AnnihilationState, ownerOf } from './state.ts';

export type TestGame = DriverGame<AnnihilationState>;

/** Values of the position and the set-up that differ from those of a new game. */
interface Circumstances extends SetupRequest {
  readonly values?: Readonly<Record<string, number | string>>;
}

const driver = new GameDriver<AnnihilationState>(annihilation, rulebook);
export const { openGame, act, offers, nouns, refusal, prompt, label, panel, log } = driver;
export const { eventsOf, stepNow } = driver;

/**
 * Builds a position at the start of a turn: `w3 2b` puts that particle on that point, `w3! 2b` with its other face up,
 * `w3! tray` into the other player's tray; all others are in their first trays.
 */
export function table(text: string, { values = {}, ...request }: Circumstances = {}): TestGame {
  const counters = text.split(',').flatMap((entry) => {
    const [unit = '', at] = entry.trim().split(' ');
    if (unit === '') return [];
    return [{ unit: unit.replace('!', ''), at, flipped: unit.endsWith('!') }];
  });
  return driver.place(openGame(request), { counters, values });
}

/** Returns the fault of a position file; '' if it can be read. */
export const faultIn = (game: Game<AnnihilationState>, file: unknown): string =>
  faultOf(() => readPositionOf(game, file), game);

/** Returns the place of a particle: its point, or `tray of White`. */
export function where({ game, s }: TestGame, id: string): string {
  const u = game.units.findIndex((unit) => unit.id === id);
  const n = s.place[u];
  return n === NONE ? `tray of ${nameIn(game, side(ownerOf(s, u)))}` : game.board.labels[n];
}

/** Returns winner and rule; undefined while the game continues. */
export function outcomeOf({ game, s }: Pick<TestGame, 'game' | 's'>): [string, string] | undefined {
  const result = game.outcome(s);
  return result && [formatWinners(['white', 'black'], result), result.rule];
}

export const score = ({ s }: TestGame): string => `${s.score[0]}-${s.score[1]}`;

/** Returns the rule of the step that waits for a decision. */
export const ruleNow = ({ game, s }: TestGame): string => stepOf(game, s).rule;

/** Returns a random legal action. Throws at a dead end, where a random game would never stop. */
export function anyAction(
  { game, s }: Pick<TestGame, 'game' | 's'>,
  rng: { below(n: number): number },
  list = new ActionList(),
): Action {
  if (legal(game, s, list).length === 0) throw new Error('dead end: nothing is legal');
  return list.at(rng.below(list.length));
}

/** Returns every way to finish the current turn from here: the actions, and the table after them. */
export function allEnds(t: TestGame): { readonly moves: string; readonly after: TestGame }[] {
  const turn = t.s.turn;
  return offers(t).flatMap((text) => {
    const after = act(driver.copyOf(t), text);
    if (after.s.turn !== turn || after.s.ending > 0) return [{ moves: text, after }];
    return allEnds(after).map((end) => ({ ...end, moves: `${text}, ${end.moves}` }));
  });
}

/** Returns every point on which a particle can be at the end of the turn, in order, each once. */
export function placesOf(t: TestGame, id: string): string {
  const places = new Set(allEnds(t).map(({ after }) => where(after, id)));
  return [...places].sort().join(' ');
}

export const hashOf = ({ s }: TestGame): string => hashState(s);
