import { english } from '../../../test/english.ts';
import { describe, expect, test } from 'vitest';
import { ActionList } from '../../kernel/action.ts';
import { legal } from '../../kernel/engine.ts';
import { oddsOf } from '../../kernel/odds/odds.ts';
import { parseAction } from '../../kernel/text/notation.ts';
import { ODDS } from './data/charts.ts';
import { VALUES } from './data/values.ts';
import { BOARD } from './data/field.ts';
import { kill } from './rules/units.ts';
import { act, hex, inLabels, offers, prompt, table, type TestGame, unit, look } from './testing.ts';
import { msg } from './i18n/msg.ts';

const areas = (t: TestGame, id: string, name = '') =>
  look.overlays.find((o) => o.id === id)?.areas(t.s, 0, { unit: unit(name || 'RG1'), node: -1 }) ??
  [];
const action = (t: TestGame, text: string) => parseAction(t.game, inLabels(text));

describe('counters and markers', () => {
  test('[2.022] [6.06] [7.064] a counter shows facing, class, values and condition', () => {
    const t = table(
      'red Gantua 7,-7 NE disrupted; blue Worker 8,-7 W carries A; token A 8,-7 20; red Plunge 3,-5',
      {
        scenario: 'small',
        step: 'movement',
      },
    );
    const by = (id: string) => look.counters(t.s).find((c) => c.unit === unit(id));
    expect(by('RG1')).toMatchObject({
      facing: 5,
      badge: 'S',
      values: '4-4C',
      conditions: [msg('condition.disrupted')],
    });
    expect(by('BW1')).toMatchObject({
      values: '(1)-4',
      conditions: [msg('condition.carries', { token: 'A' })],
    });
    expect(by('RF1')).toMatchObject({ facing: -1, node: hex(3, -5), badge: '' });
  });

  test('[7.063] [6.083] dead units are listed separately from units on the map and waiting units', () => {
    const t = table('red 2 Gantua 7,-7 NE; blue Worker 8,-7 W', { step: 'movement' });
    const before = look.lost?.(t.s).length ?? -1;
    kill(t.s, unit('RG2'), '7.063');
    expect(look.lost?.(t.s).length).toBe(before + 1);
    expect(look.lost?.(t.s).find((c) => c.unit === unit('RG2'))).toMatchObject({
      side: 0,
      type: 'Gantua',
      values: '4-4C',
      node: -1,
    });
    expect(look.lost?.(t.s).some((c) => c.unit === unit('RG1'))).toBe(false);
  });

  test('[5.00] [R19] declared attacks and announced battles are marked', () => {
    const t = table(
      'red 3 Gantua 7,-7 E; blue 2 Termagant 8,-7 W; red Gantua 3,-7 W; blue Worker 2,-7 E',
      { step: 'combat', scenario: 'basic' },
    );
    act(t, 'attack 3,-7/W');
    expect(look.markers(t.s)).toMatchObject([{ type: 'attack', node: hex(3, -7), facing: 3 }]);
    expect(look.plan?.show(t.s)?.items.every(({ next }) => next === undefined)).toBe(true);
    act(t, 'attack 7,-7/E', 'done');
    // Each planned battle names the action that fights it next, and that action is legal.
    const next = look.plan?.show(t.s)?.items.map((item) => item.next);
    expect(next).toHaveLength(2);
    expect([...(next ?? [])].sort()).toEqual(legal(t.game, t.s, new ActionList()).toArray());
    expect(
      look
        .markers(t.s)
        .filter(({ type }) => type === 'battle')
        .map(({ text }) => text),
    ).toEqual(['4-1', '3-1']);
  });
});

describe('overlays', () => {
  test('[2.01] [6.04] [7.02] megahexes, zones of control, enemies that must be attacked', () => {
    const t = table('red Gantua 7,-7 E; blue Phlanx 8,-7 W; blue Worker 5,-7 W', {
      step: 'combat',
    });
    expect(areas(t, 'megahexes')).toHaveLength(15);
    const [red, blue] = areas(t, 'zones');
    expect([red.nodes.length, blue.nodes.length]).toEqual([6, 6]);
    expect(blue.nodes).toContain(hex(7, -7));
    expect(areas(t, 'duties')[0].nodes).toEqual([hex(8, -7)]);
  });

  test('[2.04] harvest values by hex, and flights by megahex', () => {
    const t = table('red Plunge 8,-7; red Worker 1,-10; token A 0,0 23', { scenario: 'small' });
    expect(areas(t, 'harvest')[0]).toMatchObject({ nodes: [hex(0, 0)], texts: ['A 23'] });
    expect(areas(t, 'reach', 'RF1')[0].nodes).toContain(hex(0, 0));
  });
});

