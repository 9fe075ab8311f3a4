import { english } from '../../../test/english.ts';
import { describe, expect, test } from 'vitest';
import { requireDefined } from '../../kernel/require-defined.ts';
import { BOARD } from './data/map.ts';
import { ANNIHILATOR, HUMAN } from './data/units.ts';
import { VALUES } from './data/values.ts';
import {
  act,
  actionOf,
  inLabels,
  label,
  node,
  offers,
  openGame,
  panel,
  prompt,
  table,
  type TestGame,
} from './testing.ts';
import { formatPoints } from './i18n/phrases.ts';

const { look } = openGame();
const preview = (t: TestGame, text: string) => look.preview?.(t.s, actionOf(t, text)) ?? [];
const nodes = (text: string): number[] => text.split(' ').map(node);

describe('the display', () => {
  test('[2.2] [UTL] counters bear their printed values, squads their charges', () => {
    const t = table('human.move', 'A1 -8,0; D1 -8,0 spent=1; S1 R1 8,0');
    const shown = look
      .counters(t.s)
      .map((c) => `${english(t.game, c.name)} ${c.values} ${c.badge}`.trim());
    expect(shown).toEqual([
      'Repairbot R1 1-1-5',
      'Security Robot S1 2-2-5',
      'Demolition Squad D1 2-4-4 2',
      'Assault Squad A1 4-4-4 1',
    ]);
    expect(look.counters(t.s).map((c) => english(t.game, c.figures))).toEqual([
      'attack 1, defence 1, movement 5',
      'attack 2, defence 2, movement 5',
      'attack 2, defence 4, movement 4, 2 charges',
      'attack 4, defence 4, movement 4, 1 charge',
    ]);
  });

  test('[4.1] eliminated units are listed as lost, but no unit is before all are set up', () => {
    const t = table('human.move', 'A1 -8,0; S1 8,0');
    const lost = look.lost?.(t.s).map(({ name }) => english(t.game, name)) ?? [];
    expect(lost).toContain('Assault Squad A2');
    expect(lost).toContain('Security Robot S2');
    expect(lost).not.toContain('Assault Squad A1');
    t.s.turn = 0;
    expect(look.lost?.(t.s)).toEqual([]);
  });

  test('[R4] conditions: disrupted, and moved or done with its action', () => {
    const t = act(table('human.move', 'A1 -8,0; A2 8,0 disrupted; D1 -9,0'), 'move A1, to -7,0');
    const conditions = () =>
      Object.fromEntries(
        look
          .counters(t.s)
          .map(({ name, conditions: found }) => [
            english(t.game, name).split(' ').at(-1),
            found.map((one) => english(t.game, one)),
          ]),
      );
    expect(conditions()).toEqual({ A1: ['has moved'], A2: ['disrupted'], D1: [] });
    act(t, 'done, charge A1, at -7,0, face E');
    expect(conditions()).toEqual({ A1: ['has already acted'], A2: ['disrupted'], D1: [] });
  });

  test('the moving unit is on top of its stack', () => {
    const t = act(table('human.move', 'A1 A2 D1 -8,0'), 'move D1');
    expect(english(t.game, look.counters(t.s).at(-1)?.name)).toBe('Demolition Squad D1');
    expect(look.focus(t.s)).toEqual({ unit: 6, node: node('-8,0') });
  });

  test('[2.2.2] markers of every kind', () => {
    const t = table(
      'demolition.set',
      'A1 9,0; clear -8,0; ob-pas -4,0; ship -11,3; dropped 2 -7,0; charge 0,0 D NW turn=3; charge 1,0 C',
    );
    expect(look.markers(t.s).map((m) => `${m.type} ${m.text} ${m.facing}`)).toEqual(
      expect.arrayContaining([
        'clear  -1',
        'ob-pas  -1',
        'ship  -1',
        'dropped 2 -1',
        'charge D 4',
        'charge C -1',
      ]),
    );
    const names = look.markers(t.s).map((m) => english(t.game, m.name));
    expect(names).toContain('charge, pattern D facing NW, goes off in step 3 of turn 4');
    expect(names).toContain('charge, pattern C, goes off in step 3 of this turn');
  });

  test('[10.0] [8.4] the panel counts squads, charges, robots and brain hexes', () => {
    const t = table(
      'human.move',
      'A1 A2 -8,0; D1 9,0 spent=1; S1 S2 R1 8,0; clear 0,0; dropped 2 5,0',
    );
    expect(panel(t)).toEqual([
      'Turn: 3',
      'Step: 1. Human movement',
      'Squads: 2 Assault, 1 Demolition',
      'Charges: 4 carried, 0 set, 2 left behind',
      'Robots: 2 Security, 1 Repair',
      'Mind weapon: ready',
      'Brain core: 1 of 2 hexes destroyed',
      inLabels('Left behind in 5,0: 2 charges'),
    ]);
    const tallies = look.panel(t.s).flatMap(({ side, tally }) => (tally ? [[side, tally]] : []));
    expect(tallies).toEqual([
      [HUMAN, '3'],
      [ANNIHILATOR, '3'],
    ]);
  });

  test('[7.3] a path shows its cost and the attacks it draws', () => {
    const t = act(table('human.move', 'A1 -6,0'), 'move A1');
    const path = look.path?.(t.s, actionOf(t, 'to -4,0'));
    expect(path?.nodes).toEqual(nodes('-5,0 -4,0'));
    expect(english(t.game, path?.cost)).toBe('3 of 4, 1 auto-defend attack at 1-1');
    expect([1, 2, 3, 10].map(formatPoints)).toEqual(['½', '1', '1½', '5']);
  });

  test('[DCT] previews show the blast with hex numbers and odds', () => {
    const t = act(table('demolition.set', 'D1 -8,0; A1 9,0'), 'charge D1, at -8,0');
    const [ring] = preview(t, 'pattern C');
    expect(ring).toMatchObject({
      type: 'blast',
      texts: ['1', '2 2-1', '3 2-1', '4 2-1', '5 2-1', '6 2-1', '7 2-1'],
    });
    act(t, 'pattern B');
    const [wedge] = preview(t, 'face E');
    expect(wedge.nodes).toEqual(nodes('-8,0 -7,0 -8,1 -6,0 -7,1 -8,2'));
    expect(wedge.texts).toEqual(['1', '2 3-1', '3 3-1', '4 2-1', '5 2-1', '6 2-1']);
    act(t, 'face E');
    const due = table('demolition.set', 'D1 -8,0; A1 9,0; charge -7,0 A E; charge 5,0 A E turn=3');
    expect(preview(due, 'done').map((a) => a.nodes[0])).toEqual(nodes('-7,0'));
  });

  test('[D3] patterns and directions are drawn on their buttons, turned as the blast', () => {
    const t = act(table('demolition.set', 'D1 -8,0; A1 9,0'), 'charge D1, at -8,0');
    const shape = (text: string) =>
      look.shape?.(t.s, actionOf(t, text))?.hexes.map(({ q, r, text: n }) => `${n}: ${q},${r}`);
    expect(shape('pattern A')).toEqual(['1: 0,0', '2: 1,0', '3: 2,0', '4: 3,0']);
    expect(shape('pattern C')).toHaveLength(7);
    expect(look.charts.flatMap(({ shapes = [] }) => shapes.map((s) => s.hexes.length))).toEqual([
      4, 6, 7, 4,
    ]);
    act(t, 'pattern D');
    for (const direction of ['E', 'SE', 'SW', 'W', 'NW', 'NE']) {
      const [blast] = preview(t, `face ${direction}`);
      const { q, r } = requireDefined(BOARD.hex, 'hexes');
      const origin = node('-8,0');
      const shown = shape(`face ${direction}`);
      for (const [i, n] of blast.nodes.entries())
        expect(shown).toContain(
          `${String(blast.texts?.[i]).split(' ')[0]}: ${q[n] - q[origin]},${r[n] - r[origin]}`,
        );
    }
    expect(look.shape?.(table('human.move', 'A1 -6,0').s, actionOf(t, 'done'))).toBeUndefined();
  });

  test('[7.1] [D5] previews of attacks and of the suggested set-up', () => {
    const t = table('robot.combat', 'A1 S1 S2 -8,0');
    expect(preview(t, 'attack -8,0')).toMatchObject([{ nodes: nodes('-8,0'), texts: ['1-1'] }]);
    expect(preview(t, 'mind -8,0')).toMatchObject([{ texts: ['1-2'] }]);
    const setup = act(table('setup.robots', ''), 'place -8,0');
    expect(preview(setup, 'suggest')[0].nodes).toHaveLength(15);
  });

  test('[4.2] [5.1] [8.1] overlays: reach, charges set, impact hexes', () => {
    const t = table('demolition.set', 'A1 -10,0; charge 0,0 A E; charge 5,0 D W turn=3');
    const overlay = (id: string) =>
      look.overlays.find((o) => o.id === id)?.areas(t.s, 0, { unit: 0, node: -1 }) ?? [];
    const [reach] = overlay('reach');
    expect(reach.texts?.[reach.nodes.indexOf(node('-6,0'))]).toBe('4');
    expect(overlay('blasts').map((a) => a.type)).toEqual(['blast', 'blast-later']);
    const impacts = overlay('impacts');
    expect(impacts.map((a) => a.nodes.length)).toEqual(Array(6).fill(11));
    expect(impacts[0].texts?.[5]).toBe('1/7');
  });

  test('[8.1] [R11] from step 1 on, all viewers see the blasts of step 3 and the units in them', () => {
    const t = table(
      'demolition.set',
      'A1 -8,0; S1 R1 -6,0; charge -8,0 A E; charge -7,0 A W turn=3; dropped 1 9,0',
    );
    const here = (text: string) => inLabels(text);
    const lines = panel(t).slice(-3);
    expect(lines).toEqual([
      here(
        'Charge in -8,0: pattern A facing E, goes off in step 3 of this turn; hexes -8,0 -7,0 -6,0 -5,0; units at risk: A1 S1 R1',
      ),
      here(
        'Charge in -7,0: pattern A facing W, goes off in step 3 of turn 4; hexes -7,0 -8,0 -9,0 -10,0; units at risk: A1',
      ),
      here('Left behind in 9,0: 1 charge'),
    ]);
    const early = panel(table('human.move', 'A1 -8,0; S1 R1 -6,0; charge -8,0 A E')).at(-1);
    expect(early).toBe(lines[0]);
    const standing = look.overlays.filter((o) => o.isStanding);
    expect(standing.map((o) => o.id)).toEqual(['blasts', 'lots']);
    const areas = standing.flatMap((o) => o.areas(t.s, ANNIHILATOR, { unit: -1, node: -1 }));
    expect(areas.map(({ type, name }) => `${type}: ${english(t.game, name)}`)).toEqual([
      here(
        'blast: charge in -8,0, pattern A facing E, goes off in step 3 of this turn; units at risk: A1 S1 R1',
      ),
      here(
        'blast-later: charge in -7,0, pattern A facing W, goes off in step 3 of turn 4; units at risk: A1',
      ),
      here('lot: 1 charge left behind in 9,0'),
    ]);
    // Where the two overlap, one text states both.
    const texts = areas.map((area) => area.texts?.map((text) => english(t.game, text)));
    expect(texts[0]).toEqual(['certain', 'certain', '2-1', '2-1']);
    expect(texts[1]).toEqual(['', '', '2-1', '2-1']);
    // Markers have characters of their own on text boards.
    expect(look.markers(t.s).map(({ glyph = '', text }) => glyph + text)).toEqual([
      '%1',
      '*A',
      '*A',
    ]);
  });

  test('[CRT] [CET] [HTC] [DCT] [UTL] charts are made from the tables that are played with', () => {
    expect(look.charts.map((c) => c.rule)).toEqual(['CRT', 'CET', 'HTC', 'DCT', 'UTL']);
    for (const chart of look.charts)
      for (const row of chart.rows) expect(row).toHaveLength(chart.columns.length);
    const { game } = table('human.move', 'A1 -8,0');
    const costs = look.charts[2].rows.map((row) => row.map((cell) => english(game, cell)));
    expect(costs[3]).toEqual(['passageway', '1', '½']);
    expect(costs[0]).toEqual(['outer armour', 'not allowed', 'not allowed']);
    expect(VALUES.defaults.entry[0][0]).toBe('-');
  });

  test.each([
    ['human.move', 'A1 -8,0', 'End movement'],
    ['human.combat', 'A1 S1 -8,0', 'End close combat'],
    ['demolition.set', 'D1 -8,0', 'Done setting charges'],
    ['robot.combat', 'A1 S1 -8,0', 'End close combat'],
    ['repair', 'A1 -8,0; R1 8,0; clear 8,0', 'Done repairing'],
  ] as const)('[3.0] at %s the last button says what it ends', (step, board, words) => {
    const t = table(step, board);
    expect(label(t, 'done')).toBe(words);
  });

  test('[8.1] the prompt distinguishes charges set now from charges that go off now, each with its turn', () => {
    const ask = (text: string) => prompt(table('demolition.set', text));
    const now = 'Human: set charges to go off in step 3 of turn 4.';
    expect(ask('D1 -8,0; charge 0,9 A E turn=3')).toBe(`${now} Nothing goes off this turn.`);
    expect(ask('D1 -8,0; charge 0,9 A E turn=2')).toBe(
      `${now} When you are done, 1 charge from the previous turn goes off.`,
    );
    expect(ask('D1 -8,0; charge 0,9 A E; charge 0,9 C')).toBe(
      `${now} When you are done, 2 charges from the previous turn go off.`,
    );
  });

  test('[8.5] a single charge is in the singular', () => {
    const found = (n: number) => {
      const t = act(table('human.move', `A1 -9,0; dropped ${n} -8,0`), 'move A1, to -8,0');
      return [english(t.game, look.markers(t.s)[0].name), prompt(t).split('. ')[0]];
    };
    const here = inLabels('-8,0');
    expect(found(1)).toEqual([
      '1 charge left behind',
      `Human: Assault Squad A1 has found 1 charge in ${here}`,
    ]);
    expect(found(2)).toEqual([
      '2 charges left behind',
      `Human: Assault Squad A1 has found 2 charges in ${here}`,
    ]);
  });

  test('labels say what an action does', () => {
    const t = table('robot.combat', 'A1 S1 S2 -8,0');
    expect(label(t, 'attack -8,0')).toBe(`Attack in ${inLabels('-8,0')} at 1-1`);
    expect(label(t, 'mind -8,0')).toBe(`Use the mind weapon on ${inLabels('-8,0')} at 1-2`);
    expect(offers(t)).toHaveLength(3);
  });
});
