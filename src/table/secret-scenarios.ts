/** Catalogue data about hidden information. */
import type { GameModule } from '../kernel/game.ts';
import { parseSetup } from '../kernel/setup/setup.ts';
import { hasSecrets } from '../kernel/view.ts';
import type { Slices } from './slices.ts';

/**
 * Returns the ids of the scenarios with hidden information. Pauses before each scenario, because opening some takes
 * long.
 */
export function* secretScenarios(game: GameModule): Slices<readonly string[]> {
  const secret: string[] = [];
  for (const { id } of game.scenarios) {
    yield;
    const opened = game.open(parseSetup(game, { scenario: id }));
    if (hasSecrets(opened.create())) secret.push(id);
  }
  return secret;
}
