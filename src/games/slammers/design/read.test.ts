import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faultOf } from '../../../../test/english.ts';
import { createBot } from '../../../bots/create-bot.ts';
import { playMatch } from '../../../bots/match.ts';
import { conformGame } from '../../../kernel/conformance/conform.ts';
import { start } from '../../../kernel/engine.ts';
import { readPositionOf, writePosition } from '../../../kernel/position/position.ts';
import { Sfc32 } from '../../../kernel/random.ts';
import { parseSetup } from '../../../kernel/setup/setup.ts';
import { slammers } from '../index.ts';
import { rulebook } from '../rulebook.ts';
import { act, log, prompt } from '../testing.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Slammers } from '../state.ts';
import { costOf } from './costs.ts';
import { DESIGNED, type DesignDocument, VICTORIES } from './document.ts';
import { invalidDesignsOf } from './testing/test-invalid-designs.ts';
import { randomDesign } from './testing/test-designs.ts';
import { VALUES } from '../data/values.ts';
import { USUAL_DESIGN } from './usual.ts';
import { byTier } from '../../../../test/tier.ts';

const setupOf = (document?: unknown, scenario = DESIGNED) =>
  parseSetup(slammers, { scenario, ...(document !== undefined && { document }) });
const refuse = (document: unknown) => faultOf(() => setupOf(document)) || 'taken';
const read = (document?: unknown) => setupOf(document).document as unknown as DesignDocument;
const open = (document?: unknown) => slammers.open(setupOf(document)) as Game as Game<Slammers>;
const rules = new Set(rulebook.map(({ id }) => id));

/** The default design with some fields of its forces changed. */
const changed = (change: Partial<DesignDocument>, ...forces: object[]) => ({
  ...USUAL_DESIGN,
  ...change,
  forces: (change.forces ?? USUAL_DESIGN.forces).map((force, i) => ({ ...force, ...forces[i] })),
});

describe('[4.2] [24.1] random documents', () => {
  test('legal ones are already in normal form, and keep the contract in random games', () => {
    for (let seed = 0; seed < byTier(3, 1, 8); seed++) {
      const rng = new Sfc32(`design/${seed}`);
      const setup = setupOf(randomDesign(rng));
      expect(setupOf(setup.document)).toEqual(setup);
      const report = conformGame(slammers.open(setup), rng, { deepEvery: 16, rules });
      expect(report.unexplained).toEqual([]);
      expect(['4.2', 'R70']).toContain(report.outcome.rule);
    }
  });

  test('random designs have every victory, buyers at the table, drops and late arrivals', () => {
    const designs = Array.from({ length: 80 }, (_, seed) => read(randomDesign(new Sfc32(seed))));
    const kinds = new Set(designs.map(({ victory }) => victory.kind));
    expect([...kinds].sort()).toEqual([...VICTORIES].sort());
    const forces = designs.flatMap((design) => design.forces);
    expect(forces.some(({ buys }) => buys)).toBe(true);
    const hows = new Set(forces.flatMap(({ groups }) => groups.map(({ how }) => how)));
    expect(hows.size).toBe(3);
  });

  test('[R75] an invalid one is refused with the field and the rule', () => {
    const designs = byTier(4, 2, 12);
    let count = 0;
    for (let seed = 0; seed < designs; seed++)
      for (const { document, at, says } of invalidDesignsOf(randomDesign(new Sfc32(seed)))) {
        const message = refuse(document);
        expect(message.slice(0, at.length + 2)).toBe(`${at}: `);
        expect(message).toContain(says);
        count++;
      }
    expect(count).toBeGreaterThan((500 / 12) * designs);
  });

  test('[4.2] random and greedy players play one to the end', () => {
    const game = open(randomDesign(new Sfc32('bots/3')));
    for (const level of ['random', 'greedy']) {
      const bots = game.sides.map((_, side) => createBot(level, side));
      expect(playMatch(game, bots, level).outcome.rule).toBe('4.2');
    }
  });
});

