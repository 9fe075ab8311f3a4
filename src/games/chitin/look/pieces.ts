/** Counters and markers of a position. */
import type { CounterLook, MarkerLook } from '../../../kernel/look/look.ts';
import type { Message } from '../../../kernel/text/message.ts';
import { NONE } from '../../../kernel/state.ts';
import { ODDS, oddsColumn } from '../data/charts.ts';
import { HEXES } from '../data/field.ts';
import type { RatedType } from '../data/ratings.ts';
import { NUMBERED, TOKENS } from '../data/scenarios.ts';
import {
  isFlyer,
  PLUNGE,
  sideOf,
  TYPE_OF,
  UNIT_COUNT,
  UNIT_TYPES,
  type WarriorClass,
} from '../data/units.ts';
import { openBattles } from '../rules/battle/07-battles.ts';
import { isDuel } from '../rules/battle/07-resolve.ts';
import { type Chitin, DEAD } from '../state.ts';
import { inRow, oddsName, piece } from '../i18n/nouns.ts';
import { msg } from '../i18n/msg.ts';

/** Returns every unit on the map or waiting beside it, lowest in each stack first. */
export function counters(s: Chitin): CounterLook[] {
  const list: CounterLook[] = [];
  for (let u = 0; u < UNIT_COUNT; u++) if (s.at[u] >= 0) list.push(counter(s, u));
  return list;
}

/** [7.063] Returns the dead units; Workers are among them until they are replaced [6.083]. */
export const lost = (s: Chitin): CounterLook[] =>
  [...s.at.keys()]
    .filter((u) => s.at[u] === DEAD)
    .map((u) => ({ ...counter(s, u), node: NONE, facing: NONE, conditions: [] }));

function counter(s: Chitin, u: number): CounterLook {
  const type = s.world.ratings.types[TYPE_OF[u]];
  return {
    unit: u,
    node: s.at[u],
    side: sideOf(u),
    type: type.id,
    name: piece(u),
    values: valuesOf(type),
    figures: figuresOf(type),
    conditions: conditionsOf(s, u),
    badge: type.warriorClass,
    facing: s.facing[u],
  };
}

/** [2.022] Returns strength and movement as printed: 4-4C for a Gantua, which may charge. */
export const valuesOf = (type: RatedType): string =>
  `${type.attack === 0 ? `(${type.defence})` : type.attack}-${type.moves}${type.charges ? 'C' : ''}`;

/** Returns the name of a class, `` for units without one. */
export const className = (c: WarriorClass): Message | string => (c ? msg(`class.${c}`) : '');

/** [2.022] Returns the print of a counter in words. */
export function figuresOf(type: RatedType): Message {
  const { attack, defence, moves, charges, warriorClass } = type;
  return inRow(
    warriorClass !== '' && className(warriorClass),
    attack === defence
      ? msg('figures.strength', { n: attack })
      : msg('figures.unarmed', { n: defence }),
    msg(type.id === UNIT_TYPES[PLUNGE].id ? 'figures.flies' : 'figures.moves', { n: moves }),
    charges && msg('figures.charges'),
  );
}

function conditionsOf(s: Chitin, u: number): Message[] {
  const list: Message[] = [];
  if (s.disrupted[u]) list.push(msg('condition.disrupted'));
  if (s.charging[u]) list.push(msg('condition.charging'));
  if (s.carries[u] >= 0) list.push(msg('condition.carries', { token: TOKENS[s.carries[u]] }));
  if (s.marked[u]) list.push(msg('condition.selected'));
  return list;
}

/** Returns harvest tokens, declared attacks, and announced battles with their odds. */
export function markers(s: Chitin): MarkerLook[] {
  return [...tokenMarkers(s), ...aimMarkers(s), ...battleMarkers(s)];
}

/** [2.024] [2.04] Returns tokens with their current value; in Learning and Basic only the letter counts. */
function tokenMarkers(s: Chitin): MarkerLook[] {
  return TOKENS.flatMap((letter, t) => {
    const node = s.tokenAt[t];
    if (node < 0) return [];
    const type = t < NUMBERED ? 'token' : 'bodies';
    return [{ node, type, ...tokenLook(s, t, letter), facing: NONE }];
  });
}

function tokenLook(s: Chitin, t: number, token: string): Pick<MarkerLook, 'name' | 'text'> {
  const value = s.tokenValue[t];
  return s.world.rules.advanced
    ? { name: msg('marker.token-worth', { token, value }), text: `${token}${value}` }
    : { name: msg('marker.token', { token }), text: token };
}

function aimMarkers(s: Chitin): MarkerLook[] {
  const list: MarkerLook[] = [];
  const seen = new Set<number>();
  for (let u = 0; u < UNIT_COUNT; u++) {
    const node = s.at[u];
    if (s.aim[u] < 0 || isFlyer(u) || node < 0 || node >= HEXES || seen.has(node)) continue;
    seen.add(node);
    for (let d = 0; d < 6; d++)
      if ((s.aim[u] >> d) & 1)
        list.push({ node, type: 'attack', name: msg('marker.attack'), text: '', facing: d });
  }
  return list;
}

function battleMarkers(s: Chitin): MarkerLook[] {
  return openBattles(s).map((b) => {
    const column = oddsColumn(s.attack[b], s.defence[b]);
    const type = isDuel(s, b) ? 'duel' : 'battle';
    const name = msg(`marker.${type}`, { odds: oddsName(column) });
    return { node: s.place[b], type, name, text: ODDS[column], facing: NONE };
  });
}
