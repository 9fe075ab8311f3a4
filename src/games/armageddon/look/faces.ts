/** Faces of cards, gear and tactics. */
import type {
  AmountLook,
  CardAbility,
  CardFigure,
  CardLook,
  CardsPart,
} from '../../../kernel/look/card.ts';
import type { Message } from '../../../kernel/text/message.ts';
import { CRESTS, type CrestId } from '../art/faces.ts';
import { EFFECT_SIGNS, silhouetteOf, TACTIC_SIGNS } from '../art/pictures.ts';
import { placed } from '../art/shapes.ts';
import { SIGNS } from '../art/signs.ts';
import { ABILITIES, type AbilityId, levelIn, secondIn } from '../data/abilities.ts';
import { apOf, type Card, deckPointsOf, RESOURCES } from '../data/card.ts';
import { CARDS, type NamedCard } from '../data/cards.ts';
import { FACTION_IDS, type FactionId } from '../data/factions.ts';
import { EFFECTS, GEAR, type NamedGear, type NamedTactic, TACTICS } from '../data/gear.ts';
import type { Prints } from '../data/prints.ts';
import type { NUMBERS } from '../data/values/numbers.ts';
import { projectName } from '../rules/named.ts';
import { msg } from '../i18n/msg.ts';
import { frameOf, FRAMES, isFaction } from './frames.ts';
import { amountsOf, type FigureIcon, pointsOf } from './icons.ts';

/** The three values on a small face. */
const DECIDING: Readonly<Record<Card['family'], readonly FigureIcon[]>> = {
  unit: ['attack', 'defence', 'hits'],
  attack: ['attack', 'defence', 'hits'],
  hero: ['command', 'fate', 'hits'],
  facility: ['defence', 'resistance', 'hits'],
};

const WINDOWS = {
  unit: 'plain',
  hero: 'arch',
  facility: 'battlements',
  attack: 'streaks',
} as const;

/** Returns the printed face of a card; a facility of all factions has the name and crest of its owner's faction. */
function cardFaceOf(prints: Prints, card: NamedCard, faction?: FactionId): CardLook {
  const { family, origin } = card;
  return {
    id: card.id,
    name: msg(`card.${card.id}`, { faction: faction ?? 'other' }),
    kind: kindOf(card),
    ...((isFaction(origin) || origin === 'all') && {
      worth: msg('face.worth', { n: deckPointsOf(card) }),
    }),
    frame: frameOf(origin),
    window: WINDOWS[family],
    crest: crestOf(faction ?? origin),
    symbol: silhouetteOf(card),
    price: pointsOf(apOf(card)),
    costs: amountsOf(card.cost),
    figures: figuresOf(card),
    deciding: DECIDING[family],
    abilities: abilitiesIn(prints, card),
  };
}

/** Lists abilities; without any it says so, since an empty face would look like an error. */
function abilitiesIn(prints: Prints, card: Card): CardAbility[] {
  const ids = Object.keys(card.abilities) as AbilityId[];
  if (ids.length > 0) return ids.map((id) => abilityOf(prints, card, id));
  return [{ sign: '', name: msg('face.none'), rule: '10.2', text: msg('face.none.text') }];
}

function kindOf(card: Card): Message {
  if (card.family === 'unit') return msg(`class.${card.class}`);
  if (card.family === 'attack') return msg('face.attack', { kind: msg(`class.${card.flier}`) });
  return msg(`face.${card.family}`);
}

/** Returns the crest of an origin; all independents share one. */
const crestOf = (origin: string): string => {
  if (origin === 'all') return '';
  return CRESTS[origin in CRESTS ? (origin as CrestId) : 'independents'];
};

const figure = (icon: FigureIcon, value: number, label: Message): CardFigure => ({
  ...{ icon, value, label },
});

/** [1.3] [1.4] Returns the values of each family, the most important ones first. */
function figuresOf(card: Card): CardFigure[] {
  const { attack, defence, resistance, movement, points, range, fate } = card;
  const [strikes, guards] = [
    figure('attack', attack, msg('figure.attack')),
    figure('defence', defence, msg('figure.defence')),
  ];
  const hits = (label: Message) => figure('hits', points, label);
  const resists = figure('resistance', resistance, msg('figure.resistance'));
  const moves = figure('movement', movement, msg('figure.movement'));
  const reaches = figure('range', range, msg('figure.range'));
  const spends = figure('fate', fate, msg('figure.fate'));
  switch (card.family) {
    case 'unit':
      return [strikes, guards, hits(msg('figure.hits')), resists, moves, reaches];
    case 'attack':
      return [strikes, guards, hits(msg('figure.hits')), spends, reaches];
    case 'hero': {
      const leads = figure('command', card.command, msg('figure.command'));
      return [leads, spends, hits(msg('figure.wounds')), resists, moves];
    }
    case 'facility': {
      const slots = figure('slots', card.level, msg('figure.slots'));
      const own = [guards, resists, hits(msg('figure.structure'))];
      return card.level > 0 ? [...own, slots] : own;
    }
  }
}

