/** [4.1] Set-up: units in the order of the scenario, then the rolls of scenarios 11 and 13. */
import { unitFocus } from '../../../../kernel/look/focus.ts';
import { type LegalActions, nounOf, verbOf } from '../../../../kernel/action.ts';
import type { Log } from '../../../../kernel/text/log.ts';
import { node, side, unit } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { NONE } from '../../../../kernel/state.ts';
import { STACK_LIMIT } from '../../data/terrain.ts';
import { COLOURS } from '../../data/units.ts';
import { fillBlank, type Slammers } from '../../state.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { canStandOn, isToBePlaced, setUpAt } from './00-ground.ts';
import { openHexes } from './00-room.ts';
import { placeUsually } from './00-usual.ts';
import { ONE_DIE } from '../dice.ts';
import { STEP, V } from '../names.ts';
import { beginSection, SECTION } from '../sequence.ts';
import { asks, nodeLabel, type SlammersStep } from '../step.ts';
import { commanderOf, hasEnemyAt, kindOf, partyOf, stackOf } from '../units.ts';

type S = Slammers;

/** Takes a blank state to its first step. */
export function setUp(s: S): void {
  fillBlank(s);
  beginSection(s, SECTION['set-up']);
}

const placed = (s: S): number => s.frame(STEP['setup.place']).next;
const unitToPlace = (s: S): number => s.world.placing[placed(s)];

/**
 * [4.1] [R67] Sets up the next unit in a hex of its area, or automatically all units that its side places in a row.
 */
export const placeStep: SlammersStep<'usual' | 'to' | 'mount'> = {
  rule: '4.1',
  prompt: (s) => msg('prompt.setup.place', { u: unit(unitToPlace(s)) }),
  focus: (s) => unitFocus(s.at, unitToPlace(s)),
  offers: {
    usual: { label: fixed('label.usual'), isAuto: true },
    to: { label: nodeLabel('label.to') },
    mount: { label: fixed('label.mount') },
  },
  who: (s) => commanderOf(s, unitToPlace(s)),
  enter(s) {
    const frame = s.frame(STEP['setup.place']);
    const { placing } = s.world;
    while (frame.next < placing.length && !isToBePlaced(s, placing[frame.next])) frame.next++;
    if (frame.next === placing.length) s.goto(STEP['setup.panel'], { colour: NONE });
  },
  actions(s, out) {
    out.add(V.usual);
    for (const n of openHexes(s, placed(s))) out.add(V.to, n);
    if (canMount(s)) out.add(V.mount);
  },
  apply(s, action, log) {
    const u = unitToPlace(s);
    if (verbOf(action) === V.usual) placeRest(s, log);
    else if (verbOf(action) === V.mount) s.mounted[u] = 1;
    else {
      setUpAt(s, u, nounOf(action));
      log?.add({ type: 'placed', rule: '4.1', args: { u: unit(u), at: node(s.at[u]) } });
    }
  },
  refusals: { to: whyNotThere, mount: () => ({ rule: '3.3', reason: msg('refusal.no-skimmers') }) },
};

/** [4.1] Returns the units that a side places in a row from this decision on; empty if there are none. */
export function unitsInRow(s: S): number[] {
  if (s.step !== STEP['setup.place']) return [];
  const rest = [...s.world.placing.subarray(placed(s))];
  const by = commanderOf(s, unitToPlace(s));
  const end = rest.findIndex((u) => commanderOf(s, u) !== by);
  return rest.slice(0, end < 0 ? rest.length : end).filter((u) => isToBePlaced(s, u));
}

/** [4.1] Makes a waiting unit the next one to place. */
export function askForUnit(s: S, u: number): void {
  s.frame(STEP['setup.place']).next = s.world.placing.indexOf(u);
}

/** [R67] Infantry of Red and Blue can be set up on either face. */
const canMount = (s: S): boolean =>
  kindOf(s, unitToPlace(s)).mounted !== undefined && !s.mounted[unitToPlace(s)];

/** [D13] Places units automatically, up to the first unit of another side. */
function placeRest(s: S, log?: Log): void {
  const { placing } = s.world;
  const by = commanderOf(s, unitToPlace(s));
  for (let i = placed(s); i < placing.length && commanderOf(s, placing[i]) === by; i++)
    if (isToBePlaced(s, placing[i])) placeUsually(s, i);
  log?.add({ type: 'placed.usually', rule: 'D13', args: { by: side(by) } });
}

