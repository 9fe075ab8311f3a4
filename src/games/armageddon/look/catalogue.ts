/** [8.1] Catalogue of all cards, gear and tactics. */
import type { CatalogueItem, CataloguePart } from '../../../kernel/look/catalogue.ts';
import { CLASSES, type Card, FLIERS, type Origin } from '../data/card.ts';
import type { NamedCard } from '../data/cards.ts';
import { EFFECTS, GEAR, type NamedGear, type NamedTactic } from '../data/gear.ts';
import type { Prints } from '../data/prints.ts';
import { costText, projectName } from '../rules/named.ts';
import { msg } from '../i18n/msg.ts';
import { abilitiesOf, printedText } from './cards.ts';

const FAMILIES = ['unit', 'hero', 'facility', 'attack', 'gear', 'tactic'] as const;

/** Origins of cards, with their colour number; -1 for cards without an owner. */
const OWNERS = [
  { id: 'compact', colour: 1 },
  { id: 'lattice', colour: 7 },
  { id: 'brood', colour: 2 },
  { id: 'clans', colour: 3 },
  { id: 'all', colour: 4 },
  { id: 'independents', colour: -1 },
  { id: 'lantern', colour: 5 },
  { id: 'iron', colour: 6 },
] as const;

const ownerOf = (origin: Origin): number => {
  const found = OWNERS.findIndex(({ id }) => id === origin);
  return found < 0 ? OWNERS.findIndex(({ id }) => id === 'independents') : found;
};

/** Classes of units and kinds of fliers; the last entry is for cards with neither. */
const KINDS = [...CLASSES, ...FLIERS] as const;

function kindOf(card: Card): number {
  const kind = card.family === 'unit' ? card.class : card.family === 'attack' ? card.flier : '';
  const found = KINDS.findIndex((each) => each === kind);
  return found < 0 ? KINDS.length : found;
}

const cardEntry = (card: NamedCard): CatalogueItem => {
  const owner = ownerOf(card.origin);
  return {
    id: card.id,
    name: msg(`card.${card.id}`, { faction: 'other' }),
    type: card.id,
    colour: OWNERS[owner].colour,
    text: printedText(card),
    traits: abilitiesOf(card),
    facets: [FAMILIES.indexOf(card.family), owner, kindOf(card)],
  };
};

const common = (family: (typeof FAMILIES)[number]) => ({
  colour: OWNERS[ownerOf('all')].colour,
  facets: [FAMILIES.indexOf(family), ownerOf('all'), KINDS.length],
});

const gearEntry = ({ id, effect, family, ap, difficulty, level, cost }: NamedGear) => ({
  ...common('gear'),
  id: `gear-${id}`,
  name: msg(`gear.${id}`),
  type: `gear-${id}`,
  text: msg('printed.gear', {
    ...{ family: msg(`zone.gear.${family}`), difficulty, level },
    cost: msg('cost.card', { ap, cost: costText(cost) }),
  }),
  traits: [{ name: msg(`effect.${effect}`), rule: EFFECTS[effect] }],
});

const tacticEntry = ({ id, rule, ap, difficulty, price }: NamedTactic, i: number) => ({
  ...common('tactic'),
  id: `tactic-${id}`,
  name: projectName(GEAR.length + i),
  type: `tactic-${id}`,
  text: msg('printed.tactic', { ap, difficulty, price }),
  traits: [{ name: msg('effect.tactic'), rule }],
});

/** Returns the catalogue of a game. */
export const catalogueOf = ({ cards, gear, tactics }: Prints): CataloguePart => ({
  title: msg('catalogue.title'),
  rule: '8.1',
  facets: [
    {
      id: 'family',
      name: msg('catalogue.family'),
      values: FAMILIES.map((id) => msg(`family.${id}`)),
    },
    {
      id: 'owner',
      name: msg('catalogue.owner'),
      values: OWNERS.map(({ id }) => msg(`origin.${id}`)),
    },
    {
      id: 'kind',
      name: msg('catalogue.kind'),
      values: [...KINDS, 'none' as const].map((id) => msg(`class.${id}`)),
    },
  ],
  entries: [...cards.map(cardEntry), ...gear.map(gearEntry), ...tactics.map(tacticEntry)],
  designed: msg('catalogue.designed'),
});
