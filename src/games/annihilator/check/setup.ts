/** Invariants of a position during the set-up. */
import { holdTo } from '../../../kernel/conformance/invariant.ts';
import { node, unit } from '../../../kernel/text/message.ts';
import { BOARD } from '../data/map.ts';
import { ANNIHILATOR, landingParty, UNITS } from '../data/units.ts';
import { entryCost } from '../rules/05-reach.ts';
import { STEP } from '../rules/names.ts';
import { type AnnihilatorState, isAlive, isHuman, SHIP, UNMARKED } from '../state.ts';
import { msg } from '../i18n/msg.ts';

type S = AnnihilatorState;

/** [4.0] Checks that robots are placed in order, squads land with their ships, and nothing else has happened. */
export function checkSetUp(s: S): void {
  holdTo(s.world.scenario !== 'learning', 'frames', 0, msg('fault.setup.learning'));
  const next = s.step === STEP['setup.robots'] ? s.frame(STEP['setup.robots']).unit : UNITS.length;
  const impact = s.step === STEP['setup.robots'] ? 1 : impactOf(s);
  const landed = new Set(Array.from({ length: impact - 1 }, (_, i) => landingParty(i + 1)).flat());
  UNITS.forEach((_, u) => {
    if (isHuman(u)) checkSquad(s, u, landed.has(u));
    else checkRobot(s, u, u < next && s.world.units.has(u));
  });
  checkMarkers(s, impact);
}

const impactOf = (s: S): number =>
  s.step === STEP['setup.impact.side']
    ? s.frame(STEP['setup.impact.side']).impact
    : s.frame(STEP['setup.impact.hex']).impact;

/** [4.2] Checks that squads arrive with their ship, with all their charges. */
function checkSquad(s: S, u: number, landed: boolean): void {
  const who = { u: unit(u) };
  holdTo(landed || !isAlive(s, u), 'hex', u, msg('fault.setup.squad', who));
  const lands = !landed || (isAlive(s, u) && s.marker[s.hex[u]] === SHIP);
  holdTo(lands, 'hex', u, msg('fault.setup.landed', who));
  holdTo(s.spent[u] === 0, 'spent', u, msg('fault.setup.spent', who));
}

/** [4.1] [R1] Checks the place of a robot. */
function checkRobot(s: S, u: number, there: boolean): void {
  const who = { u: unit(u) };
  holdTo(isAlive(s, u) === there, 'hex', u, msg('fault.setup.order', who));
  const enters = !there || entryCost(s, ANNIHILATOR, s.hex[u]) >= 0;
  holdTo(enters, 'hex', u, msg('fault.setup.closed', who));
}

/** [4.1] [8.2] Checks that no ship arrives before its impact, and no charge has gone off. */
function checkMarkers(s: S, impact: number): void {
  let ships = 0;
  for (let n = 0; n < BOARD.size; n++) {
    const marker = s.marker[n];
    if (marker === UNMARKED) continue;
    const at = node(n);
    holdTo(marker === SHIP, 'marker', n, msg('fault.setup.marker', { at }));
    ships += 1;
    holdTo(ships < impact, 'marker', n, msg('fault.ship.early'));
  }
}
