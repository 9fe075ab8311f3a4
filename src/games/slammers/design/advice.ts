/** [24.2] [24.3] The rulebook's advice for scenario authors, which is not binding. */
import type { FormNote } from '../../../kernel/setup/design.ts';
import type { Message } from '../../../kernel/text/message.ts';
import type { Colour } from '../data/units.ts';
import type { Values } from '../data/values.ts';
import { msg } from '../i18n/msg.ts';
import { worthOf } from './costs.ts';
import type { DesignedForce } from './document.ts';

type Forces = readonly DesignedForce[];

/** [24.2] Recommended points of an attacker, in percent of the defender's. */
const ATTACKER = 120;
/**
 * [24.3] Points per side for one evening. With fewer, a side cannot afford many good mercenaries; with many more, the
 * game gets unwieldy.
 */
const EVENING = { from: 750, to: 800 } as const;
const [FEW, MANY] = [500, 1000];

/** Returns advice on the sizes of the forces. */
export const adviceOn = (values: Values, forces: Forces): FormNote[] => [
  ...partiesOf(forces).map((party) => sizeOf(values, forces, party)),
  ...adviceOnAttack(values, forces),
];

const partiesOf = (forces: Forces): number[] => [...new Set(forces.map(({ party }) => party))];

const pointsOf = (values: Values, forces: Forces, party: number): number =>
  forces.filter((f) => f.party === party).reduce((sum, force) => sum + worthOf(values, force), 0);

const namesOf = (forces: Forces, party: number): { readonly list: readonly Message[] } => ({
  list: forces.filter((f) => f.party === party).map(({ colour }) => nameOf(colour)),
});

const nameOf = (colour: Colour): Message => msg(`colour.${colour}`);

/** [24.3] Returns advice for a party with too few points, too many, or a number in between. */
function sizeOf(values: Values, forces: Forces, party: number): FormNote {
  const n = pointsOf(values, forces, party);
  const args = { by: namesOf(forces, party), n };
  if (n < FEW) return { rule: '24.3', text: msg('advice.few', { ...args, few: FEW }) };
  if (n > MANY) return { rule: '24.3', text: msg('advice.many', { ...args, many: MANY }) };
  return { rule: '24.3', text: msg('advice.size', { ...args, ...EVENING }) };
}

/** [24.2] Returns advice for each attacking party, compared with the strongest defender. */
function adviceOnAttack(values: Values, forces: Forces): FormNote[] {
  const withRole = (role: string) =>
    partiesOf(forces).filter((party) => forces.some((f) => f.party === party && f.role === role));
  const defence = Math.max(...withRole('defender').map((party) => pointsOf(values, forces, party)));
  if (!Number.isFinite(defence)) return [];
  return withRole('attacker').map((party) => {
    const n = pointsOf(values, forces, party);
    const least = Math.ceil((defence * ATTACKER) / 100);
    const key = n >= least ? 'advice.attack' : 'advice.attack.weak';
    return { rule: '24.2', text: msg(key, { by: namesOf(forces, party), n, least }) };
  });
}
