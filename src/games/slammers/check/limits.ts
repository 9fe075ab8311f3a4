/** Limits of a scenario: game turns, entry panels, gas, purchases, markers. */
import { holdTo } from '../../../kernel/conformance/invariant.ts';
import { MORALES } from '../data/prices.ts';
import { COLOURS, isArtillery, MARKERS, takesElectronics, UNIT_KINDS } from '../data/units.ts';
import { SECTION } from '../rules/sequence.ts';
import { allBought, leftTo, purseOf, withGas } from '../rules/forces/24-purse.ts';
import type { Slammers } from '../state.ts';
import { msg } from '../i18n/msg.ts';

type S = Slammers;

export function checkLimits(s: S): void {
  checkRound(s);
  checkMarkers(s);
  for (const c of COLOURS.keys()) {
    checkArms(s, c);
    checkPurchases(s, c);
    checkSpecials(s, c);
  }
  s.searched.forEach((flag, n) => {
    holdTo(!flag || s.world.areas.isHiding[n] === 1, 'searched', n, msg('fault.searched'));
  });
  const sides = s.world.scenario.commands.length;
  s.credit.forEach((bits, u) => {
    holdTo(bits < 1 << sides, 'credit', u, msg('fault.most', { most: (1 << sides) - 1 }));
  });
}

/** [5.3] [40.4] Checks that the game turn is not after the scenario's last. */
function checkRound(s: S): void {
  const { scenario, layout, playerTurns } = s.world;
  const most = scenario.turns;
  const held = most === undefined || s.round <= most;
  holdTo(held, 'round', 0, () => msg('fault.round', { most: most ?? 0 }));
  // [R70] Players may resign during set-up.
  const hasBegun = s.section !== SECTION['set-up'] && s.section !== SECTION.end;
  if (hasBegun) holdTo(s.round >= 1, 'round', 0, msg('fault.round-first'));
  const bits = (1 << layout.pieces.length) - 1;
  holdTo(s.vacated <= bits, 'vacated', 0, msg('fault.most', { most: bits }));
  const lot = s.first === 0 || (scenario.firstByLot === true && s.first < playerTurns.length);
  holdTo(lot, 'first', 0, msg('fault.first-turn'));
}

/** [D2] Checks the number of fortress markers. */
function checkMarkers(s: S): void {
  const stands = [...s.fortress.keys()].filter((n) => s.fortress[n] > 0);
  const most = MARKERS.fortress;
  const last = stands.at(-1) ?? 0;
  holdTo(stands.length <= most, 'fortress', last, msg('fault.fortresses-many', { most }));
}

/** [15.1] [23.1] Checks that a colour has the kinds of unit for its gas and electronics. */
function checkArms({ gas, electronics, world }: S, c: number): void {
  const kinds = new Set(world.kind.filter((_, u) => world.colour[u] === c));
  const types = [...kinds].map((kind) => UNIT_KINDS[kind]);
  const bits = types.filter(isArtillery).reduce((sum, { id }) => withGas(sum, id), 0);
  holdTo((gas[c] & ~bits) === 0, 'gas', c, msg('fault.no-gas'));
  const fits = electronics[c] === 0 || types.some(takesElectronics);
  holdTo(fits, 'electronics', c, msg('fault.no-electronics'));
}

/** [24.1] [24.10] [44.2] Checks that a buyer can pay for its purchases, and that other colours have none. */
function checkPurchases(s: S, c: number): void {
  const purse = purseOf(s, c);
  const args = { colour: msg(`colour.${COLOURS[c]}`) };
  for (const field of ['militia', 'buses', 'morale'] as const)
    holdTo(purse !== undefined || s[field][c] === 0, field, c, () => msg('fault.no-buyer', args));
  if (purse === undefined) return;
  const morale = s.morale[c] === 0 || (purse.morale && MORALES.includes(s.morale[c]));
  holdTo(morale === true, 'morale', c, () => msg('fault.morale', args));
  for (const [id, most] of Object.entries(purse.most)) {
    const units = allBought(s, c).filter((u) => s.world.units[u].type === id);
    const last = units.at(-1) ?? 0;
    holdTo(units.length <= most, 'at', last, () => msg('refusal.buy-most', { most }));
  }
  const units = allBought(s, c);
  const paid = leftTo(s, c) >= 0 || units.length === 0;
  holdTo(paid, 'at', units.at(-1) ?? 0, () =>
    msg('fault.over-points', { ...args, n: purse.points }),
  );
}

/** [38.4] [39.5] [42.5] [43.3] Checks the values that only some scenarios use. */
function checkSpecials(s: S, c: number): void {
  const { world } = s;
  const { victory, specials } = world.scenario;
  const colour = COLOURS[c];
  holdTo(victory.kind === 'leave' || s.off[c] === 0, 'off', c, msg('fault.nobody-exits'));
  const mayGo = specials.deserts?.colour === colour || specials.leaves?.colours.includes(colour);
  holdTo(mayGo === true || s.gone[c] === 0, 'gone', c, msg('fault.stays'));
  const entry = s.entry[c];
  holdTo(entry === 0 || world.areas.outer[entry] !== undefined, 'entry', c, msg('fault.entry'));
}
