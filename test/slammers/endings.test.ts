/**
 * Every way in which a printed scenario can end, in whole games stored in `test/golden/slammers`: their actions, and
 * the position at the start of each player turn. `UPDATE_GOLDEN=anew` creates them again by steered play.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseGolden, retraceGolden } from '../../src/cli/golden-text.ts';
import { SCENARIOS } from '../../src/games/slammers/data/scenarios.ts';
import type { ScenarioData } from '../../src/games/slammers/data/scenario.ts';
import { openGame } from '../../src/games/slammers/testing.ts';
import { STEP } from '../../src/games/slammers/rules/names.ts';
import { victoryRule } from '../../src/games/slammers/rules/victory/victory.ts';
import type { Slammers } from '../../src/games/slammers/state.ts';
import { ActionList } from '../../src/kernel/action.ts';
import { actor, apply, legal, start } from '../../src/kernel/engine.ts';
import type { Game } from '../../src/kernel/game.ts';
import { formatAction } from '../../src/kernel/text/notation.ts';
import type { Outcome } from '../../src/kernel/outcome.ts';
import { Sfc32 } from '../../src/kernel/random.ts';
import { CHANCE, NOBODY, type Side } from '../../src/kernel/side.ts';
import { hashState, NONE } from '../../src/kernel/state.ts';
import { resultIn, resultsOf } from './results.ts';
import { choose, type Plan } from './steered.ts';

type Options = Readonly<Record<string, number>>;

const FOLDER = new URL('../golden/slammers/', import.meta.url).pathname;

/** [R64] Sets the earliest last turn for scenarios without a printed end. */
const optionsOf = ({ id, turns }: ScenarioData): Options =>
  turns === undefined || ['11', '14'].includes(id) ? { 'last-turn': 10 } : {};

const GAMES: readonly (readonly [string, Options])[] = [
  ...SCENARIOS.map((scenario) => [scenario.id, optionsOf(scenario)] as const),
  ['5', { players: 3 }],
];

const nameOf = (id: string, { players }: Options): string =>
  players === undefined ? id : `${id}-for-${players}`;

// Stored games

const folderOf = (name: string): string => join(FOLDER, name);

const textsOf = (name: string): string[] =>
  readdirSync(folderOf(name)).map((file) => readFileSync(join(folderOf(name), file), 'utf8'));

/** Returns the file name of a result: `tan end.left.0` becomes `tan-left-0.txt`. */
const fileFor = (result: string): string =>
  `${result.replace('end.', '').replace(/[. ]/g, '-')}.txt`;

interface End {
  readonly result: string;
  readonly outcome: Outcome;
}

/** Replays a game from its text. */
function replay(game: Game<Slammers>, text: string): End {
  let s = game.create();
  const { difference } = retraceGolden(game as Game, parseGolden(text), (seen) => {
    s = seen as Slammers;
  });
  expect(difference).toBeUndefined();
  return endOf(game, s);
}

function endOf(game: Game<Slammers>, s: Slammers): End {
  const outcome = game.outcome(s);
  if (!outcome) throw new Error('the game goes on');
  return { result: resultIn(s.world.scenario, outcome), outcome };
}

// Creation of games

/** Yields plans: no side moves; each side is lucky, alone or with a reckless opponent; then random play. */
function* plansFor({ sides, setup }: Game, { victory }: ScenarioData): Generator<Plan> {
  yield { lucky: NONE as Side };
  const all = sides.map((_, side) => side as Side);
  for (const lucky of all) yield { lucky };
  for (const lucky of all) yield { lucky, reckless: ((lucky + 1) % sides.length) as Side };
  if (victory.kind === 'leave')
    for (const leave of victory.grades) yield { lucky: 0 as Side, leave: leave + 2 };
  if (setup.scenario === '13')
    for (const lucky of all) for (let panel = 1; panel <= 6; panel++) yield { lucky, panel };
  for (let seed = 0; seed < 40; seed++) yield {};
}

/** Plays one game; returns it as text, with its result. */
function playOut(game: Game<Slammers>, plan: Plan, seed: string): End & { readonly text: string } {
  const { scenario, options } = game.setup;
  const chosen = Object.entries(options).map(([id, value]) => `${id}=${value}`);
  const how = plan.lucky === undefined ? seed : JSON.stringify(plan).replaceAll('"', '');
  const lines = [
    `# ${game.id}, scenario ${scenario}, ${chosen.join(', ')}`,
    `# rules version ${game.version}, seed "${how}"`,
  ];
  const rng = new Sfc32(seed);
  const list = new ActionList();
  const s = start(game);
  let turn = '';
  while (actor(game, s) !== NOBODY) {
    const who = actor(game, s);
    const now = `${s.round} ${s.mover}`;
    if (now !== turn && s.step !== STEP['setup.place']) lines.push(hashesOf(game, s));
    turn = now;
    const action = choose(game, s, legal(game, s, list), plan, rng);
    lines.push(`${who === CHANCE ? 'dice' : game.sides[who].id}: ${formatAction(game, action)}`);
    apply(game, s, action);
  }
  lines.push(hashesOf(game, s));
  return { ...endOf(game, s), text: `${lines.join('\n')}\n` };
}

/** All sides see everything, because nothing is hidden. */
function hashesOf(game: Game<Slammers>, s: Slammers): string {
  const hash = hashState(s);
  const views = game.sides.map(({ id }) => `${id} ${hash}`);
  return `-- ${game.stepNames[s.step]}, state ${hash}, ${views.join(', ')}`;
}

function renew(name: string, game: Game<Slammers>): void {
  rmSync(folderOf(name), { recursive: true, force: true });
  mkdirSync(folderOf(name), { recursive: true });
  const s = game.create();
  const missing = new Set(resultsOf(s));
  let seed = 0;
  for (const plan of plansFor(game as Game, s.world.scenario)) {
    if (missing.size === 0) return;
    const { result, text } = playOut(game, plan, `golden-${seed++}`);
    if (missing.delete(result)) writeFileSync(join(folderOf(name), fileFor(result)), text);
  }
}

describe.each(GAMES)('scenario %s with %o', (id, options) => {
  const name = nameOf(id, options);
  const game = openGame(id, options);
  if (process.env.UPDATE_GOLDEN === 'anew') renew(name, game);

  test('every kind of result occurs in a stored game, by the victory condition of the scenario', () => {
    const ends = textsOf(name).map((text) => replay(game, text));
    expect(ends.map(({ result }) => result).sort()).toEqual(resultsOf(game.create()).sort());
    const rules = [
      victoryRule(game.create()),
      ...(['11', '14'].includes(id) ? ['R64', 'R77'] : []),
    ];
    for (const { outcome } of ends) expect(rules).toContain(outcome.rule);
  });
});
