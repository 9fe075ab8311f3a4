/** Set charges, and charges left behind, in words: facts that players must see in advance. */
import { type Message, unit } from '../../../kernel/text/message.ts';
import { UNITS } from '../data/units.ts';
import { type AnnihilatorState, blastHexes, isDue } from '../state.ts';
import { patternMessage, spaced } from '../i18n/phrases.ts';
import { msg } from '../i18n/msg.ts';

type S = AnnihilatorState;

/** Returns a set charge as text: "pattern A facing E, goes off in step 3 of turn 4". */
export function chargeMessage(s: S, i: number): Message {
  const pattern = patternMessage(s.chargePattern[i], s.chargeDirection[i]);
  return isDue(s, i)
    ? msg('charge.now', { pattern })
    : msg('charge.later', { pattern, turn: s.turn + 1 });
}

/** Returns the hexes of a charge that are on the map, hex 1 first. */
export const blastOf = (s: S, i: number): number[] =>
  blastHexes(s, s.chargeHex[i], s.chargePattern[i], s.chargeDirection[i]).filter((n) => n >= 0);

/** [R11] Appends "; units at risk: D1 S3" if units of either side are in the blast now. */
export function withRisk(s: S, i: number, charge: Message): Message {
  const area = blastOf(s, i);
  const us = [...UNITS.keys()].filter((u) => area.includes(s.hex[u]));
  if (us.length === 0) return charge;
  return msg('charge.risk', { charge, us: spaced(us.map((u) => unit(u))) });
}

/** [8.5] Returns charges in a hex as text: "2 charges left behind". */
export const lotMessage = (s: S, n: number): Message => msg('marker.dropped', { n: s.dropped[n] });
