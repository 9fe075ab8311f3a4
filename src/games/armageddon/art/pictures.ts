/**
 * The picture of every card, composed from what is printed on it: its body by family, class and origin, and a sign
 * for its main ability. A card with known abilities needs no drawing of its own.
 */
import type { UnitArt } from '../../../kernel/look/art.ts';
import { type AbilityId, levelIn } from '../data/abilities.ts';
import type { Card } from '../data/card.ts';
import { type CardId, CARDS } from '../data/cards.ts';
import { FACTION_IDS } from '../data/factions.ts';
import { type EffectId, GEAR, type TacticId, TACTICS } from '../data/gear.ts';
import { bodyOf } from './bodies.ts';
import { buildingOf } from './buildings.ts';
import { CRESTS, type CrestId, faceOf } from './faces.ts';
import { flierOf } from './fliers.ts';
import { line, part, pierced, placed, ring } from './shapes.ts';
import { SIGNS } from './signs.ts';

/** Positions of body and sign side by side. */
const [BODY_X, SIGN_X, SIGN_Y] = [-8.5, 15.5, -5];

/** Returns the sign of the first printed ability, except `but`, which the body itself shows. */
const signOf = ({ abilities }: Card, but?: AbilityId): string => {
  const id = (Object.keys(abilities) as AbilityId[]).find((ability) => ability !== but);
  return id === undefined ? '' : SIGNS[id];
};

/** Returns a body, with its sign beside it if there is one. */
const beside = (body: string, sign: string): string =>
  sign ? placed(body, BODY_X, 0) + placed(sign, SIGN_X, SIGN_Y) : body;

/** [10.2.11] Draws a swarm as several bodies. */
const many = (body: string): string =>
  placed(body, -11, -4, 0.62) + placed(body, 9, -4, 0.62) + placed(body, -1, 5, 0.68);

/** Returns the shape of a card without a sign: body, head, building or flier. */
export function silhouetteOf(card: Card & { readonly id: CardId }): string {
  switch (card.family) {
    case 'unit': {
      const body = bodyOf(card.class, card.origin, card.points);
      return 'swarm' in card.abilities ? many(body) : body;
    }
    case 'hero':
      return faceOf(card.origin);
    case 'attack':
      return flierOf(card.flier, card.origin);
    case 'facility':
      return buildingOf(card.id, (ability) => levelIn(card.abilities, ability));
  }
}

function symbolOf(card: Card & { readonly id: CardId }): string {
  if (card.family === 'facility') return silhouetteOf(card);
  return beside(silhouetteOf(card), signOf(card, card.family === 'unit' ? 'swarm' : undefined));
}

const POLE = part('M-21-15H-18.6V15H-21Z');
/** Pale cloth with a border. */
const cloth = (d: string): string =>
  `<path d="${d}" fill-opacity=".2" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>`;
const BANNER = cloth('M-18.6-14H20L14.5-4 20 6H-18.6Z');
const WALL = cloth('M-22 14V-11H-15V-7H-8V-11H8V-7H15V-11H22V14Z');

/** An army in the field, under its crest. */
const field = (crest: string): string => POLE + BANNER + placed(crest, -2, -4, 0.86);
/** An army within walls. */
const garrison = (crest: string): string => WALL + placed(crest, 0, 4, 0.86);
/** An army with a known hero. */
const led = (crest: string, face: string): string =>
  placed(POLE + BANNER + placed(crest, -3, -4, 0.95), -9, -3, 0.72) + placed(face, 12, 0, 0.95);

const CREST_IDS = Object.keys(CRESTS) as CrestId[];

/** Returns the pictures of armies: by crest, and by crest and hero. */
const armies = (): [string, string][] =>
  CREST_IDS.flatMap((id) => [
    [`army-${id}`, field(CRESTS[id])],
    [`garrison-${id}`, garrison(CRESTS[id])],
    ...CREST_IDS.filter((of) => of !== 'independents').map((of): [string, string] => [
      `army-${id}-led-${of}`,
      led(CRESTS[id], faceOf(of)),
    ]),
  ]);

