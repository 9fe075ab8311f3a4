/** Checks conditions that hold only during a step or a turn. */
import { BrokenInvariant, holdTo } from '../../../kernel/conformance/invariant.ts';
import { unit } from '../../../kernel/text/message.ts';
import { NONE, writeFrames } from '../../../kernel/state.ts';
import { checkFrames } from './frames.ts';
import { CENTRE, HEXES, MEGAHEX_COUNT, MEGAHEX_OF } from '../data/field.ts';
import { NUMBERED, TOKENS } from '../data/scenarios.ts';
import { isFlyer, isWorker, SIDES, sideOf, UNIT_COUNT } from '../data/units.ts';
import type { StepName } from '../rules/names.ts';
import { AIR, type Chitin, DEAD, GONE, isOnMap, ownBox } from '../state.ts';
import { msg } from '../i18n/msg.ts';

/** Steps during which units are marked: a party moves, or stacks retreat. */
const MARKING: readonly StepName[] = ['move.party', 'move.face', 'combat.retreat'];
/** Steps after recovery [7.064] in which no unit of the mover can be disrupted. */
const FRESH: readonly StepName[] = ['combat.air', 'combat.declare', 'combat.announce'];

/** [3.02] Steps during which the first die is known, until an end is chosen. */
const ROLLED: readonly StepName[] = ['setup.roll', 'setup.claim', 'setup.end'];

const stepsOf = (s: Chitin): StepName[] => writeFrames(s).map(({ step }) => step as StepName);

export function checkTurn(s: Chitin): void {
  const steps = stepsOf(s);
  const [phase] = steps;
  if (phase === undefined) throw new BrokenInvariant('frames', 0, msg('fault.no-step'));
  checkFrames(s, steps);
  const over = phase === 'game.over';
  holdTo(over || s.ending === 0, 'ending', 0, msg('fault.ending'));
  holdTo(!over || s.ending > 0, 'frames', 0, msg('fault.ending.missing'));
  holdTo(s.end[0] !== s.end[1], 'end', 1, msg('fault.ends'));
  checkRound(s, phase);
  for (let u = 0; u < UNIT_COUNT; u++) {
    checkPlace(s, u);
    if (!over) checkConditions(s, u, steps);
  }
  checkNumbers(s);
  checkTokens(s);
  checkBattles(s, phase);
  checkLists(s);
}

/** [3.00] Checks that the set-up has no round and shows no force. */
function checkRound(s: Chitin, phase: StepName): void {
  const setUp = phase.startsWith('setup.');
  const { turns, rules } = s.world;
  if (setUp) {
    holdTo(s.round === 0, 'round', 0, msg('fault.setup.round'));
    holdTo(s.revealed === 0, 'revealed', 0, msg('fault.setup.revealed'));
    const placed = s.at.findIndex((n) => n !== NONE);
    holdTo(placed < 0, 'at', placed, msg('fault.setup.nobody'));
  } else {
    const limit = msg('fault.round', { most: turns });
    holdTo(s.round >= 1 && s.round <= turns, 'round', 0, limit);
    holdTo(s.revealed === 1, 'revealed', 0, msg('fault.revealed'));
  }
  const rolling = s.die === 0 || ROLLED.includes(phase);
  holdTo(rolling, 'die', 0, msg('fault.die'));
  const still = rules.advanced || (s.idle === 0 && s.stir === 0);
  holdTo(still, s.idle === 0 ? 'stir' : 'idle', 0, msg('fault.standstill'));
}

/** [6.01] [6.07] [8.011] Checks the place of a unit against its kind. */
function checkPlace(s: Chitin, u: number): void {
  const n = s.at[u];
  const args = { u: unit(u) };
  if (n >= HEXES) holdTo(n === ownBox(s, sideOf(u)), 'at', u, msg('fault.waits', args));
  if (n === GONE) holdTo(!isWorker(u), 'at', u, msg('fault.worker-left', args));
  if (!isFlyer(u) || !isOnMap(s, u)) return;
  holdTo(CENTRE[MEGAHEX_OF[n]] === n, 'at', u, msg('fault.centre', args));
}

