/** Terms of quick pairing: what a player can choose, and the last choice of this browser. */
import { sidesIn } from '../../../kernel/setup/setup.ts';
import type { CatalogueEntry } from '../../../table/messages/messages.ts';
import { readStored, writeStored } from '../../ui/settings.ts';
import type { PairingRequest } from '../../../table/messages/pairing.ts';

const DAY = 86_400;

/** Time controls by id: two for live games, two for correspondence. */
export const CLOCKS = {
  '30+20': { kind: 'bank', seconds: 1800, increment: 20 },
  '60+30': { kind: 'bank', seconds: 3600, increment: 30 },
  'day-1': { kind: 'move', seconds: DAY, vacation: 14 },
  'day-3': { kind: 'move', seconds: 3 * DAY, vacation: 14 },
} as const satisfies Readonly<Record<string, PairingRequest['clock']>>;
export type PairingClock = keyof typeof CLOCKS;
export const CLOCK_IDS = Object.keys(CLOCKS) as PairingClock[];

/** Terms that a player chooses. */
export interface PairingTerms {
  readonly game: string;
  readonly scenario: string;
  readonly clock: PairingClock;
  readonly rated: boolean;
  /** Id of the side; empty for either. */
  readonly side: string;
}

const KEY = 'countermarch.pairing';

/** Scenarios of a game for two players. */
export const pairedScenarios = (game: CatalogueEntry): CatalogueEntry['scenarios'] =>
  game.scenarios.filter(({ id }) => sidesIn(game, id).length === 2);

/**
 * Returns the last choice of this browser, as far as it is still possible; undefined if no game has a scenario for two.
 */
export function firstTerms(games: readonly CatalogueEntry[]): PairingTerms | undefined {
  const stored = readStored<Partial<PairingTerms>>(KEY) ?? {};
  const able = games.filter((game) => pairedScenarios(game).length > 0);
  const game = able.find(({ id }) => id === stored.game) ?? able[0];
  if (!game) return undefined;
  const scenarios = pairedScenarios(game);
  const scenario = scenarios.find(({ id }) => id === stored.scenario) ?? scenarios[0];
  if (!scenario) return undefined;
  const clock = CLOCK_IDS.find((id) => id === stored.clock) ?? '60+30';
  const side = sidesIn(game, scenario.id).find(({ id }) => id === stored.side)?.id ?? '';
  return { game: game.id, scenario: scenario.id, clock, rated: stored.rated === true, side };
}

export const saveTerms = (terms: PairingTerms): unknown => writeStored(KEY, terms);

/** Returns the request for these terms. Accounts play under their own names, so `name` is for guests. */
export function pairingRequest(terms: PairingTerms, name: string): PairingRequest {
  const { game, scenario, clock, rated, side } = terms;
  return {
    ...{ game, scenario, clock: CLOCKS[clock], rated },
    ...(side && { side }),
    ...(name && { name }),
  };
}
