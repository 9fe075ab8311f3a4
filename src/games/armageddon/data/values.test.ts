/** Values as data: each changed value changes play; the random variants of `values.long.test.ts` stay playable. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { everyTenth, byTier } from '../../../../test/tier.ts';
import { effectOf, otherValue, positionsOf } from '../../../../test/value-effects.ts';
import { conformGame } from '../../../kernel/conformance/conform.ts';
import type { Game } from '../../../kernel/game.ts';
import { Sfc32 } from '../../../kernel/random.ts';
import { InputError, parseSetup, type SetupRequest } from '../../../kernel/setup/setup.ts';
import { type ValueSpec, valueSpecs } from '../../../kernel/setup/values.ts';
import { armageddon, openArmageddon } from '../index.ts';
import { facesIn } from '../look/faces.ts';
import { chartsOf } from '../look/charts.ts';
import { catalogueOf } from '../look/catalogue.ts';
import { exploreFrom, readsIn, type ValueReads } from '../testing-values.ts';
import { FLAG } from '../state/pieces.ts';
import { act, see, slot, table, type TestSituation } from '../testing.ts';
import { printsOf } from './prints.ts';
import { CARD_VALUES, GEAR_VALUES } from './values/cards.ts';
import { VALUES } from './values.ts';

const SPECS = valueSpecs(VALUES.declarations);
const isPrinted = ({ entry }: ValueSpec): boolean => entry in CARD_VALUES || entry in GEAR_VALUES;

describe('values of cards, gear and tactics', () => {
  const usual = printsOf(VALUES.defaults);
  /** Faces and catalogue entries of a game by unit type, as text. */
  const shown = (prints: typeof usual) => {
    const faces = facesIn(prints);
    return new Map(
      (catalogueOf(prints).entries ?? []).map((entry) => [
        entry.type,
        JSON.stringify([entry.text, faces.face(entry.type)]),
      ]),
    );
  };
  const before = shown(usual);

  test.each(everyTenth(SPECS.filter(isPrinted)).map((spec) => [spec.id, spec] as const))(
    '%s: a change shows on its card alone',
    (id, spec) => {
      const prints = printsOf(VALUES.of({ [id]: otherValue(spec) }));
      const changed = (['cards', 'gear', 'tactics'] as const).flatMap((kind) =>
        prints[kind].filter((one, i) => JSON.stringify(one) !== JSON.stringify(usual[kind][i])),
      );
      expect(changed.map((one) => one.id)).toEqual([spec.row]);
      const after = shown(prints);
      const faces = [...after.keys()].filter((type) => after.get(type) !== before.get(type));
      expect(faces.map((type) => type.replace(/^(gear|tactic)-/, ''))).toEqual([spec.row]);
    },
  );
});

/** Entries that charts show. The other rules name their numbers in the rulebook only. */
const ON_CHARTS: readonly string[] = [
  ...['apFound', 'apTransfer', 'apMove', 'apStealth', 'apJump', 'apUpgrade', 'apRelocate'],
  ...['apSiege', 'apHunt', 'apOperation', 'apSniper', 'apFate', 'apHeal', 'apRepairCard'],
  ...['apClearMines', 'experience', 'terrainCost', 'terrainDefence'],
];

