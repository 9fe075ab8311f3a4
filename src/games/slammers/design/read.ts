/** [4.2] [24.1] Reads a document: an error names the field and the rule, and equal scenarios get one normal form. */
import { ruleRef } from '../../../kernel/text/message.ts';
import type { DocumentSpec, Json } from '../../../kernel/setup/setup.ts';
import { COLOURS } from '../data/units.ts';
import { chargesOf, terrainsOf } from '../data/terrain-figures.ts';
import { type Values, VALUES } from '../data/values.ts';
import { makeGround } from '../ground/ground.ts';
import { readLayout } from '../ground/layout.ts';
import { makeCosts } from '../ground/reach.ts';
import { msg } from '../i18n/msg.ts';
import { checkRoom } from './check-room.ts';
import {
  DESIGNED,
  type DesignDocument,
  type DesignedForce,
  MOST_TURNS,
  TITLE_LENGTH,
} from './document.ts';
import { bad, readList, readRecord, readWhole } from './fields.ts';
import { checkPoints, type DocumentField, readForce } from './read-forces.ts';
import { readSpecials, readVictory } from './read-victory.ts';
import { createDesigner } from './form.ts';
import { USUAL_DESIGN } from './usual.ts';

const AT = 'document';
const FIELDS = ['title', 'layout', 'turns', 'forces', 'victory', 'specials'];

export const designs: DocumentSpec = {
  scenarios: [DESIGNED],
  read(raw, { scenario, variant }) {
    if (scenario === DESIGNED) {
      const values = VALUES.of(variant?.changes);
      return readDesign(raw ?? USUAL_DESIGN, values) as unknown as Json;
    }
    if (raw !== undefined) throw bad(AT, msg('fault.printed'));
    return undefined;
  },
  designer: (variant) => createDesigner(VALUES.of(variant?.changes)),
};

/** Returns a document in its normal form. Prices and costs are those of a variant. */
export function readDesign(raw: unknown, values: Values = VALUES.defaults): DesignDocument {
  const record = readRecord(raw, AT, FIELDS);
  const title = readTitle(record.title ?? '', `${AT}.title`);
  const layout = readLayout(record.layout, `${AT}.layout`);
  const ground = makeGround(layout);
  const costs = makeCosts(ground, terrainsOf(values), chargesOf(values));
  const field = { ground, costs, amphibious: isAmphibious(record.specials) };
  const turns = readWhole(record.turns, `${AT}.turns`, 1, MOST_TURNS);
  const given = readForces(record.forces, `${AT}.forces`, field, values);
  const forces = inOrder(given);
  const victory = readVictory(record.victory, `${AT}.victory`, ground, forces);
  const specials = readSpecials(record.specials ?? {}, `${AT}.specials`, forces);
  const design = { title, layout, turns, forces, victory, specials };
  checkRoom(design, given, `${AT}.forces`, values);
  return design;
}

function readTitle(raw: unknown, at: string): string {
  const title = typeof raw === 'string' ? raw.trim() : undefined;
  if (title === undefined || title.length > TITLE_LENGTH)
    throw bad(at, msg('fault.title', { most: TITLE_LENGTH }));
  return title;
}

/** [44.6] Read first, as it determines which hexes units can be in. */
const isAmphibious = (specials: unknown): boolean =>
  (specials as { readonly amphibious?: unknown } | undefined)?.amphibious === true;

function readForces(
  raw: unknown,
  at: string,
  field: DocumentField,
  values: Values,
): DesignedForce[] {
  const forces = readList(raw, at, [2, COLOURS.length], (force, place) =>
    readForce(force, place, field),
  );
  forces.forEach((force, i) => {
    checkColour(forces, i, at);
    checkPoints(values, force, `${at}[${i}]`);
  });
  forces.forEach((_, i) => {
    checkTable(forces, i, at);
  });
  const [first] = forces;
  if (forces.every(({ party }) => party === first.party))
    throw bad(`${at}[1].party`, msg('fault.party', { rule: ruleRef('R75') }));
  return forces;
}

function checkColour(forces: readonly DesignedForce[], i: number, at: string): void {
  const { colour } = forces[i];
  const first = forces.findIndex((force) => force.colour === colour);
  if (first < i)
    throw bad(
      `${at}[${i}].colour`,
      msg('fault.colour.twice', { colour: msg(`colour.${colour}`), n: first }),
    );
}

/** [R75] Checks the commanders, and which colours move together. */
function checkTable(forces: readonly DesignedForce[], i: number, at: string): void {
  const { colour, player, party, moves } = forces[i];
  const rule = ruleRef('R75');
  const named = { colour: msg(`colour.${colour}`) };
  if (!forces.some((f) => f.colour === player && f.player === player))
    throw bad(
      `${at}[${i}].player`,
      msg('fault.player', { ...named, player: msg(`colour.${player}`), rule }),
    );
  if (!forces.some((f) => f.party === party && f.player === f.colour))
    throw bad(`${at}[${i}].party`, msg('fault.party.player', { rule }));
  const other = forces.find((f) => f.moves === moves && (f.player !== player || f.party !== party));
  if (other)
    throw bad(
      `${at}[${i}].moves`,
      msg('fault.moves', { ...named, other: msg(`colour.${other.colour}`), rule }),
    );
}

/** Sorts the forces by colour and renumbers parties and orders from 1 without gaps. */
function inOrder(forces: readonly DesignedForce[]): DesignedForce[] {
  const sorted = [...forces].sort((a, b) => COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour));
  const parties = [...new Set(sorted.map(({ party }) => party))];
  const setUp = [...sorted].sort((a, b) => a.setsUp - b.setsUp);
  const moves = [...new Set(sorted.map((force) => force.moves))].sort((a, b) => a - b);
  return sorted.map((force) => ({
    ...force,
    party: parties.indexOf(force.party) + 1,
    setsUp: setUp.indexOf(force) + 1,
    moves: moves.indexOf(force.moves) + 1,
  }));
}