/** Facilities of all factions carry the crest of their owner. */
const shared = (card: Card, symbol: string): [string, string][] =>
  card.origin === 'all'
    ? FACTION_IDS.map((id) => [
        `${card.id}-${id}`,
        placed(symbol, -5, 0, 0.86) + placed(CRESTS[id], 18.5, -10, 0.52),
      ])
    : [];

/** Sign for each effect of gear. */
export const EFFECT_SIGNS: Readonly<Record<EffectId, string>> = {
  ...{ attack: SIGNS['double-attack'], defence: SIGNS.plating, 'anti-air': SIGNS['anti-air'] },
  ...{ stealth: SIGNS.stealth, command: SIGNS.leader, double: SIGNS.trickster },
  ...{ points: SIGNS.regenerate, regenerate: SIGNS['repair-field'], camouflage: SIGNS.camouflage },
  ...{ hardened: SIGNS.steadfast, charge: SIGNS.demolitionist, poison: SIGNS.slayer },
  ...{ 'one-wound': SIGNS.assassin, 'one-point': SIGNS.saboteur, warhead: SIGNS.collateral },
  ...{ penetrator: SIGNS.breakthrough, harm: SIGNS.harm, precision: SIGNS.precision },
  weapon: SIGNS.weapon,
};

/** Sign for each tactic. */
export const TACTIC_SIGNS: Readonly<Record<TacticId, string>> = {
  ...{ surge: SIGNS['bonus-damage'], doubt: SIGNS.confusion, 'extra-weight': SIGNS.swarm },
  ...{ 'second-look': SIGNS.recce, 'certain-shot': SIGNS.sniper, deny: SIGNS.shield },
  ...{ 'turn-the-tide': SIGNS.tactician, falter: SIGNS['warm-pools'], reset: SIGNS.vengeance },
  unsettle: SIGNS.frenzy,
};

/** Outlines of gear: a square for attachments, a ring for munitions, a hexagon for enhancements. */
const FRAMES = {
  attachment: line('M-14-14H14V14H-14Z', 2),
  munition: ring(0, 0, 14.5, 2),
  enhancement: line('M-8-14H8L15 0 8 14H-8L-15 0Z', 2),
} as const;
const gear = (): [string, string][] =>
  GEAR.map(({ id, family, effect, level }) => [
    `gear-${id}`,
    placed(FRAMES[family] + EFFECT_SIGNS[effect], -8, 0) + line(PIPS.slice(0, level).join(''), 3.4),
  ]);
/** As many pips as the level. */
const PIPS = Array.from({ length: 10 }, (_, i) => `M${12 + (i % 2) * 7} ${-12 + (i >> 1) * 6}h.01`);
const TACTIC = line('M-13-14H9L14-9V14H-13Z', 2) + placed(SIGNS.tactician, 0, 1, 1.1);

const UNKNOWN = pierced(
  'M-13-15H13V15H-13ZM-3-2.5V1.5H1.5V-1Q6-3 6-7T0-12Q-6-12-6-6.5H-2.5Q-2.5-9 0-9T2.4-6.8Q2.4-4.5-3-2.5ZM-3 4V8H1.5V4Z',
);

/** Pictures of all pieces by the unit types that the look uses. */
export const UNITS: Readonly<Record<string, UnitArt>> = Object.fromEntries(
  [
    ...CARDS.flatMap((card): [string, string][] => {
      const symbol = symbolOf(card);
      return [[card.id, symbol], ...shared(card, symbol)];
    }),
    ...armies(),
    ...gear(),
    ...TACTICS.map(({ id }): [string, string] => [`tactic-${id}`, TACTIC]),
    ['unknown', UNKNOWN] as [string, string],
  ].map(([id, symbol]) => [id, { symbol }]),
);