/** Returns why a unit cannot be set up in a hex. */
function whyNotThere(s: S, n: number): Refusal {
  const u = unitToPlace(s);
  const args = { u: unit(u), at: node(n) };
  if (n >= s.world.hexes) return { rule: '4.1', reason: msg('refusal.choose-hex', args) };
  if (!s.world.groups[s.world.group[u]].area[n])
    return { rule: '4.1', reason: msg('refusal.outside', args) };
  if (!canStandOn(s, u, n)) return { rule: '4.3', reason: msg('refusal.ground', args) };
  if (hasEnemyAt(s, partyOf(s, u), n))
    return { rule: '4.1', reason: msg('refusal.enemy-there', args) };
  const isFull = stackOf(s, partyOf(s, u), n) >= STACK_LIMIT;
  return { rule: isFull ? '9.13' : 'R67', reason: msg('refusal.no-room', args) };
}

/** [43.3] Rolls the panel by which a colour enters; if the other side has that panel, rolls again. */
export const panelStep: SlammersStep<'roll'> = {
  rule: '43.3',
  prompt: asks('prompt.setup.panel'),
  ...ONE_DIE,
  event(s) {
    const { colour } = s.frame(STEP['setup.panel']);
    return { title: msg('roll.panel', { colour: msg(`colour.${COLOURS[colour]}`) }) };
  },
  enter(s) {
    const colour = colourWithoutPanel(s);
    if (colour === NONE) s.goto(STEP['setup.lot'], { rolled: 0 });
    else s.frame(STEP['setup.panel']).colour = colour;
  },
  actions(s: S, out: LegalActions<'roll'>) {
    for (let die = 1; die <= 6; die++)
      if (s.world.areas.outer[die] && !s.entry.includes(die)) out.add(V.roll, die);
  },
  apply(s, action, log) {
    const { colour } = s.frame(STEP['setup.panel']);
    const die = nounOf(action);
    s.entry[colour] = die;
    const args = { colour: msg(`colour.${COLOURS[colour]}`), n: die };
    log?.add({
      type: 'panel',
      rule: '43.3',
      args,
      outcome: msg('outcome.panel', { n: die }),
    });
  },
};

/** Returns the first colour, in the order of set-up, whose panel has not been rolled. */
function colourWithoutPanel({ world, entry, out }: S): number {
  const waits = (c: number): boolean =>
    entry[c] === 0 &&
    !out[world.sideOf[c]] &&
    world.groups.some(({ colour, arrival }) => colour === c && arrival.how === 'enter-by-lot');
  return world.scenario.setUp.map((c) => COLOURS.indexOf(c)).find(waits) ?? NONE;
}

/** [41.5] Rolls a die for each side until they differ; the higher roll decides. */
export const lotStep: SlammersStep<'roll'> = {
  rule: '41.5',
  prompt: fixed('prompt.setup.lot'),
  ...ONE_DIE,
  event: () => ({ title: msg('roll.lot'), continues: true }),
  enter(s) {
    if (!s.world.scenario.firstByLot) startPlay(s);
  },
  apply(s, action, log) {
    const frame = s.frame(STEP['setup.lot']);
    const die = nounOf(action);
    const by = frame.rolled === 0 ? 0 : 1;
    const outcome = msg('outcome.lot', { by: side(by), n: die });
    const winner =
      frame.rolled === 0 || frame.rolled === die ? undefined : die > frame.rolled ? 1 : 0;
    const row = winner !== undefined && { row: msg('row.lot', { by: side(winner) }) };
    log?.add({ type: 'lot', rule: '41.5', args: { by: side(by), n: die }, outcome, ...row });
    if (frame.rolled === 0) frame.rolled = die;
    else if (frame.rolled === die) frame.rolled = 0;
    else s.goto(STEP['setup.first'], { side: die > frame.rolled ? 1 : 0 });
  },
};

const FIRST = 0;

/** [41.5] Lets the winner of the roll choose to move first or second. */
export const firstStep: SlammersStep<'claim'> = {
  rule: '41.5',
  prompt: fixed('prompt.setup.first'),
  offers: {
    claim: {
      label: (_, place) => msg(place === FIRST ? 'label.claim.first' : 'label.claim.second'),
    },
  },
  who: (s) => s.frame(STEP['setup.first']).side,
  actions(_, out) {
    out.add(V.claim, FIRST);
    out.add(V.claim, FIRST + 1);
  },
  apply(s, action, log) {
    const { side: winner } = s.frame(STEP['setup.first']);
    const isFirst = nounOf(action) === FIRST;
    const { playerTurns } = s.world;
    s.first = playerTurns.findIndex((turn) => (turn.side === winner) === isFirst);
    log?.add({ type: 'first', rule: '41.5', args: { by: side(playerTurns[s.first].side) } });
    startPlay(s);
  },
};

/** [5.3] Starts game turn 1. */
function startPlay(s: S): void {
  s.round = 1;
  s.mover = s.first;
  beginSection(s, SECTION.begin);
}
