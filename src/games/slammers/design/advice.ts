/** [24.2] [24.3] Advice of the rulebook for scenario authors; it is not binding. */
import type { FormNote } from '../../../kernel/setup/design.ts';
import type { Message } from '../../../kernel/text/message.ts';
import type { Colour } from '../data/units.ts';
import { msg } from '../i18n/msg.ts';
import { worthOf } from './costs.ts';
import type { DesignedForce } from './document.ts';

type Forces = readonly DesignedForce[];

/** [24.2] Points that an attacker should have, in percent of the defender’s. */
const ATTACKER = 120;
/** [24.3] Points a side for an evening; below there are few good mercenaries, above it gets unwieldy. */
const EVENING = { from: 750, to: 800 } as const;
const [FEW, MANY] = [500, 1000];

/** Advice on the sizes of forces, as they are. */
export const adviceOn = (forces: Forces): FormNote[] => [
  ...partiesOf(forces).map((party) => sizeOf(forces, party)),
  ...adviceOnAttack(forces),
];

const partiesOf = (forces: Forces): number[] => [...new Set(forces.map(({ party }) => party))];

const pointsOf = (forces: Forces, party: number): number =>
  forces.filter((f) => f.party === party).reduce((sum, force) => sum + worthOf(force), 0);

const namesOf = (forces: Forces, party: number): { readonly list: readonly Message[] } => ({
  list: forces.filter((f) => f.party === party).map(({ colour }) => nameOf(colour)),
});

const nameOf = (colour: Colour): Message => msg(`colour.${colour}`);

/** [24.3] Under 500, over 1,000, or how it is to an evening. */
function sizeOf(forces: Forces, party: number): FormNote {
  const n = pointsOf(forces, party);
  const args = { by: namesOf(forces, party), n };
  if (n < FEW) return { rule: '24.3', text: msg('advice.few', { ...args, few: FEW }) };
  if (n > MANY) return { rule: '24.3', text: msg('advice.many', { ...args, many: MANY }) };
  return { rule: '24.3', text: msg('advice.size', { ...args, ...EVENING }) };
}

/** [24.2] Each party that attacks, against the strongest that defends. */
function adviceOnAttack(forces: Forces): FormNote[] {
  const withRole = (role: string) =>
    partiesOf(forces).filter((party) => forces.some((f) => f.party === party && f.role === role));
  const defence = Math.max(...withRole('defender').map((party) => pointsOf(forces, party)));
  if (!Number.isFinite(defence)) return [];
  return withRole('attacker').map((party) => {
    const n = pointsOf(forces, party);
    const least = Math.ceil((defence * ATTACKER) / 100);
    const key = n >= least ? 'advice.attack' : 'advice.attack.weak';
    return { rule: '24.2', text: msg(key, { by: namesOf(forces, party), n, least }) };
  });
}
