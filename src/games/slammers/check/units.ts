/** Invariants of single units. */
import { holdTo } from '../../../kernel/conformance/invariant.ts';
import { unit } from '../../../kernel/text/message.ts';
import { NONE } from '../../../kernel/state.ts';
import { LAKE_HEX, RIVER } from '../data/terrain.ts';
import { canTow } from '../data/units.ts';
import { SECTION, SECTIONS } from '../rules/sequence.ts';
import { isOnMap, kindOf, partyOf } from '../rules/units.ts';
import { ABSENT, DEAD, LEFT, NO_ROLE, type Slammers, UNMARKED } from '../state.ts';
import type { en } from '../i18n/en.ts';
import { msg } from '../i18n/msg.ts';

type S = Slammers;
type Fault = Extract<keyof typeof en, `fault.${string}`>;

/** Throws unless the condition holds; the message names the unit. */
const hold = (holds: boolean, field: string, u: number, fault: Fault): void =>
  holdTo(holds, field, u, () => msg(fault, { u: unit(u) }));

/** Throws if a unit has an impossible place or state. */
export function checkUnits(s: S): void {
  const towers = new Set<number>();
  for (let u = 0; u < s.at.length; u++) {
    checkPlace(s, u);
    checkCarrier(s, u, towers);
    checkDisruption(s, u);
    checkFire(s, u);
    // [7.1] [7.2] Only units that can drop, and have not yet, may be marked for a drop.
    const falls = !s.drops[u] || (kindOf(s, u).drops && s.at[u] === NONE);
    hold(falls, 'drops', u, 'fault.drops');
    hold(!s.mounted[u] || kindOf(s, u).mounted !== undefined, 'mounted', u, 'fault.mounted');
    const inside = !s.inside[u] || (isOnMap(s, u) && s.fortress[s.at[u]] > 0);
    hold(inside, 'inside', u, 'fault.inside');
  }
}

function checkPlace(s: S, u: number): void {
  const n = s.at[u];
  const isPlace = n >= 0 ? n < s.world.hexes : [NONE, DEAD, LEFT, ABSENT].includes(n);
  hold(isPlace, 'at', u, 'fault.place');
  if (n >= 0) return;
  // A waiting unit may have been ordered to wait another turn.
  hold(s.moved[u] === 0 || n === NONE, 'moved', u, 'fault.off-map');
  for (const field of ['disrupted', 'mark', 'inside', 'walked', 'rode', 'fired'] as const)
    hold(s[field][u] === 0, field, u, 'fault.off-map');
  hold(s.carrier[u] === NONE, 'carrier', u, 'fault.off-map');
}

/** [10.1] [11.2] Checks that guns are towed by vehicles and infantry rides in carriers, one unit each. */
function checkCarrier(s: S, u: number, towers: Set<number>): void {
  const carrier = s.carrier[u];
  if (carrier === NONE) return;
  const [above, kind] = [kindOf(s, carrier), kindOf(s, u)];
  // [11.8] Vehicles may tow guns of allies, but not carry their infantry.
  const rides = kind.infantry && above.carries && above.army === kind.army;
  const fits = kind.towable ? canTow(above) : rides;
  const own = partyOf(s, u) === partyOf(s, carrier) && s.carrier[carrier] === NONE;
  holdTo(fits && own, 'carrier', u, () =>
    msg('fault.carrier', { u: unit(u), carrier: unit(carrier) }),
  );
  hold(s.at[u] === s.at[carrier], 'carrier', u, 'fault.together');
  hold(!towers.has(carrier), 'carrier', u, 'fault.one-cargo');
  towers.add(carrier);
}

/** [19.7] [19.8] [19.10] [24.9] Checks that no unit is disrupted that a disruption would eliminate or not affect. */
function checkDisruption(s: S, u: number): void {
  hold(!s.began[u] || s.disrupted[u] === 1, 'began', u, 'fault.began');
  if (!s.disrupted[u]) return;
  hold(!kindOf(s, u).infantry, 'disrupted', u, 'fault.never-disrupted');
  // [19.11] Disrupted units may enter swamp.
  const ground = s.world.terrain[s.at[u]];
  hold(ground !== LAKE_HEX && ground !== RIVER, 'disrupted', u, 'fault.wet');
}

/** Checks that results, jamming and roles in attacks exist only in the fire sections. */
function checkFire(s: S, u: number): void {
  if (s.section >= SECTION.indirect) return;
  const args = { section: msg(`section.${SECTIONS[s.section].id}`) };
  holdTo(s.mark[u] === UNMARKED, 'mark', u, () => msg('fault.fire-only', args));
  holdTo(s.role[u] === NO_ROLE, 'role', u, () => msg('fault.fire-only', args));
  holdTo(s.jammed[u] === 0, 'jammed', u, () => msg('fault.fire-only', args));
}