test('charts show prices, terrain and experience', () => {
  const usual = JSON.stringify(chartsOf(printsOf(VALUES.defaults)));
  const shown = SPECS.filter((spec) => !isPrinted(spec)).filter(
    (spec) =>
      JSON.stringify(chartsOf(printsOf(VALUES.of({ [spec.id]: otherValue(spec) })))) !== usual,
  );
  const rows = SPECS.filter(({ entry }) => ON_CHARTS.includes(entry));
  expect(shown.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

// Play

const HOMES = 'red at 0202: concord-keep; blue at 1008: axle-zero';
const GOODS = { 'red-humans': 20, 'red-materials': 20, 'red-energy': 20, 'red-technology': 20 };
const RICH = { ...GOODS, 'red-ap': 40, 'blue-ap': 40 };
const AGENT = `${HOMES}; red army 0505: ledger; blue at 0505: outpost laboratory`;
const HURT = 'concord-keep!15 outpost!8 laboratory!4 command-post!4 minefield!4 repair-bay';
const FOES = 'levy-rifles/rail-carbines!2 tine-walker!3 axiom';

/** Positions from which games are continued. */
const SITUATIONS: readonly (readonly [name: string, text: string, situation?: TestSituation])[] = [
  ['hunt', `${HOMES}; red army 0505: line-rifles picket-riders; blue army 0505: axiom`],
  ['jump', `${HOMES}; red army 0505: skyhook-company jump-major-pell`],
  [
    'fly',
    `${HOMES}; red hand: pelican-bomber hammerfall-missile; red army 0505: beacon-cell; blue army 0505: tine-walker`,
  ],
  ['spy', AGENT, { scenario: 'three' }],
  [
    'battle',
    `${HOMES}; red army 0505: longshot-cell line-rifles!3 marshal-orsine-vale; blue army 0505: ${FOES}`,
  ],
  [
    'repair',
    `red at 0202: ${HURT}; blue at 1008: axle-zero; red garrison 0202: picket-riders!1 rampart-guard!4 courser-light-tank!4 longbow-battery!4 shield-truck!3; red army 0202: beacon-cell!2 husk-drones!1 glass-wyrm!7 brute-gang!1; red army 0202: tine-walker!2 mender-frame marshal-orsine-vale!1; red hand: pelican-bomber!3`,
  ],
  [
    'brood',
    'red at 0202: the-first-nest!15 outpost!8 laboratory!4 command-post!4 minefield!4; blue at 1008: axle-zero',
    { options: { 'red-faction': 2 } },
  ],
  ['silo', `${HOMES}; red army 0505: breach-pioneers; special-silo 0505; special-mast 0506`],
  [
    'mast',
    `${HOMES}; red army 0505: line-rifles; hidden blue army 0506: tine-walker; special-mast 0505`,
  ],
];

/** Positions of a set-up, and where they read values. */
interface ReadPositions {
  readonly request: SetupRequest;
  readonly reads: ValueReads;
}

function recorded(): ReadPositions {
  const request = { options: { events: 1, cult: 1, 'red-faction': 2, 'blue-faction': 3 } };
  const most = byTier(250, 40);
  const positions = positionsOf(armageddon, request, { seed: 'b0', every: 2, most });
  return { request, reads: readsIn(armageddon, request, positions) };
}

function continued([name, text, situation = {}]: (typeof SITUATIONS)[number]): ReadPositions {
  const { scenario, options } = situation;
  const request = { ...(scenario && { scenario }), ...(options && { options }) };
  const t = see(table(text, { ...situation, values: RICH }));
  const rng = new Sfc32(name);
  const below = (n: number) => rng.below(n);
  const positions = exploreFrom(t.game as unknown as Game, t.s.ints.slice(), 20, below);
  return { request, reads: readsIn(armageddon, request, positions) };
}

/** The end of a game by its last round. */
function ended(): ReadPositions {
  const values = { round: VALUES.defaults.lastRound, turn: 2, 'green-destroyed': 9, 'red-lost': 7 };
  const base = `${HOMES}; red garrison 0202: axiom; green at 0408: the-first-nest`;
  const t = table(base, { scenario: 'three', values });
  const hero = slot(t, 'axiom');
  t.s.flags[hero] |= FLAG.prisoner;
  t.s.owner[hero] = 1;
  const before = t.s.ints.slice();
  const over = act(t, 'end-turn').s.ints.slice();
  const request = { scenario: 'three' };
  return { request, reads: readsIn(armageddon, request, [before, over]) };
}

const SOURCES: readonly ReadPositions[] = [
  recorded(),
  ended(),
  ...SITUATIONS.slice(0, byTier(SITUATIONS.length, 3)).map(continued),
];

/** Values and lists that have no effect in the positions above, by the reason. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'checked when a document is read': [
    ...['fewestCards', 'mostCards', 'copies', 'fewestTiles', 'mostTiles'],
  ],
  'decides nothing in these positions; the test of its rule shows its effect': [
    ...['lastRound', 'barterGiven', 'apSniper', 'apClearMines', 'apArmoury', 'unitsOfArmy'],
    ...['excessSlow', 'experienceLess', 'experienceMore', 'reportRange', 'experience', 'offers'],
    ...['factionCommand', 'factionHand', 'factionSupply', 'factionDraw', 'factionAttitude'],
    ...['handOfTactics', 'helperDamage', 'salvageChance', 'repairAp'],
    ...['terrainDefence', 'guardedFrom', 'joinFrom', 'bargainFrom', 'kinAttitude', 'apOfMore'],
    ...['cultSight', 'cultPrice', 'cultArmies', 'cultConverted', 'scoutDice', 'zealLearning'],
    ...['zealWeapon', 'cultDares'],
  ],
  'used with other options': ['resourceHexes', 'specialHexes'],
};
const UNREACHED = new Set(Object.values(ELSEWHERE).flat());

/** Values of the quick tier. */
const QUICK: readonly string[] = [
  ...['initiativeDice', 'dearestDie', 'apOfTwo.1', 'apFound', 'apStealth'],
  ...['apJump', 'terrainCost.flat', 'airController', 'startingStock'],
];

describe('a changed value has an effect where a game reads it', () => {
  const known = SPECS.filter(
    (spec) =>
      !isPrinted(spec) &&
      !UNREACHED.has(spec.entry) &&
      SOURCES.some((one) => one.reads.play.has(spec.id)),
  );

  const quick = SPECS.filter(({ id }) => QUICK.includes(id));

  test('which are almost all', () => {
    const all = SPECS.filter((spec) => !isPrinted(spec) && !UNREACHED.has(spec.entry));
    const lacking = all.filter((spec) => !known.includes(spec)).map(({ id }) => id);
    expect(byTier(lacking, [])).toEqual([]);
    expect(known.length).toBeGreaterThan(100);
  });

  test.each(byTier(known, quick).map((spec) => [spec.id, spec] as const))('%s', (id, spec) => {
    const isShown = SOURCES.some(({ request, reads }) =>
      othersOf(spec).some((value) => hasEffect(request, { [id]: value }, reads.play.get(id) ?? [])),
    );
    expect(isShown).toBe(true);
  });
});

/** Returns other values of a value: the ends of its range, and its neighbour. */
function othersOf(spec: ValueSpec): (number | string)[] {
  const d = spec.declaration;
  const ends = 'min' in d ? [d.min, d.max] : [];
  return [...ends, otherValue(spec, true)].filter((value) => value !== spec.fallback);
}

/** Returns whether changes have an effect in play; they have none if they break a rule between values. */
function hasEffect(
  request: SetupRequest,
  changes: Readonly<Record<string, number | string>>,
  found: readonly Int16Array[],
): boolean {
  if (found.length === 0) return false;
  try {
    return effectOf(armageddon, request, changes, found).play;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

/** Text of all sources of the rules, the display and the bots. */
function sourceText(folder: URL): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((file) => {
      if (file.isDirectory() && !['data', 'i18n', 'rulebook'].includes(file.name))
        return sourceText(new URL(`${file.name}/`, folder));
      if (!file.name.endsWith('.ts') || file.name.includes('test')) return '';
      return readFileSync(new URL(file.name, folder), 'utf8');
    })
    .join('\n');
}

test('every value is read outside its declaration', () => {
  const text = `${sourceText(new URL('../', import.meta.url))}${readFileSync(new URL('prints.ts', import.meta.url), 'utf8')}`;
  const entries = Object.keys(VALUES.declarations);
  expect(entries.filter((entry) => !new RegExp(`\\b${entry}\\b`).test(text))).toEqual([]);
});

// Variants

/** Returns random changes of several values that a variant may have; short games. */
function randomChanges(seed: number): Record<string, number | string> {
  const rng = new Sfc32(`variant ${seed}`);
  const changes: Record<string, number | string> = {};
  for (const { id, declaration: d } of SPECS)
    if ('min' in d && !d.scenarios && rng.below(40) === 0)
      changes[id] = d.min + rng.below(d.max - d.min + 1);
  changes['lastRound'] = 20;
  // Lists that must ascend or descend stay as they are.
  for (const id of Object.keys(changes))
    if (/^(experience|guardedFrom|reportsFrom|mischiefFrom)\./.test(id)) delete changes[id];
  for (const id of [
    'joinFrom',
    'bargainFrom',
    'fewestCards',
    'mostCards',
    'fewestTiles',
    'mostTiles',
  ])
    delete changes[id];
  return changes;
}

test.each([...Array(byTier(6, 2, 20)).keys()])(
  '[D18] random variant %i is played to its end',
  (seed) => {
    const options = { cult: seed % 4, events: seed % 2 };
    const setup = parseSetup(armageddon, { options, variant: { changes: randomChanges(seed) } });
    expect(Object.keys(setup.variant?.changes ?? {}).length).toBeGreaterThan(10);
    const { decisions } = conformGame(openArmageddon(setup), new Sfc32(seed), {
      ...{ illegalPerDecision: 1, deepEvery: 100, seeks: seed % 2 > 0 },
    });
    expect(decisions).toBeGreaterThan(10);
  },
);

test.each([
  ['experience.2', 5],
  ['guardedFrom.middle', 9],
  ['reportsFrom.5', 30],
  ['mischiefFrom.cut', 30],
  ['bargainFrom', 15],
  ['mostCards', 20],
])('a variant with %s %i breaks a rule between values', (id, value) => {
  const variant = { changes: { [id]: value } };
  expect(() => parseSetup(armageddon, { variant })).toThrow(InputError);
});

test('a deck is priced by the variant', () => {
  const document = { decks: [{ seat: 'red', faction: 'compact', cards: {}, tiles: {} }] };
  const fault = (variant?: object) => {
    try {
      parseSetup(armageddon, { document, ...(variant && { variant }) });
    } catch (error) {
      return JSON.stringify((error as InputError).text);
    }
    return '';
  };
  expect(fault()).toContain('"fewest":30');
  expect(fault({ changes: { fewestCards: 20 } })).toContain('"fewest":20');
});
