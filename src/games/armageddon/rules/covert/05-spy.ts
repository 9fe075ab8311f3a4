/** [5.25] [5.26] [5.27] Espionage. */
import { nounOf, verbOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { RESOURCES } from '../../data/card.ts';
import { ACTIVE, MISCHIEFS, type MischiefId, REPORTS_BY } from '../../data/reports.ts';
import type { Armageddon } from '../../state.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { mostOf, stockOf } from '../empire/02-pay.ts';
import { beSeen } from '../exploration/04-observe.ts';
import { agentAction, expose, intelLevels, isSeenBeside } from './05-agents.ts';
import { wound } from '../battle/05-damage.ts';
import { drawReports, file } from './05-reports.ts';
import { beginThreshold } from '../battle/05-threshold.ts';
import { hiddenBelow, drawHidden } from '../hidden-dice.ts';
import { reveal } from '../knowledge.ts';
import { named } from '../named.ts';
import { STEP, V } from '../names.ts';
import { facilitiesAt, isPlayer, level } from '../pieces.ts';
import { type ArmageddonStep, cardFor, focus, sideNow } from '../step.ts';

type S = Armageddon;

/** [R91] Returns the players with a facility in the spy's hex that the spy's side knows. */
function aimsOf(s: S, agent: number): number[] {
  const seen = facilitiesAt(s, s.place[agent]).filter((u) => isSeenBeside(s, u, agent));
  const owners = seen.map((u) => s.owner[u]).filter((owner) => isPlayer(s, owner));
  return [...new Set(owners)].sort((a, b) => a - b);
}

/** [5.25] [10.1.13] Starts espionage. */
export const spyAction = agentAction({
  ...{ verb: V.spy, ability: 'espionage', rule: '5.25' },
  label: cardFor('label.spy', 'apOperation'),
  targets: aimsOf,
  begin: (s, agent) => s.push(STEP['spy.aim'], { agent }),
});

/** [5.25] Chooses the player to spy on, and whether to read or to harm; other sides do not see this. */
export const aimStep: ArmageddonStep<'passive' | 'active'> = {
  rule: '5.25',
  secret: true,
  who: sideNow,
  prompt: fixed('prompt.spy.aim'),
  focus,
  offers: {
    passive: { label: (_, about) => msg('label.passive', { about: { side: about } }) },
    active: { label: (_, about) => msg('label.active', { about: { side: about } }) },
  },
  actions(s, out) {
    const aims = aimsOf(s, s.frame(STEP['spy.aim']).agent);
    for (const verb of [V.passive, V.active]) for (const side of aims) out.add(verb, side);
  },
  apply(s, action) {
    const { agent } = s.frame(STEP['spy.aim']);
    const active = verbOf(action) === V.active ? 1 : 0;
    s.goto(STEP.spy, { agent, about: nounOf(action), active, done: 0 });
  },
};

/**
 * [5.25] Makes the test, whose threshold rises with each level of intel, then determines the result. [R35] The
 * hidden dice are drawn in between, so that no decision before them depends on them.
 */
export const spyStep: ArmageddonStep = {
  rule: '5.25',
  secret: true,
  who: sideNow,
  enter(s, log) {
    const f = s.frame(STEP.spy);
    const { agent, about, active, done } = f;
    if (done === 0) {
      f.done = 1;
      return beginThreshold(s, agent, level(s, agent, 'espionage'), thresholdOf(s, agent, about));
    }
    if (done === 1) {
      f.done = 2;
      return drawHidden(s);
    }
    const result = resultOf(s, s.margin, 1 + hiddenBelow(s, s.world.values.spyDie));
    const args = { card: named(s, agent), n: result };
    log?.add({ type: 'spied', rule: '5.25', args, to: [s.owner[agent]] });
    s.pop();
    if (active) harm(s, agent, about, result, log);
    else read(s, agent, about, result, log);
    if (result <= 1) blowCover(s, agent, about, active === 1, log);
  },
};

const thresholdOf = (s: S, agent: number, about: number): number =>
  intelLevels(s, s.place[agent], about).reduce((a, b) => a + b, s.world.values.spyThreshold);

/** [5.25] Returns the result of a margin and a number from 1 to 16. */
export const resultOf = (s: S, margin: number, die: number): number =>
  Math.min(s.world.values.spyLimit, margin + die);

/** [5.26] Draws the reports. */
export function read(s: S, agent: number, about: number, result: number, log?: Log): void {
  const { reportsFrom } = s.world.values;
  const count = REPORTS_BY[reportsFrom.findIndex((from) => result >= from)] ?? 0;
  for (const report of drawReports(s, count)) file(s, s.owner[agent], about, report, log);
}

/** [5.27] Harms the player; 17 or more gives a choice. */
export function harm(s: S, agent: number, about: number, result: number, log?: Log): void {
  if (result >= s.world.values.reportsFrom[0]) s.push(STEP['spy.choose'], { agent, about });
  else {
    const { mischiefFrom } = s.world.values;
    const found = ACTIVE[mischiefFrom.findIndex((from) => result >= from)];
    if (found) doHarm(s, s.owner[agent], about, found, log);
  }
}

function mischiefLabel({ world: { values } }: S, i: number) {
  const n = {
    'burn-six': values.burnSix,
    'burn-three': values.burnThree,
    cut: values.intrigueRounds,
    drain: values.drain,
  }[MISCHIEFS[i]];
  return msg(`label.mischief-${MISCHIEFS[i]}`, { n });
}

/** [5.27] Chooses the harm. */
export const chooseStep: ArmageddonStep<'mischief'> = {
  rule: '5.27',
  secret: true,
  who: sideNow,
  prompt: fixed('prompt.spy.choose'),
  focus,
  offers: { mischief: { label: mischiefLabel } },
  actions(_, out) {
    for (const i of MISCHIEFS.keys()) if (MISCHIEFS[i] !== 'burn-three') out.add(V.mischief, i);
  },
  apply(s, action, log) {
    const { agent, about } = s.frame(STEP['spy.choose']);
    s.pop();
    doHarm(s, s.owner[agent], about, MISCHIEFS[nounOf(action)], log);
  },
};

/** [5.27] [R92] Does the harm. Both sides learn what was done; the victim does not learn who did it. */
function doHarm(s: S, side: number, about: number, what: MischiefId, log?: Log): void {
  const to = [side, about];
  if (what === 'cut') s.cutUntil[about] = s.round + s.world.values.intrigueRounds;
  if (what === 'drain') s.drained[about] += s.world.values.drain;
  if (what === 'burn-six') burn(s, about, s.world.values.burnSix, to, log);
  else if (what === 'burn-three') burn(s, about, s.world.values.burnThree, to, log);
  else {
    const type = what === 'cut' ? 'cut' : 'drained';
    log?.add({ type, rule: '5.27', args: { by: { side: about }, n: s.world.values.drain }, to });
  }
}

/** [R92] Burns resources of the most plentiful kind, at most the whole stock of it. */
function burn(s: S, about: number, most: number, to: readonly number[], log?: Log): void {
  const kind = mostOf(s, about);
  const n = Math.min(most, stockOf(s, about, kind));
  s.stock[about * RESOURCES.length + kind] -= n;
  const args = { by: { side: about }, n, what: msg(`resource.${RESOURCES[kind]}`) };
  log?.add({ type: 'burnt', rule: '5.27', args, to: [...to] });
}

/** [5.26] [5.27] Exposes the spy; a spy who only read is wounded as well. */
function blowCover(s: S, agent: number, about: number, isActive: boolean, log?: Log): void {
  const army = s.group[agent];
  reveal(s, agent, about);
  const to = [s.owner[agent], about];
  log?.add({ type: 'exposed', rule: '5.26', args: { card: named(s, agent) }, to });
  expose(s, agent);
  beSeen(s, army, log);
  if (!isActive) wound(s, agent, 1, '5.26', log, about);
}
