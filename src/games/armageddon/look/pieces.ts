/** Counters (armies on their cards, and facilities) and markers (contents of hexes), as far as visible. */
import type { CounterLook, MarkerLook } from '../../../kernel/look/look.ts';
import type { Message, LocalizedText } from '../../../kernel/text/message.ts';
import { NONE } from '../../../kernel/state.ts';
import type { CrestId } from '../art/faces.ts';
import { chipType } from '../art/ground.ts';
import { type Card, faceTypeOf, RESOURCES } from '../data/card.ts';
import { TACTICS } from '../data/gear.ts';
import { SPECIALS, WORKS } from '../data/maps.ts';
import { isOutOfSupply } from '../rules/armies/03-speed.ts';
import { defenceOf } from '../rules/battle/05-damage.ts';
import { hasMark } from '../rules/battle/05-battle-flags.ts';
import { unpackGear } from '../rules/gear-bits.ts';
import { nameOf, projectName } from '../rules/named.ts';
import {
  cardsOf,
  gearOn,
  hasFlag,
  heroOf,
  isArmy,
  isGarrison,
  isPlayer,
  leftOf,
  pointsOf,
  seenCard,
} from '../rules/pieces.ts';
import { amountIn } from '../rules/resources.ts';
import type { Armageddon } from '../state.ts';
import { msg } from '../i18n/msg.ts';
import { abilitiesText } from './cards.ts';

type S = Armageddon;

export const nodeOfUnit = (s: S, u: number): number => (s.place[u] >= 0 ? s.place[u] : -1);

/** Returns the counters: in each hex facilities first, then armies, each on its cards. */
export function counters(s: S): CounterLook[] {
  const seen = [...s.place.keys()].filter((u) => s.place[u] >= 0);
  const groups = new Map<number, number[]>();
  for (const u of seen) if (!isArmy(s, u) && s.group[u] >= 0) addTo(groups, s.group[u], u);
  const alone = seen.filter((u) => !isArmy(s, u) && s.group[u] < 0);
  const armies = seen.filter((u) => isArmy(s, u));
  return [
    ...alone.map((u) => cardCounter(s, u)),
    ...armies.flatMap((u) => [
      ...(groups.get(u) ?? []).map((card) => cardCounter(s, card)),
      armyCounter(s, u),
    ]),
  ];
}

const addTo = (groups: Map<number, number[]>, group: number, u: number): void => {
  groups.set(group, [...(groups.get(group) ?? []), u]);
};

/** Colour numbers of owners that are no side. */
const COLOURS: Readonly<Record<string, number>> = { lantern: 5, iron: 7 };

const common = (s: S, u: number) => ({
  unit: u,
  node: s.place[u],
  side: isPlayer(s, s.owner[u]) ? s.owner[u] : -1,
  ...(COLOURS[s.world.owners[s.owner[u]]] && { colour: COLOURS[s.world.owners[s.owner[u]]] }),
  name: nameOf(s, u),
  facing: -1,
});

/** Returns the crest of an owner; for a side, that of its faction. */
const crestOf = ({ world }: S, owner: number): CrestId =>
  (world.factions[owner]?.id ?? world.owners[owner]) as CrestId;

function armyCounter(s: S, u: number): CounterLook {
  const cards = cardsOf(s, u);
  return {
    ...common(s, u),
    type: armyType(s, u),
    values: '',
    figures: msg(seesAll(s, s.owner[u]) ? 'figures.army' : 'figures.army-seen', {
      n: cards.length,
    }),
    badge: cards.length > 0 ? `${cards.length}` : '',
    conditions: [
      ...flagged(s, u, 'stealth', 'besieging', 'moved'),
      ...(isHungry(s, u) ? [msg('condition.hungry')] : []),
      ...(s.experience[u] > 0 ? [msg('condition.experience', { n: s.experience[u] })] : []),
    ],
  };
}

/**
 * Returns whether the viewer sees all cards of an owner: as that owner, or in a full view. Others see observed cards
 * [4.6].
 */
function seesAll(s: S, owner: number): boolean {
  const isOpen = (side: number) => s.tactics[side * TACTICS.length] >= 0;
  return isPlayer(s, owner) ? isOpen(owner) : [...s.world.sides.keys()].every(isOpen);
}

/**
 * [3.18] Returns whether an army is known to lack supply. For other sides' armies it is unknown, as their maps are
 * hidden.
 */
const isHungry = (s: S, army: number): boolean =>
  isPlayer(s, s.owner[army]) && seesAll(s, s.owner[army]) && isOutOfSupply(s, army);

