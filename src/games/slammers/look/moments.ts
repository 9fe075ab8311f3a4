/** Attacks that the page highlights: direct fire, close assault, shells, gas, and fire at drops. */
import type { MomentsPart } from '../../../kernel/look/moments.ts';
import { unit } from '../../../kernel/text/message.ts';
import { STEP } from '../rules/names.ts';
import { areEnemies, unitsAt, withRole } from '../rules/units.ts';
import { FIRES, type Slammers, TARGET } from '../state.ts';

type S = Slammers;

/** Types of the events that report the result of an attack, each with one roll. */
export const attacks: readonly string[] = ['attack', 'shot-at', 'strike.roll', 'gas.roll'];

export const moments: MomentsPart<S> = {
  begins: attacks,
  continues: [],
  fight(s) {
    switch (s.step) {
      case STEP['attack.roll']:
        return fight(s.frame(STEP['attack.roll']).hex, withRole(s, FIRES), withRole(s, TARGET));
      case STEP['strike.roll']: {
        const { hex } = s.frame(STEP['strike.roll']);
        const guns = withRole(s, FIRES);
        return fight(hex, guns, enemiesAt(s, guns, hex));
      }
      case STEP['gas.roll']: {
        const { gun, target } = s.frame(STEP['gas.roll']);
        return fight(s.at[target], [gun], [target]);
      }
      case STEP['cpf.roll']: {
        const { unit: dropped, tank } = s.frame(STEP['cpf.roll']);
        return fight(s.frame(STEP['drop.land']).hex, [tank], [dropped]);
      }
      default:
        return undefined;
    }
  },
};

const fight = (at: number, by: readonly number[], on: readonly number[]) => ({
  at,
  attackers: by.map((u) => unit(u)),
  defenders: on.map((u) => unit(u)),
});

/** [14.11] Shells hit all units in the hex; units of the firing side are not their intended targets. */
const enemiesAt = (s: S, guns: readonly number[], n: number): number[] =>
  unitsAt(s, n).filter((u) => guns.every((gun) => areEnemies(s, gun, u)));
