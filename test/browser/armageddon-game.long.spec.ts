/**
 * The last round of a game of Armageddon, clicked, against the computer; `armageddon-game.exhaustive.spec.ts` plays a
 * whole game.
 */
import type { Armageddon } from '../../src/games/armageddon/state.ts';
import { armageddon } from '../../src/games/armageddon/index.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import type { GameState } from '../../src/kernel/state.ts';
import { prepare } from '../english.ts';
import { test } from './support/fixtures.ts';
import { recordUntil } from './support/games/opening.ts';
import { beginHere } from './support/games/saved-game.ts';
import { playToResult } from './support/games/armageddon-play.ts';

await prepare(armageddon);

/** Of the game between greedy bots with the first seed, the last round. */
const LAST = 24;
const SEATS = [
  { kind: 'human', name: 'you' },
  { kind: 'bot', name: 'greedy' },
] as const;

test('the last round on a small map against a greedy bot, to the result', async ({ page }) => {
  const game = armageddon.open(parseSetup(armageddon, { scenario: 'duel' }));
  const isLate = (s: GameState) => (s as Armageddon).round === LAST;
  const record = recordUntil(game, isLate, { seats: SEATS });
  const played = await beginHere(page, { game, seats: ['me', 'bot:greedy'], from: { record } });
  await playToResult(page, game, played);
});
