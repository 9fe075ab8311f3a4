/** Counters and markers as they stand. */
import type { CounterLook, MarkerLook } from '../../../kernel/look.ts';
import type { Message } from '../../../kernel/message.ts';
import { NONE } from '../../../kernel/state.ts';
import { type Colour, COLOURS } from '../data/units.ts';
import { commanderOf, hasElectronics, hasGas, kindOf, ratingsOf } from '../rules/units.ts';
import { BLOWN_UP, DISRUPTED, ELIMINATED, type Slammers } from '../state.ts';
import { say } from '../words/say.ts';

type S = Slammers;

/** Number of the colours, among those of all games, that each wears. */
export const COLOUR_NUMBERS: Readonly<Record<Colour, number>> = {
  green: 2,
  tan: 5,
  red: 0,
  blue: 1,
};

/** A unit's hex, or the box of its colour while it waits; negative for one that is out of play. */
export const nodeOfUnit = (s: S, u: number): number =>
  s.at[u] === NONE ? s.world.box[s.world.colour[u]] : s.at[u];

/** Units on the map, and those that wait in the box of their colour. */
export function counters(s: S): CounterLook[] {
  return s.world.units.flatMap((_, u): CounterLook[] => {
    const at = nodeOfUnit(s, u);
    return at < 0 ? [] : [counter(s, u, at)];
  });
}

function counter(s: S, u: number, at: number): CounterLook {
  const kind = kindOf(s, u);
  const { attack, defence, range, movement } = ratingsOf(s, u);
  const colour = COLOURS[s.world.colour[u]];
  const shown = kind.calliope ? 'S' : String(attack);
  return {
    unit: u,
    node: at,
    side: commanderOf(s, u),
    colour: COLOUR_NUMBERS[colour],
    type: s.mounted[u] ? `${kind.id}-mounted` : kind.id,
    name: say('unit.named', {
      colour: say(`colour.${colour}`),
      type: say(`unit.${kind.id}`),
      id: s.world.units[u].id,
    }),
    values: `${shown}-${defence}-${range}-${movement}`,
    figures: say('unit.figures', { attack: shown, defence, range, movement, class: kind.class }),
    conditions: conditionsOf(s, u),
    badge: `${hasGas(s, u) ? 'G' : ''}${hasElectronics(s, u) ? 'E' : ''}`,
    facing: NONE,
  };
}

function conditionsOf(s: S, u: number): Message[] {
  const riding = kindOf(s, u).towable ? 'condition.towed' : 'condition.riding';
  return [
    ...(s.disrupted[u] ? [say('condition.disrupted')] : []),
    ...(s.mark[u] === DISRUPTED ? [say('condition.to-disrupt')] : []),
    ...(s.mark[u] === ELIMINATED ? [say('condition.to-eliminate')] : []),
    ...(s.mounted[u] ? [say('condition.mounted')] : []),
    ...(s.carrier[u] !== NONE ? [say(riding)] : []),
    ...(s.inside[u] ? [say('condition.inside')] : []),
    ...(s.jammed[u] ? [say('condition.jammed')] : []),
    ...(s.moved[u] ? [say('condition.moved')] : []),
    ...(s.fired[u] ? [say('condition.fired')] : []),
  ];
}

export function markers(s: S): MarkerLook[] {
  const list: MarkerLook[] = [];
  for (let n = 0; n < s.world.hexes; n++) {
    if (s.rubble[n]) list.push(marker(n, 'rubble'));
    if (s.fortress[n]) list.push(marker(n, s.fortress[n] === BLOWN_UP ? 'blown-up' : 'fortress'));
    const count = s.spiceAt.filter((at) => at === n).length;
    if (count > 0)
      list.push({
        node: n,
        type: 'spice',
        name: say('marker.spice', { n: count }),
        text: String(count),
        facing: NONE,
      });
  }
  return list;
}

const marker = (node: number, type: 'rubble' | 'fortress' | 'blown-up'): MarkerLook => ({
  node,
  type,
  name: say(`marker.${type}`),
  text: '',
  facing: NONE,
});