describe('[4.2] a document', () => {
  test('defaults to the usual design; a printed scenario takes no document', () => {
    expect(read().title).toBe(USUAL_DESIGN.title);
    expect(read().victory).toMatchObject({
      area: ['3-0303', '3-0403', '3-0907', '3-1007', '3-0408'],
    });
    expect(setupOf(undefined, '1').document).toBeUndefined();
    expect(faultOf(() => setupOf(USUAL_DESIGN, '1'))).toBe(
      'document: a printed scenario can’t use a custom scenario file; choose the scenario “Custom”',
    );
  });

  test('[24.1] equal scenarios have one normal form, whatever the order of their parts', () => {
    const [green, tan] = USUAL_DESIGN.forces;
    const other = {
      ...USUAL_DESIGN,
      specials: { desperate: [], firstByLot: false },
      title: '  Three hills ',
      layout: {
        pieces: [...USUAL_DESIGN.layout.pieces]
          .reverse()
          .map((p) => ({ ...p, at: [p.at[0] + 6, 3] })),
      },
      forces: [
        { ...tan, party: 4, setsUp: 4, moves: 2 },
        { ...green, moves: 4 },
      ],
    };
    expect(read(other)).toEqual(read());
  });

  test('says which sides play, in their order, and who commands whom', () => {
    const [green, tan] = USUAL_DESIGN.forces;
    const red = {
      ...tan,
      colour: 'red',
      player: 'tan',
      party: 2,
      setsUp: 3,
      moves: 3,
      points: 400,
      groups: [{ units: { HT: 2 }, how: 'enter', turn: 2, area: ['4 west'] }],
    };
    const game = open({ ...USUAL_DESIGN, forces: [green, tan, red] });
    expect(game.sides.map(({ id }) => id)).toEqual(['green', 'tan']);
    expect(game.units.filter(({ type }) => type === 'HT').map(({ side }) => side)).toEqual([1, 1]);
  });

  test('[24.1] the prompt of a purchase names the colour where it is not that of the side', () => {
    const [green, tan] = USUAL_DESIGN.forces;
    const red = {
      ...{ colour: 'red', player: 'tan', party: 2, setsUp: 3, moves: 3, role: 'neither' },
      ...{ points: 100, morale: 9, gas: [], electronics: false, fortresses: 0, groups: [] },
      buys: ['4'],
    };
    const game = open({ ...USUAL_DESIGN, forces: [green, tan, red] });
    const t = { game, s: start(game), events: [] };
    expect(prompt(t)).toBe(
      'choose the number of hover tank counters, at 31 points each (Red: 100 points left).',
    );
  });

  test('[22.5] [4.1] begins with its fortresses, then units in the order of set-up', () => {
    const t = { game: open(), s: start(open()), events: [] };
    expect(prompt(t)).toContain('a hex for a fortress');
    act(t, 'to 3-0303');
    expect(log(t, 'fortress')).toEqual(['A fortress is built at 3-0303.']);
    act(t, 'usual, usual');
    expect(t.s.round).toBe(1);
  });

  test('[24.8] units that will drop wait until their player chooses', () => {
    const t = { game: open(), s: start(open()), events: [] };
    act(t, 'usual, usual, usual');
    expect(t.game.stepNames[t.s.step]).toBe('drop.pick');
    act(t, 'done');
    expect(t.s.drops.reduce((sum, n) => sum + n, 0)).toBe(3);
  });

  test('[4.2] can be part of a position file', () => {
    const game = open();
    const s = start(game);
    const file = JSON.parse(JSON.stringify(writePosition(game, s)));
    expect(file.document).toEqual(read());
    expect(readPositionOf(game, file).at).toEqual(s.at);
  });
});

test('[4.2] the example of the documentation is a document, and its table names every victory and field', () => {
  const page = readFileSync(
    new URL('../../../../docs/designed-scenarios.md', import.meta.url),
    'utf8',
  );
  const example = JSON.parse(/```json\n(.*?)```/s.exec(page)?.[1] ?? '');
  expect(refuse(example)).toBe('taken');
  for (const kind of VICTORIES) expect(page).toContain(`\`${kind}\``);
  for (const field of Object.keys(read().forces[0] ?? {})) expect(page).toContain(`\`${field}\``);
});