/** Numbers of the rules that texts of abilities name. */
const NUMBERS_OF: Readonly<Partial<Record<AbilityId, keyof typeof NUMBERS>>> = {
  'air-controller': 'airController',
  'repair-field': 'apRepairField',
  'repair-bay': 'apRepairBay',
  'muster-yard': 'apMuster',
};

function abilityOf({ values }: Prints, { abilities }: Card, id: AbilityId): CardAbility {
  const number = NUMBERS_OF[id];
  const [n, m] = [levelIn(abilities, id), secondIn(abilities, id)];
  const kind = id === 'collects-one' && { kind: msg(`resource.${RESOURCES[n - 1]}`) };
  const args = { n, m, ...kind, ...(number && { k: values[number] }) };
  return {
    ...{ sign: SIGNS[id], rule: ABILITIES[id].rule },
    ...{ name: msg(`ability.${id}`, args), text: msg(`does.${id}`, args) },
  };
}

/** Properties that gear and tactics share: they are made, not drawn, and have no values. */
const made = (price: AmountLook) =>
  ({ crest: '', price, figures: [], deciding: [], frame: 'neutral' }) as const;

/** [7.3] Returns the hero ability that makes an item. */
const madeBy = (sign: string, text: Message): CardAbility => ({
  ...{ sign, name: msg('face.made'), rule: '7.3', text },
});

/** [1.7] [1.8] [1.9] Returns the face of gear. */
function gearFace({ id, family, effect, level, ap, cost, maker, difficulty }: NamedGear) {
  const text = msg(`does.gear.${effect}`, { n: level });
  const name = msg(family === 'munition' ? 'face.used' : 'face.carried');
  return {
    ...made(pointsOf(ap)),
    id: `gear-${id}`,
    name: msg(`gear.${id}`),
    kind: msg(`zone.gear.${family}`),
    window: 'plain',
    symbol: placed(EFFECT_SIGNS[effect], 0, 0, 1.5),
    costs: amountsOf(cost),
    gist: text,
    abilities: [
      { sign: EFFECT_SIGNS[effect], name, rule: EFFECTS[effect], text },
      madeBy(SIGNS[maker], msg(`face.made.${maker}`, { n: difficulty })),
    ],
  } as const satisfies CardLook;
}

/** [1.10] Returns the face of a tactic, with the AP to play it in the corner. */
function tacticFace({ id, rule, ap, difficulty, price, level }: NamedTactic, i: number) {
  const text = msg(`does.tactic.${id}`, { n: level });
  return {
    ...made(pointsOf(price)),
    id: `tactic-${id}`,
    name: projectName(GEAR.length + i),
    kind: msg('face.tactic'),
    frame: 'tactic',
    window: 'night',
    symbol: placed(TACTIC_SIGNS[id], 0, 0, 1.3),
    costs: [],
    gist: text,
    abilities: [
      { sign: TACTIC_SIGNS[id], name: msg('face.play', { n: price }), rule, text },
      madeBy(SIGNS.tactician, msg('face.made.tactic', { ap, n: difficulty })),
    ],
  } as const satisfies CardLook;
}

/** Types of the faces of a card: its id and, for a card of all factions, one for each faction. */
const typesOf = ({ id, origin }: NamedCard): readonly (readonly [string, FactionId?])[] => [
  [id],
  ...(origin === 'all' ? FACTION_IDS.map((one) => [`${id}-${one}`, one] as const) : []),
];

/** Unit types with a face. */
export const FACE_TYPES: readonly string[] = [
  ...CARDS.flatMap((card) => typesOf(card).map(([type]) => type)),
  ...GEAR.map(({ id }) => `gear-${id}`),
  ...TACTICS.map(({ id }) => `tactic-${id}`),
];

/** Returns all faces of a game by unit type; facilities of all factions also by faction. */
const facesOf = (prints: Prints): ReadonlyMap<string, CardLook> =>
  new Map<string, CardLook>([
    ...prints.cards.flatMap((card) =>
      typesOf(card).map(([type, faction]) => [type, cardFaceOf(prints, card, faction)] as const),
    ),
    ...prints.gear.map((one) => [`gear-${one.id}`, gearFace(one)] as const),
    ...prints.tactics.map((tactic, i) => [`tactic-${tactic.id}`, tacticFace(tactic, i)] as const),
  ]);

/** Returns the faces of a game, which are made when one is first shown. */
export function facesIn(prints: Prints): CardsPart {
  let faces: ReadonlyMap<string, CardLook> | undefined;
  return {
    frames: FRAMES,
    face(type) {
      faces ??= facesOf(prints);
      return faces.get(type);
    },
  };
}
