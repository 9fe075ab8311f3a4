/** [5.14] The rows of a battle, facing each other. */
import type { ZoneLook, ZoneThing } from '../../../kernel/look/zones.ts';
import { armyIn, ownerIn, unitsIn } from '../rules/battle/05-battle-state.ts';
import { ATTACKER, DEFENDER } from '../rules/battle/05-pools.ts';
import { isFront } from '../rules/armies/05-reach.ts';
import { ownerName } from '../rules/named.ts';
import { STEP } from '../rules/names.ts';
import { heroOf, isPlayer } from '../rules/pieces.ts';
import type { Armageddon } from '../state.ts';
import { msg } from '../i18n/msg.ts';
import { cardCounter } from './pieces.ts';

type S = Armageddon;

/**
 * Returns the rows from the rear of the attacker to the rear of the defender; empty without a battle, or if no unit
 * is visible.
 */
export function battleRows(s: S): ZoneLook[] {
  if (!s.isPending(STEP.battle)) return [];
  return [
    row(s, ATTACKER, 'rear'),
    row(s, ATTACKER, 'front'),
    row(s, DEFENDER, 'front'),
    row(s, DEFENDER, 'rear'),
  ].filter(({ count }) => count > 0);
}

function row(s: S, role: number, which: 'front' | 'rear'): ZoneLook {
  const isHere = (u: number) => isFront(s, u, role) === (which === 'front');
  const units = unitsIn(s, role).filter(isHere);
  const things = [...units, ...(which === 'rear' ? leaderOf(s, role) : [])].map((u) => thing(s, u));
  const owner = ownerIn(s, role);
  return {
    ...{ id: `${which}-${role}`, side: isPlayer(s, owner) ? owner : -1, isRow: true },
    name: msg(`zone.${which}`, { owner: ownerName(s, owner) }),
    count: things.length,
    things,
  };
}

/** Returns the hero, who leads from behind. */
function leaderOf(s: S, role: number): number[] {
  const army = armyIn(s, role);
  const hero = army < 0 ? -1 : heroOf(s, army);
  return hero < 0 ? [] : [hero];
}

function thing(s: S, u: number): ZoneThing {
  const { name, figures, type, values, conditions } = cardCounter(s, u);
  const noun = { kind: 'unit', index: u } as const;
  return { name, text: figures, count: 1, noun, type, values, conditions };
}
