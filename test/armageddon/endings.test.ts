/**
 * Every way in which a game of Armageddon ends, and every common kind of decision, in whole games stored in
 * `test/golden/armageddon`: their actions, and the position at the start of each round. `UPDATE_GOLDEN=anew` plays them
 * again from their seeds.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseGolden, retraceGolden } from '../../src/cli/golden-text.ts';
import { openArmageddon, armageddon } from '../../src/games/armageddon/index.ts';
import { STEP, V } from '../../src/games/armageddon/rules/names.ts';
import type { Armageddon } from '../../src/games/armageddon/state.ts';
import { type Action, ActionList, verbOf } from '../../src/kernel/action.ts';
import { actor, apply, drawOutcome, legal, start } from '../../src/kernel/engine.ts';
import type { Game } from '../../src/kernel/game.ts';
import { formatAction } from '../../src/kernel/text/notation.ts';
import { type Rng, Sfc32 } from '../../src/kernel/random.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { CHANCE, NOBODY } from '../../src/kernel/side.ts';
import { hashState } from '../../src/kernel/state.ts';
import { viewOf } from '../../src/kernel/view.ts';

interface Plan {
  readonly name: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, number>>;
  readonly seed: string;
  /** Every side ends its turns at once, and takes the first action where it must decide. */
  readonly isIdle?: boolean;
}

const RICH = { resources: 2, specials: 2 };
const duel = (name: string, seed: string, options: Plan['options']): Plan => ({
  ...{ name, scenario: 'duel', seed },
  options: { ...RICH, ...options },
});

/**
 * Chosen among random games: together they contain all kinds of decisions that are common in random games, and they are
 * short.
 */
const PLANS: readonly Plan[] = [
  { name: 'nobody-moves', scenario: 'four', options: {}, seed: 'idle', isIdle: true },
  duel('lantern', 'golden-0', { cult: 1, events: 0, 'red-faction': 0, 'blue-faction': 1 }),
  duel('iron-and-events-1', 'golden-5', {
    cult: 2,
    events: 1,
    'red-faction': 1,
    'blue-faction': 3,
  }),
  duel('iron-and-events-2', 'golden-21', {
    cult: 2,
    events: 1,
    'red-faction': 1,
    'blue-faction': 3,
  }),
  duel('brood', 'golden-25', { cult: 2, events: 1, 'red-faction': 1, 'blue-faction': 2 }),
  {
    ...{ name: 'three', scenario: 'three', seed: 'g11' },
    options: {
      ...RICH,
      cult: 2,
      events: 1,
      'red-faction': 3,
      'blue-faction': 2,
      'green-faction': 1,
    },
  },
];

/** Decisions so rare that none of these games contains them; tests of the rules cover them. */
const RARE: readonly string[] = [
  'clinic.heal',
  'covert.choose',
  'find.take',
  'hunt.choose',
  'jump.to',
  'prisoner.ransom',
  'prisoner.to',
  'research.pick',
  'sally',
  'spy.aim',
  'spy.choose',
  'threshold.act',
];

const FOLDER = new URL('../golden/armageddon/', import.meta.url).pathname;
const pathOf = ({ name }: Plan): string => `${FOLDER}${name}.txt`;

const open = ({ scenario, options }: Plan): Game<Armageddon> =>
  openArmageddon(parseSetup(armageddon, { scenario, options }));

/**
 * Chooses a candidate of the bots half of the time; otherwise draws the verb first, so that all kinds of actions are
 * equally likely.
 */
function choose(game: Game<Armageddon>, s: Armageddon, list: ActionList, rng: Rng): Action {
  const some = new ActionList();
  if (rng.below(10) < 5) game.bot.candidates?.(s, list, some);
  if (some.length > 0) return some.at(rng.below(some.length));
  const verbs = [...new Set(list.toArray().map(verbOf))];
  const verb = verbs[rng.below(verbs.length)];
  const alike = list.toArray().filter((action) => verbOf(action) === verb);
  return alike[rng.below(alike.length)];
}

/** Ends a turn as soon as possible, and otherwise takes the first action. */
const idle = (list: ActionList): Action =>
  list.toArray().find((action) => verbOf(action) === V['end-turn']) ?? list.at(0);

/** Plays a game, and returns it as text. */
function play(plan: Plan): string {
  const game = open(plan);
  const options = Object.entries(game.setup.options).map(([id, value]) => `${id}=${value}`);
  const lines = [
    `# ${game.id}, scenario ${plan.scenario}, ${options.join(', ')}`,
    `# rules version ${game.version}, seed "${plan.seed}"`,
  ];
  const rng = new Sfc32(plan.seed);
  const list = new ActionList();
  const s = start(game);
  let round = 0;
  while (actor(game, s) !== NOBODY) {
    const who = actor(game, s);
    if (s.round !== round) lines.push(hashesOf(game, s));
    round = s.round;
    legal(game, s, list);
    const action =
      who === CHANCE
        ? drawOutcome(game, s, list, (n) => rng.below(n))
        : plan.isIdle
          ? idle(list)
          : choose(game, s, list, rng);
    lines.push(`${who === CHANCE ? 'dice' : game.sides[who].id}: ${formatAction(game, action)}`);
    apply(game, s, action);
  }
  return `${[...lines, hashesOf(game, s)].join('\n')}\n`;
}

function hashesOf(game: Game<Armageddon>, s: Armageddon): string {
  const views = game.sides.map(({ id }, side) => `${id} ${hashState(viewOf(game, s, side))}`);
  return `-- ${game.stepNames[s.step]}, state ${hashState(s)}, ${views.join(', ')}`;
}

/** Returns how a stored game ends, and the steps at which a player made a decision. */
function replay(plan: Plan): { readonly end: string; readonly asked: readonly string[] } {
  const game = open(plan);
  const golden = parseGolden(readFileSync(pathOf(plan), 'utf8'));
  const asked = new Set<string>();
  let last: Armageddon | undefined;
  const { difference } = retraceGolden(game as unknown as Game, golden, (s) => {
    last = s as Armageddon;
    if (actor(game, last) >= 0) asked.add(game.stepNames[s.step]);
  });
  expect(difference).toBeUndefined();
  expect(last?.step).toBe(STEP['game.over']);
  const { reason } = (last && game.outcome(last)) ?? { reason: '' };
  return { end: typeof reason === 'string' ? reason : reason.key, asked: [...asked] };
}

if (process.env.UPDATE_GOLDEN === 'anew') {
  mkdirSync(FOLDER, { recursive: true });
  for (const plan of PLANS) writeFileSync(pathOf(plan), play(plan));
}

const kept = PLANS.map((plan) => () => replay(plan));

test('stored games of two, three and four players, with cults and events, replay to their ends, in every possible way', () => {
  const games = kept.map((again) => again());
  // A game that leaves no player needs two strongholds lost in one turn; the tests of section 9 cover that.
  expect([...new Set(games.map(({ end }) => end))].sort()).toEqual([
    'end.alone',
    'end.cult',
    'end.score',
  ]);
  expect([...new Set(PLANS.map(({ scenario }) => scenario))].sort()).toEqual([
    'duel',
    'four',
    'three',
  ]);
  // Steps at which a side decides name their verbs; steps of Chance do not.
  const { steps, stepNames } = open(PLANS[0]);
  const decisions = stepNames.filter((_, i) => (steps[i].verbs ?? []).length > 0);
  const asked = new Set(games.flatMap((game) => game.asked));
  expect(decisions.filter((step) => !asked.has(step)).sort()).toEqual([...RARE].sort());
});