describe('choosing', () => {
  test('[6.02] a path is shown with its cost, per member where they differ', () => {
    const t = table('red LowRender 0,-1 E; red Basic 0,-1 E; red Basic -2,-3', {
      scenario: 'small',
    });
    act(t, 'pick RR1', 'pick RB1');
    expect(look.path?.(t.s, action(t, 'to 0,-2'))).toEqual({ nodes: [hex(0, -2)], cost: '1/2' });
    expect(look.focus(t.s)).toEqual({ unit: unit('RR1'), node: hex(0, -1) });
  });

  test('[7.061] the preview of an attack names its odds, with all its targets', () => {
    const t = table('red 3 Gantua 7,-7 E; blue 2 Termagant 8,-7 E; blue 2 LowRender 8,-8 SW', {
      step: 'combat',
    });
    const previewed = (text: string) =>
      look
        .preview?.(t.s, action(t, text))
        .map(({ name, nodes }) => ({ name: english(t.game, name), nodes }));
    expect(previewed('attack 7,-7/E')).toMatchObject([{ name: 'Battle, odds 4-1' }]);
    act(t, 'attack 7,-7/E');
    expect(previewed('attack 7,-7/NE')).toMatchObject([
      { name: 'Battle, odds 3-2', nodes: [hex(8, -8), hex(8, -7)] },
    ]);
  });

  test('[7.062] the exact chances of a battle are those of its column', () => {
    const t = table('red 3 Gantua 7,-7 E; blue 2 Termagant 8,-7 E; blue 2 LowRender 8,-8 SW', {
      step: 'combat',
    });
    act(t, 'attack 7,-7/E', 'attack 7,-7/NE');
    const odds = oddsOf(t.game, t.s, action(t, 'done'));
    const column = ODDS.indexOf('3-2');
    expect(odds?.first?.rows.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 12);
    expect(
      odds?.first?.rows
        .map(({ label, text }) => [/\((\S+)\)$/.exec(english(t.game, label))?.[1], text])
        .sort(),
    ).toEqual(
      [
        ['AD', '1/6'],
        ['AR', '1/6'],
        ['D-1', '1/3'],
        ['DD', '1/6'],
        ['DR', '1/6'],
      ].sort(),
    );
    expect(VALUES.defaults.crt.map((row) => row[column])).toEqual([
      'AD',
      'AR',
      'DR',
      'DD',
      'D-1',
      'D-1',
    ]);
  });

  test('[7.07] the prompt for a facing mentions a possible overrun', () => {
    const moved = (enemy: string) => {
      const t = table(`red 3 Gantua 6,-7 E; ${enemy}`, { scenario: 'learning', step: 'movement' });
      act(t, 'pick RG1', 'pick RG2', 'pick RG3', 'to 7,-7');
      return prompt(t);
    };
    const name = BOARD.labels[hex(8, -7)];
    expect(moved('blue Worker 8,-7 W')).toBe(`Red Hive: choose a facing. Or overrun ${name}.`);
    expect(moved('blue 3 Gantua 8,-7 E')).toBe('Red Hive: choose a facing.');
  });

  test('[5.00] every choice has a prompt and a label of its own', () => {
    const t = table('red 2 Gantua 7,-7 E; red Worker 1,-10; blue Phlanx 8,-7 W');
    for (const steps of [['pick RG1'], ['to 6,-7'], ['face E', 'done']]) {
      expect(english(t.game, look.prompt(t.s)).length).toBeGreaterThan(10);
      const labels = legal(t.game, t.s, new ActionList())
        .toArray()
        .map((a) => english(t.game, look.actionLabel(t.s, a)));
      expect(new Set(labels).size).toBe(labels.length);
      act(t, ...steps);
    }
    expect(offers(t)).toContain(inLabels('attack 7,-7/E'));
  });
});
