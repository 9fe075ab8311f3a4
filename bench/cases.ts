/** Games of the registry for the bench, with the required decisions per second. */
import { gameById, games } from '../src/games/registry.ts';
import type { Game } from '../src/kernel/game.ts';
import { aboutKey, scenarioKey } from '../src/i18n/head.ts';
import { SHARED } from '../src/i18n/shared.ts';
import { Translators } from '../src/i18n/translators.ts';
import { parseSetup, type SetupRequest } from '../src/kernel/setup/setup.ts';

export interface Case {
  /** `game/scenario`. */
  readonly id: string;
  readonly name: string;
  /** Required random decisions per second, including listing the legal actions. */
  readonly target?: number;
  open(): Game;
}

const TARGETS: Readonly<Record<string, number>> = {
  'annihilator/standard': 100_000,
  'annihilation/standard': 150_000,
  'chitin/armageddon': 20_000,
  'slammers/1': 20_000,
  'armageddon/duel': 10_000,
};

/** Options of a game's first scenario, if the target is not for the default ones. */
const FIRST: Readonly<Record<string, SetupRequest>> = {
  armageddon: { options: { map: 'normal' } },
};

/** Games that are also measured in a scenario other than their first, with its options. */
const MORE: Readonly<Record<string, SetupRequest>> = {
  chitin: { scenario: 'armageddon', options: { 'low-hacker': true, 'arch-reaper': true } },
};

const translators = await Translators.load('en', SHARED);
for (const module of games) await translators.ready(module);

export const CASES: readonly Case[] = games.flatMap((module) =>
  [FIRST[module.id] ?? {}, MORE[module.id]].flatMap((request) =>
    request ? [caseOf(module.id, request)] : [],
  ),
);

function caseOf(game: string, request: SetupRequest): Case {
  const module = gameById(game);
  const setup = parseSetup(module, request);
  const id = `${game}/${setup.scenario}`;
  const target = TARGETS[id];
  const translator = translators.ofModule(module);
  const [title, scenario] = [aboutKey('title'), scenarioKey(setup.scenario, 'title')].map((key) =>
    translator.text({ key }),
  );
  return {
    id,
    name: `${title}, ${scenario}`,
    ...(target !== undefined && { target }),
    open: () => module.open(setup),
  };
}

export function caseById(id: string): Case {
  const found = CASES.find((c) => c.id === id);
  if (found === undefined) throw new Error(`no game "${id}" in the bench`);
  return found;
}
