/** Fights, each shown as one moment: close combat, the mind weapon, auto-defend hexes, and detonations. */
import type { FightLook, MomentsPart } from '../../../kernel/look/moments.ts';
import type { LogEvent } from '../../../kernel/text/log.ts';
import type { Message, MessageArg } from '../../../kernel/text/message.ts';
import { ANNIHILATOR, HUMAN } from '../data/units.ts';
import { named } from '../i18n/phrases.ts';
import { msg } from '../i18n/msg.ts';
import { STEP } from '../rules/names.ts';
import { type AnnihilatorState, unitsIn } from '../state.ts';

type S = AnnihilatorState;

export const moments: MomentsPart<S> = {
  begins: ['combat', 'mind', 'auto-defend', 'detonate'],
  continues: ['blast.centre', 'blast', 'blast.units'],
  fight(s, events) {
    switch (s.step) {
      case STEP['human.combat.roll']:
        return closeCombat(s, s.frame(STEP['human.combat.roll']).hex, HUMAN, events);
      case STEP['robot.combat.roll']:
        return closeCombat(s, s.frame(STEP['robot.combat.roll']).hex, ANNIHILATOR, events);
      case STEP['mind.roll']: {
        const { hex } = s.frame(STEP['mind.roll']);
        return struckBy(msg('fight.mind'), struckIn(s, hex, unitsIn(s, hex, true), events));
      }
      case STEP['auto-defend.roll']: {
        const { unit } = s.frame(STEP['auto-defend.roll']);
        return struckBy(msg('fight.auto-defend'), struckIn(s, s.hex[unit], [unit], events));
      }
      default:
        return detonation(events);
    }
  },
};

/** [7.1] Returns a close combat. All units of the side that can take part do, and then have acted. */
function closeCombat(s: S, n: number, by: number, events: readonly LogEvent[]): FightLook {
  const isHuman = by === HUMAN;
  const attackers = unitsIn(s, n, isHuman).filter((u) => s.acted[u] === 1);
  return { ...struckIn(s, n, unitsIn(s, n, !isHuman), events), attackers: names(s, attackers) };
}

/** Returns a fight in which a weapon strikes units, without attacking units. */
const struckBy = (weapon: Message, struck: Omit<FightLook, 'attackers'>): FightLook => ({
  ...struck,
  attackers: [weapon],
});

/**
 * Returns the units struck in a hex. D and X have the same effect on robots; the log names the result that was rolled.
 */
function struckIn(s: S, at: number, us: readonly number[], events: readonly LogEvent[]) {
  const result = events[0]?.args?.['outcome'];
  const isMessage = typeof result === 'object' && 'key' in result;
  return { at, defenders: names(s, us), ...(isMessage && { result }) };
}

const names = (s: S, us: readonly number[]): MessageArg[] => us.map((u) => named(s, u));

/** [8.2] Returns a detonation with all dice of its blast: robots and squads eliminated, hexes opened. */
function detonation(events: readonly LogEvent[]): FightLook | undefined {
  const [first] = events;
  const { at, pattern = '' } = first?.args ?? {};
  if (first?.type !== 'detonate' || typeof at !== 'object' || !('node' in at)) return undefined;
  const sum = (of: 'harm' | 'loss' | 'gain'): number =>
    events.reduce((n, { amounts }) => n + (amounts?.[of] ?? 0), 0);
  const result = msg('fight.blast', { units: sum('harm') + sum('loss'), hexes: sum('gain') });
  return { at: at.node, attackers: [msg('fight.charge', { pattern })], defenders: [], result };
}
