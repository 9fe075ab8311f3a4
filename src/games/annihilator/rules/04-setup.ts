/** [4.0] Set-up: the robots first, then the impacts of the three Assault Ships. */
import { nounOf, verbOf } from '../../../kernel/action.ts';
import type { Log } from '../../../kernel/text/log.ts';
import { type Message, node } from '../../../kernel/text/message.ts';
import { requireDefined } from '../../../kernel/require-defined.ts';
import type { Refusal } from '../../../kernel/rulebook.ts';
import { NONE } from '../../../kernel/state.ts';
import type { AreaLook } from '../../../kernel/look/look.ts';
import type { RollEvent } from '../../../kernel/odds/roll-event.ts';
import { BOARD, impactNode } from '../data/map.ts';
import { LEARNING_IMPACTS } from '../data/scenarios.ts';
import { ANNIHILATOR, landingParty } from '../data/units.ts';
import { type AnnihilatorState, countUnits, SHIP } from '../state.ts';
import { named, row, terrainMessage } from '../i18n/phrases.ts';
import { fixed, msg, refuse } from '../i18n/msg.ts';
import { firstTurn } from './03-sequence.ts';
import { entryCost } from './05-reach.ts';
import { hasRoom, noRoom } from './06-stacking.ts';
import { ONE_DIE, TWO_DICE } from './dice.ts';
import { STEP, VERB } from './names.ts';
import type { AnnihilatorStep } from './step.ts';

type S = AnnihilatorState;

/** Writes the set-up of the scenario into a blank state. */
export function setUp(s: S): void {
  s.hex.fill(NONE);
  s.chargeHex.fill(NONE);
  if (s.world.scenario === 'learning') setUpLearning(s);
  else s.push(STEP['setup.robots'], { unit: s.world.robots[0] });
}

/** [D6] Sets up the learning scenario: two ships landed, fewer robots, all units placed. */
function setUpLearning(s: S): void {
  s.world.robots.forEach((u, i) => {
    s.hex[u] = s.world.suggested[i];
  });
  LEARNING_IMPACTS.forEach(([side, sum], i) => {
    land(s, { impact: i + 1, side, n: impactNode(side, sum) }, undefined);
  });
  s.push(STEP['human.move']);
  s.turn = 1;
}

/** [4.1] Places robots one by one, S1 … S10, then R1 … R6, in any hexes. */
export const setupRobots: AnnihilatorStep<'place' | 'suggest'> = {
  rule: '4.1',
  prompt: robotPrompt,
  focus: (s) => ({ unit: robotNow(s), node: NONE }),
  offers: {
    place: { label: (s, n) => msg('label.place', { u: named(s, robotNow(s)), at: node(n) }) },
    suggest: { label: fixed('label.suggest'), isAuto: true, preview: suggestedArea },
  },
  who: () => ANNIHILATOR,
  actions(s, out) {
    countUnits(s);
    for (let n = 0; n < BOARD.size; n++)
      if (isRobotHex(s, n) && hasRoom(s, ANNIHILATOR, n)) out.add(VERB.place, n);
    out.add(VERB.suggest);
  },
  apply(s, action, log) {
    const robot = s.frame(STEP['setup.robots']);
    const u = robot.unit;
    if (verbOf(action) === VERB.suggest) return suggest(s, u, log);
    placeRobot(s, u, nounOf(action), log);
    const next = s.world.robots[s.world.robots.indexOf(u) + 1];
    if (next !== undefined) robot.unit = next;
    else s.goto(STEP['setup.impact.side'], { impact: 1 });
  },
  refusals: { place: whyNotPlace },
};

/** [4.1] Returns the robots that are set up from this decision on; empty if it sets up none. */
export const robotsInRow = (s: S): number[] =>
  s.step === STEP['setup.robots']
    ? robotsFrom(s, robotNow(s)).filter((u) => s.hex[u] === NONE)
    : [];

/** [4.1] Makes the set-up ask for a waiting robot. */
export function askForRobot(s: S, u: number): void {
  s.frame(STEP['setup.robots']).unit = u;
}

/** Returns a robot of the scenario and those after it. */
const robotsFrom = ({ world: { robots } }: S, u: number): readonly number[] =>
  robots.slice(robots.indexOf(u));