describe('[24.1] points', () => {
  test('[24.4] [24.6] [24.7] [24.8] [24.10] are those of the price list', () => {
    const [green, tan] = read().forces;
    // 4 tanks 17, 6 infantry 8, 2 small guns 14, calliope 12, fortress 24, 13 units at morale 8.
    expect(green && costOf(VALUES.defaults, green)).toBe(68 + 48 + 28 + 12 + 24 + 13);
    // 6 tanks, 3 cars 12, 7 infantry, 3 carriers 9, artillery 20, 3 drops 2, 20 units at morale 8.
    expect(tan && costOf(VALUES.defaults, tan)).toBe(102 + 36 + 56 + 27 + 20 + 6 + 20);
  });

  test('cannot be overspent', () => {
    expect(refuse(changed({}, { points: 192 }))).toBe(
      'document.forces[0].points: this force costs 193 points, but only 192 are available [24.1]',
    );
    expect(refuse(changed({}, { points: 193 }))).toBe('taken');
  });

  test('[D2] counters of all groups are counted together', () => {
    const groups = [
      { units: { LG: 2 }, how: 'set-up', area: ['3'] },
      { units: { LG: 1 }, how: 'set-up', area: ['3'] },
    ];
    expect(refuse(changed({}, { groups }))).toBe(
      'document.forces[0].groups[1].units.LG: Green has only 2 counters of this type [D2]',
    );
  });
});

describe('[R75] several forces', () => {
  test('one force per colour, each with a valid player', () => {
    const [green, tan] = USUAL_DESIGN.forces;
    expect(
      refuse({ ...USUAL_DESIGN, forces: [green, { ...tan, colour: 'green', player: 'green' }] }),
    ).toContain(
      'document.forces[1].colour: Green can have only one force, and forces[0] already uses this colour',
    );
    expect(refuse(changed({}, {}, { player: 'green' }))).toContain(
      'document.forces[1].party: no colour',
    );
  });

  test('enemies cannot share a set-up area', () => {
    const groups = [{ units: { TK: 1 }, how: 'set-up', area: ['4', '3-0102'] }];
    expect(refuse(changed({}, {}, { groups }))).toBe(
      'document.forces[1].groups[0].area: 3-0102 is also in an enemy’s set-up area [R75]',
    );
  });

  test('[41.5] the random first turn requires two players', () => {
    expect(refuse(changed({ specials: { firstByLot: true } }))).toBe('taken');
    const [green, tan] = USUAL_DESIGN.forces;
    const red = {
      ...tan,
      colour: 'red',
      player: 'red',
      party: 3,
      moves: 3,
      groups: [{ units: { HT: 2 }, how: 'enter', turn: 2, area: ['4 west'] }],
    };
    const three = { ...USUAL_DESIGN, forces: [green, tan, red] };
    expect(refuse(three)).toBe('taken');
    expect(refuse({ ...three, specials: { firstByLot: true } })).toContain(
      'document.specials.firstByLot: ',
    );
  });

  test('[22.3] there are ten fortresses', () => {
    expect(
      refuse(changed({}, { fortresses: 9, points: 999 }, { fortresses: 2, points: 999 })),
    ).toBe('document.forces[1].fortresses: there are only 10 fortress markers [22.3]');
  });
});

describe('[4.2] victories', () => {
  const won = (victory: object) => refuse({ ...USUAL_DESIGN, victory });
  test.each([
    [
      { kind: 'hold-any', by: 'red', area: ['3'] },
      'document.victory.by: expected a colour that has a player: green, tan',
    ],
    [
      { kind: 'eliminate', by: 'tan', colour: 'tan' },
      'document.victory.colour: Tan is not an enemy of Tan',
    ],
    [
      { kind: 'occupy', by: 'tan', colour: 'green', area: ['3'] },
      'document.victory.colour: Green is not on the side of Tan',
    ],
    [
      { kind: 'reach', colours: ['blue'], area: ['3'] },
      'document.victory.colours: Blue is not in this scenario',
    ],
    [
      { kind: 'reach', colours: ['green'], area: ['3-0101'] },
      'document.victory.area: Green could set up a unit at 3-0101 and win at once [R75]',
    ],
    [{ kind: 'points', area: ['3'] }, 'document.victory.area: unknown field; known fields: kind'],
    [
      { kind: 'leave', by: 'tan', area: ['3 east'], edge: 'north', grades: [1, 2, 3, 4] },
      'document.victory.area: the map continues beyond 3-1202 in the direction of the chosen edge [38.4]',
    ],
    [
      { kind: 'leave', by: 'tan', area: ['3 east'], edge: 'east', grades: [1, 3, 2, 4] },
      'document.victory.grades: expected four',
    ],
  ])('%j: %s', (victory, message) => {
    expect(won(victory)).toContain(message);
  });
});
