/** What holds at each point of the turn: conditions that last for a step or a turn only. */
import { BrokenInvariant, holdTo } from '../../kernel/invariant.ts';
import { NONE, writeFrames } from '../../kernel/state.ts';
import { checkFrames } from './check-frames.ts';
import { CENTRE, HEXES, MEGAHEX_COUNT, MEGAHEX_OF } from './data/field.ts';
import { NUMBERED, TOKENS } from './data/scenarios.ts';
import { isFlyer, isWorker, SIDES, sideOf, typeOf, UNIT_COUNT, UNITS } from './data/units.ts';
import { type StepName, STEPS } from './rules/names.ts';
import { AIR, type Chitin, DEAD, GONE, isOnMap, ownBox } from './state.ts';

/** [8.021] Points that a charge adds. */
const CHARGE_POINTS = 2;
/** Steps on top of which a party is under way, or stacks retreat. */
const MARKING: readonly StepName[] = ['move.party', 'move.face', 'combat.retreat'];
/** Steps after recovery [7.064] in which nobody of the mover has been disrupted again. */
const FRESH: readonly StepName[] = ['combat.air', 'combat.declare', 'combat.announce'];

/** [3.02] The first die is known until an end is taken. */
const ROLLED: readonly StepName[] = ['setup.roll', 'setup.claim', 'setup.end'];

const stepsOf = (s: Chitin): StepName[] =>
  writeFrames(s, STEPS.names).map(({ step }) => step as StepName);