/** Returns the key of an army's picture: its owner, and its leader. */
function armyType(s: S, u: number): string {
  const crest = crestOf(s, s.owner[u]);
  if (isGarrison(s, u)) return `garrison-${crest}`;
  const hero = heroOf(s, u);
  const led = hero === NONE ? undefined : seenCard(s, hero);
  return led ? `army-${crest}-led-${led.origin}` : `army-${crest}`;
}

export function cardCounter(s: S, u: number): CounterLook {
  const card = seenCard(s, u);
  if (!card) return hiddenCard(s, u);
  return {
    ...common(s, u),
    type: pictureOf(s, u, card),
    values: valuesOf(card, defenceOf(s, u), leftOf(s, u)),
    figures: figuresOf(s, u, card),
    badge: gearOn(s, u).length > 0 ? '+' : '',
    conditions: [
      ...flagged(s, u, 'prisoner', 'worked'),
      ...MARKS.filter((mark) => hasMark(s, u, mark)).map((mark) => msg(`condition.${mark}`)),
      ...(s.damage[u] > 0 ? [msg('condition.damaged', { n: s.damage[u] })] : []),
      ...(s.upgrades[u] > 0 ? [msg('condition.upgraded', { n: s.upgrades[u] })] : []),
    ],
  };
}

/** [5.16] States of a card in a battle. */
const MARKS = ['committed', 'stunned', 'exposed', 'supported'] as const;

const hiddenCard = (s: S, u: number): CounterLook => ({
  ...common(s, u),
  ...{ type: 'unknown', values: '', figures: '', badge: '', conditions: [] },
});

/** Returns the key of a card's picture for its owner. */
export const pictureOf = (s: S, u: number, card: Card): string =>
  faceTypeOf(card, s.world.factions[s.owner[u]]?.id);

/**
 * Returns attack, defence and points of a unit; command, fate and wounds of a hero; defence and structure of a
 * facility.
 */
export function valuesOf(card: Card, defence: number, left: number): string {
  if (card.family === 'facility') return `${defence}-${left}`;
  return `${card.family === 'hero' ? card.command : card.attack}-${defence}-${left}`;
}

function figuresOf(s: S, u: number, card: Card): Message {
  const [defence, left, points] = [defenceOf(s, u), leftOf(s, u), pointsOf(s, u)];
  const { attack, fate, movement, range } = card;
  const all = { attack, defence, fate, movement, range, left, points, more: abilitiesText(card) };
  if (card.family === 'facility') return msg('figures.facility', all);
  if (card.family === 'hero') return msg('figures.hero', { ...all, command: card.command });
  return msg('figures.unit', all);
}

type UnitFlag = 'prisoner' | 'worked' | 'stealth' | 'besieging' | 'moved';

const flagged = (s: S, u: number, ...flags: readonly UnitFlag[]): Message[] =>
  flags.filter((flag) => hasFlag(s, u, flag)).map((flag) => msg(`condition.${flag}`));

/** [3.1] [3.7] [3.8] [14.2] Returns markers for what a side has found in the hexes. */
export function markers(s: S): MarkerLook[] {
  return [...s.terrain.keys()].flatMap((n) => [
    ...resourceMarkers(s, n),
    ...(s.special[n] > 0 ? [special(n, s.special[n])] : []),
    ...salvage(s, n),
    ...(s.works[n] > 0 ? [marker(n, WORKS[s.works[n]], msg(`special.${WORKS[s.works[n]]}`))] : []),
  ]);
}

/** [3.1] Returns the markers of resources, each kind in its own place. */
function resourceMarkers(s: S, n: number): MarkerLook[] {
  const kinds = RESOURCES.flatMap((id, kind) => {
    const amount = amountIn(s.resources[n], kind);
    return amount > 0 ? [{ id, amount }] : [];
  });
  return kinds.map(({ id, amount }, i) =>
    marker(
      n,
      chipType(id, amount, i, kinds.length),
      msg('marker.resource', { n: amount, kind: msg(`resource.${id}`) }),
    ),
  );
}

/** [3.8] Returns the marker of salvage. */
function salvage(s: S, n: number): MarkerLook[] {
  const pieces = unpackGear(s.salvage[n]);
  if (pieces.length === 0) return [];
  return [marker(n, 'salvage', msg('marker.salvage', { what: { row: pieces.map(projectName) } }))];
}

const special = (n: number, index: number): MarkerLook => {
  const { id } = SPECIALS[index];
  return marker(n, `special-${id}`, msg(`special.${id}`));
};

const marker = (node: number, type: string, name: LocalizedText): MarkerLook => ({
  ...{ node, type, name },
  text: '',
  facing: -1,
});
