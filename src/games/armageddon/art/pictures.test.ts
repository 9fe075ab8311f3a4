import { expect, test } from 'vitest';
import { CARDS } from '../data/cards.ts';
import { FACTION_IDS } from '../data/factions.ts';
import { art } from '../art.ts';
import { table } from '../testing.ts';
import { UNITS } from './pictures.ts';

test('every card has a picture of its own', () => {
  const pictures = CARDS.map(({ id }) => UNITS[id]?.symbol ?? '');
  const twice = CARDS.filter((_, i) => pictures.indexOf(pictures[i]) !== i).map(({ id }) => id);
  expect([pictures.filter((svg) => svg.length < 50), twice]).toEqual([[], []]);
});

test('a card that every faction can build wears the crest of its builder', () => {
  const shared = CARDS.filter(({ origin }) => origin === 'all');
  for (const { id } of shared) {
    const faces = FACTION_IDS.map((faction) => UNITS[`${id}-${faction}`]?.symbol);
    expect(new Set(faces).size).toBe(FACTION_IDS.length);
  }
});

test('every piece on the map has a picture: armies, garrisons, independents, cults, hidden pieces', () => {
  const t = table(
    'red at 0404: concord-keep outpost; red garrison 0404: line-rifles; red army 0505: line-rifles marshal-orsine-vale; ' +
      'blue army 0606: husk-drones axiom; independents army 0707: ditch-farmers; lantern army 0303: chorister precentor-oake; ' +
      'iron army 0202: hammer-brother',
  );
  const types = t.game.look.counters(t.s).map(({ type }) => type);
  expect(types).toEqual(
    expect.arrayContaining([
      'concord-keep',
      'outpost-compact',
      'garrison-compact',
      'army-compact-led-compact',
      'army-lattice-led-lattice',
      'army-independents',
      'army-lantern-led-lantern',
      'army-iron',
    ]),
  );
  expect(types.filter((type) => !(type in art.units))).toEqual([]);
});