/** Checks the remaining movement, action and effects of a unit at this point. */
function checkConditions(s: Chitin, u: number, steps: readonly StepName[]): void {
  const args = { u: unit(u) };
  const mine = sideOf(u) === s.mover;
  const [phase] = steps;
  const moving = phase === 'move.pick';
  // At the beginning of a turn the values come from the file, and are about to be reset.
  const dealt = moving || phase === 'turn.begin';
  const most = !mine || !dealt || s.at[u] < 0 ? 0 : mostPoints(s, u);
  holdTo(s.left[u] >= 0 && s.left[u] <= most, 'left', u, msg('fault.points', { ...args, most }));
  const tired = s.disrupted[u] && mine && FRESH.includes(phase);
  holdTo(!tired, 'disrupted', u, msg('fault.recovered'));
  if (s.arrived[u]) checkArrived(s, u);
  if (s.marked[u]) {
    const party = phase !== 'move.pick' || (mine && s.at[u] >= 0);
    const now = steps.some((name) => MARKING.includes(name));
    holdTo(now && party, 'marked', u, msg('fault.moving'));
  }
  if (s.aim[u] !== NONE) checkAim(s, u, moving);
  if (s.fight[u] === NONE) return;
  const announced = s.fight[u] >= 0 && s.attack[s.fight[u]] >= 0;
  holdTo(announced, 'fight', u, msg('fault.battle.unknown'));
}

/** [6.02] [7.064] [8.021] Returns the maximum movement points of a unit. */
const mostPoints = (s: Chitin, u: number): number =>
  s.disrupted[u]
    ? 1
    : s.world.ratings.moves[u] + (s.charging[u] ? s.world.values['charge.points'] : 0);

/** [8.014] Checks the megahexes that flyers of the mover have entered, one bit each. */
function checkArrived(s: Chitin, u: number): void {
  const args = { u: unit(u) };
  holdTo(isFlyer(u), 'arrived', u, msg('fault.arrived.ground', args));
  holdTo(sideOf(u) === s.mover, 'arrived', u, msg('fault.arrived.enemy', args));
  const known = s.arrived[u] > 0 && s.arrived[u] < 1 << MEGAHEX_COUNT;
  holdTo(known, 'arrived', u, msg('fault.arrived', { n: MEGAHEX_COUNT }));
}

/** [7.02] [8.015] Checks the declared target of a unit. */
function checkAim(s: Chitin, u: number, moving: boolean): void {
  const aim = s.aim[u];
  holdTo(sideOf(u) === s.mover, 'aim', u, msg('fault.aim.enemy'));
  holdTo(!moving, 'aim', u, msg('fault.aim.early'));
  const fits = isFlyer(u) ? aim === AIR || (aim >= 0 && aim < HEXES) : aim >= 0 && aim < 1 << 6;
  holdTo(fits, 'aim', u, msg('fault.aim'));
}

function checkNumbers(s: Chitin): void {
  SIDES.forEach((_, side) => {
    for (const field of ['harvest', 'tokensOff', 'losses'] as const)
      holdTo(s[field][side] >= 0, field, side, msg('fault.negative'));
  });
}

/** [3.01] [8.041] Checks that numbered tokens belong to the scenario; the others come from bodies in advanced games. */
function checkTokens(s: Chitin): void {
  const { tokens, advanced } = s.world.rules;
  TOKENS.forEach((letter, t) => {
    const known = t < NUMBERED ? tokens.includes(t) : advanced;
    const used = s.tokenAt[t] !== NONE;
    holdTo(known || !used, 'tokenAt', t, msg('fault.token.unknown', { token: letter }));
    holdTo(
      used || s.tokenMoved[t] === 0,
      'tokenMoved',
      t,
      msg('fault.token.absent', { token: letter }),
    );
  });
  for (let u = 0; u < UNIT_COUNT; u++)
    if (s.carries[u] !== NONE)
      holdTo(isWorker(u), 'carries', u, msg('fault.carries.warrior', { u: unit(u) }));
}

/** [5.00] Checks that battles exist only after movement, with strengths for both sides. */
function checkBattles(s: Chitin, phase: StepName): void {
  const before = phase.startsWith('setup.') || phase === 'move.pick';
  s.attack.forEach((attack, b) => {
    if (attack === NONE) return;
    holdTo(!before, 'attack', b, msg('fault.battle.early'));
    holdTo(attack >= 0, 'attack', b, msg('fault.attack'));
    holdTo(s.defence[b] >= 1, 'defence', b, msg('fault.defence'));
  });
}

/** Checks that lists contain hexes of the map; [R43] bodies lie where units died. */
function checkLists(s: Chitin): void {
  for (const field of ['menace', 'vacated', 'bodies', 'place'] as const)
    s[field].forEach((n, i) => {
      holdTo(n === NONE || (n >= 0 && n < HEXES), field, i, msg('fault.hex'));
    });
  holdTo(s.bodies[0] === NONE || s.at.includes(DEAD), 'bodies', 0, msg('fault.bodies'));
}