export function checkTurn(s: Chitin): void {
  const steps = stepsOf(s);
  const [phase] = steps;
  if (phase === undefined) throw new BrokenInvariant('frames', 0, 'there is no step');
  checkFrames(s, steps);
  const over = phase === 'game.over';
  holdTo(over || s.ending === 0, 'ending', 0, 'it is 0 until the game is over');
  holdTo(!over || s.ending > 0, 'frames', 0, 'the game goes on: values.ending is 0');
  holdTo(s.end[0] !== s.end[1], 'end', 1, '[3.02] both sides cannot have one end');
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

/** [3.00] The set-up has no round and shows no force. */
function checkRound(s: Chitin, phase: StepName): void {
  const setUp = phase.startsWith('setup.');
  const { turns, rules } = s.world;
  if (setUp) {
    holdTo(s.round === 0, 'round', 0, '[3.00] it is 0 during the set-up');
    holdTo(s.revealed === 0, 'revealed', 0, '[R50] no force is shown during the set-up');
    const placed = s.at.findIndex((n) => n !== NONE);
    holdTo(placed < 0, 'at', placed, '[6.01] nobody is there during the set-up');
  } else {
    const limit = `[R49] expected 1 to ${turns}`;
    holdTo(s.round >= 1 && s.round <= turns, 'round', 0, limit);
    holdTo(s.revealed === 1, 'revealed', 0, '[R50] forces are shown once play has begun');
  }
  const rolling = s.die === 0 || ROLLED.includes(phase);
  holdTo(rolling, 'die', 0, '[3.02] 0: it is rolled for the first move only');
  const still = rules.advanced || (s.idle === 0 && s.stir === 0);
  holdTo(still, s.idle === 0 ? 'stir' : 'idle', 0, '[R59] it is counted in advanced games only');
}

/** [6.01] [6.07] [8.011] Where a unit of its kind can be. */
function checkPlace(s: Chitin, u: number): void {
  const n = s.at[u];
  const { id } = UNITS[u];
  if (n >= HEXES)
    holdTo(n === ownBox(s, sideOf(u)), 'at', u, `[6.01] ${id} waits beside its own end`);
  if (n === GONE) holdTo(!isWorker(u), 'at', u, `[6.07] Workers wait off the map: ${id} too`);
  if (!isFlyer(u) || !isOnMap(s, u)) return;
  holdTo(CENTRE[MEGAHEX_OF[n]] === n, 'at', u, `[8.011] ${id} flies over the centre of a megahex`);
}

/** What a unit has left, does and suffers at this point. */
function checkConditions(s: Chitin, u: number, steps: readonly StepName[]): void {
  const { id } = UNITS[u];
  const mine = sideOf(u) === s.mover;
  const [phase] = steps;
  const moving = phase === 'move.pick';
  // Where a turn begins they are as yet what a file says, and are dealt anew.
  const dealt = moving || phase === 'turn.begin';
  const most = !mine || !dealt || s.at[u] < 0 ? 0 : mostPoints(s, u);
  holdTo(s.left[u] >= 0 && s.left[u] <= most, 'left', u, `[6.02] ${id}: expected 0 to ${most}`);
  const tired = s.disrupted[u] && mine && FRESH.includes(phase as StepName);
  holdTo(!tired, 'disrupted', u, '[7.064] the mover has recovered before combat');
  if (s.arrived[u]) checkArrived(s, u);
  if (s.marked[u]) {
    const party = phase !== 'move.pick' || (mine && s.at[u] >= 0);
    const now = steps.some((name) => MARKING.includes(name));
    holdTo(now && party, 'marked', u, 'nobody moves at this point');
  }
  if (s.aim[u] !== NONE) checkAim(s, u, moving);
  if (s.fight[u] === NONE) return;
  const announced = s.fight[u] >= 0 && s.attack[s.fight[u]] >= 0;
  holdTo(announced, 'fight', u, '[5.00] that battle has not been announced');
}

/** [6.02] [7.064] [8.021] */
const mostPoints = (s: Chitin, u: number): number =>
  s.disrupted[u] ? 1 : typeOf(u).moves + (s.charging[u] ? CHARGE_POINTS : 0);

/** [8.014] Flyers of the mover, a bit for each megahex. */
function checkArrived(s: Chitin, u: number): void {
  const { id } = UNITS[u];
  holdTo(isFlyer(u), 'arrived', u, `0: ${id} does not fly`);
  holdTo(sideOf(u) === s.mover, 'arrived', u, `0: ${id} has not moved in this turn`);
  const known = s.arrived[u] > 0 && s.arrived[u] < 1 << MEGAHEX_COUNT;
  holdTo(known, 'arrived', u, `a bit for each of ${MEGAHEX_COUNT} megahexes`);
}

/** [7.02] [8.015] */
function checkAim(s: Chitin, u: number, moving: boolean): void {
  const aim = s.aim[u];
  holdTo(sideOf(u) === s.mover, 'aim', u, '[7.01] only the side on turn attacks');
  holdTo(!moving, 'aim', u, '[5.00] attacks are declared after movement');
  const fits = isFlyer(u) ? aim === AIR || (aim >= 0 && aim < HEXES) : aim >= 0 && aim < 1 << 6;
  holdTo(fits, 'aim', u, 'a bit for each of six directions; flyers: a hex, or their own megahex');
}

function checkNumbers(s: Chitin): void {
  SIDES.forEach((_, side) => {
    for (const field of ['harvest', 'tokensOff', 'losses'] as const)
      holdTo(s[field][side] >= 0, field, side, '0 or more');
  });
}

/** [3.01] [8.041] Numbered tokens are those of the scenario; others begin as bodies in advanced games. */
function checkTokens(s: Chitin): void {
  const { tokens, advanced } = s.world.rules;
  TOKENS.forEach((letter, t) => {
    const known = t < NUMBERED ? tokens.includes(t) : advanced;
    const used = s.tokenAt[t] !== NONE;
    holdTo(known || !used, 'tokenAt', t, `[3.01] this scenario has no token ${letter}`);
    holdTo(used || s.tokenMoved[t] === 0, 'tokenMoved', t, `token ${letter} is not there`);
  });
  for (let u = 0; u < UNIT_COUNT; u++)
    if (s.carries[u] !== NONE)
      holdTo(isWorker(u), 'carries', u, `[6.081] only Workers carry: not ${UNITS[u].id}`);
}

/** [5.00] Battles are announced after movement, with strengths for both sides. */
function checkBattles(s: Chitin, phase: StepName): void {
  const before = phase.startsWith('setup.') || phase === 'move.pick';
  s.attack.forEach((attack, b) => {
    if (attack === NONE) return;
    holdTo(!before, 'attack', b, '[5.00] battles are announced after movement');
    holdTo(attack >= 0, 'attack', b, '[7.04] 0 or more');
    holdTo(s.defence[b] >= 1, 'defence', b, '[7.04] 1 or more');
  });
}

/** Lists hold hexes of the map; [R43] bodies fall where somebody died. */
function checkLists(s: Chitin): void {
  for (const field of ['menace', 'vacated', 'bodies', 'place'] as const)
    s[field].forEach((n, i) => {
      holdTo(n === NONE || (n >= 0 && n < HEXES), field, i, 'a hex of the map');
    });
  holdTo(s.bodies[0] === NONE || s.at.includes(DEAD), 'bodies', 0, '[R43] nobody is dead');
}