const robotNow = (s: S): number => s.frame(STEP['setup.robots']).unit;

function robotPrompt(s: S): Message {
  const u = robotNow(s);
  const { robots } = s.world;
  const standing = robots.filter((robot) => s.hex[robot] !== NONE);
  const [n, all] = [standing.length + 1, robots.length];
  return msg('prompt.setup.robots', { u: named(s, u), n, all });
}

function suggestedArea(s: S): AreaLook[] {
  const { robots, suggested } = s.world;
  const nodes = suggested.slice(robots.indexOf(robotNow(s)));
  return [{ type: 'suggested', name: msg('area.suggested'), nodes }];
}

/** [R1] Returns whether robots may start in a hex: any that they may enter. */
const isRobotHex = (s: S, n: number): boolean => entryCost(s, ANNIHILATOR, n) >= 0;

function whyNotPlace(s: S, n: number): Refusal {
  if (isRobotHex(s, n)) return noRoom(s, ANNIHILATOR, n);
  return refuse('R1', 'refusal.setup', { at: node(n), terrain: terrainMessage(n) });
}

function placeRobot(s: S, u: number, n: number, log: Log | undefined): void {
  s.hex[u] = n;
  log?.add({ type: 'place', rule: '4.1', args: { u: named(s, u), at: node(n) } });
}

/** [D5] Places the remaining robots as we suggest. If a hex is full, the next suggested hex with room is used. */
function suggest(s: S, first: number, log: Log | undefined): void {
  const { robots, suggested } = s.world;
  for (const u of robotsFrom(s, first)) {
    countUnits(s);
    const wanted = [suggested[robots.indexOf(u)], ...suggested];
    const free = wanted.find((n) => hasRoom(s, ANNIHILATOR, n));
    placeRobot(s, u, requireDefined(free, 'the suggested hexes have room for all robots'), log);
  }
  s.goto(STEP['setup.impact.side'], { impact: 1 });
}

/** [4.2] Rolls one die for the side of the map, for impacts 1 to 3. */
export const setupImpactSide: AnnihilatorStep<'roll'> = {
  rule: '4.2',
  prompt: (s) => msg('prompt.setup.impact.side', { n: s.frame(STEP['setup.impact.side']).impact }),
  ...ONE_DIE,
  event: (s) => shipEvent(s.frame(STEP['setup.impact.side']).impact),
  apply(s, action) {
    const { impact } = s.frame(STEP['setup.impact.side']);
    s.goto(STEP['setup.impact.hex'], { impact, side: nounOf(action) });
  },
};

/** [4.2] Returns the roll of one ship: its side of the map, and the hex there. */
const shipEvent = (impact: number): RollEvent => ({
  title: msg('roll.ship', { n: impact }),
  continues: true,
});

/** [4.2] Rolls two dice for the numbered hex on that side. */
export const setupImpactHex: AnnihilatorStep<'roll'> = {
  rule: '4.2',
  prompt(s) {
    const { impact, side } = s.frame(STEP['setup.impact.hex']);
    return msg('prompt.setup.impact.hex', { n: impact, side });
  },
  ...TWO_DICE,
  event: (s) => shipEvent(s.frame(STEP['setup.impact.hex']).impact),
  apply(s, action, log) {
    const { impact, side } = s.frame(STEP['setup.impact.hex']);
    land(s, { impact, side, n: impactNode(side, nounOf(action)) }, log);
    if (impact < s.world.ships) s.goto(STEP['setup.impact.side'], { impact: impact + 1 });
    else firstTurn(s, log);
  },
};

interface Impact {
  readonly impact: number;
  readonly side: number;
  readonly n: number;
}

/** [4.2] [R1b] Lands a ship: it holes the hull, and its squads arrive. Two ships may hit the same hex [R1]. */
function land(s: S, { impact, side, n }: Impact, log: Log | undefined): void {
  const us = landingParty(impact);
  for (const u of us) s.hex[u] = n;
  s.marker[n] = SHIP;
  const args = { n: impact, at: node(n) };
  const outcome = msg('outcome.impact', args);
  const told = { ...args, us: row(us) };
  log?.add({ type: 'impact', rule: '4.2', args: told, outcome, row: msg('row.ship', { n: side }) });
}
