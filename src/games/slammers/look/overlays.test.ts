import { describe, expect, test } from 'vitest';
import { nounOf } from '../../../kernel/action.ts';
import type { AreaLook } from '../../../kernel/look/look.ts';
import { parseAction } from '../../../kernel/text/notation.ts';
import { isInSight } from '../ground/sight.ts';
import { act, begin, english, nouns, setUpUsually, table, type TestGame } from '../testing.ts';

const hex = ({ game }: TestGame, label: string): number => game.board.nodeOf.get(label) ?? -1;
const unit = ({ game }: TestGame, id: string): number => game.units.findIndex((u) => u.id === id);

/** Areas of an overlay with a unit or a hex in focus. */
function overlay(t: TestGame, id: string, about = ''): AreaLook[] {
  const found = t.game.look.overlays.find((one) => one.id === id);
  if (!found) throw new Error(`no overlay ${id}`);
  return found.areas(t.s, 0, { unit: unit(t, about), node: hex(t, about) });
}

/** Labels of the hexes of an area, with their texts. */
function shown(t: TestGame, area: AreaLook | undefined): string[] {
  return (area?.nodes ?? []).map((n, i) => {
    const text = area?.texts?.[i];
    return [t.game.board.labels[n], text && english(t.game, text)].filter(Boolean).join(' ');
  });
}

const of = (areas: AreaLook[], type: string): AreaLook | undefined =>
  areas.find((area) => area.type === type);

describe('lines of sight', () => {
  const t = table('movement', '1', 'gTK1 3-0406; tTK1 3-0410; tTK2 3-0605; tIN1 3-0410');
  const areas = overlay(t, 'sight', '3-0406');

  test('[21.1] [21.8] every hex is shown as seen or hidden, as the rules say', () => {
    const seen = of(areas, 'seen')?.nodes ?? [];
    const { world } = t.s;
    for (let n = 0; n < world.hexes; n++)
      if (n !== hex(t, '3-0406'))
        expect(seen.includes(n), t.game.board.labels[n]).toBe(
          isInSight(world, hex(t, '3-0406'), n),
        );
  });

  test('[12.3] [21.6] near hexes and units show their range, hidden ones the hex that blocks the line', () => {
    expect(shown(t, of(areas, 'seen'))).toContain('3-0405 1');
    expect(shown(t, of(areas, 'hidden'))).toEqual([
      '3-0605 2 hexes away, hidden by the forest at 3-0506',
      '3-0410 4 hexes away, hidden by the slope at 3-0407',
    ]);
    expect(shown(t, of(areas, 'blocked'))).toContain('3-0407');
  });

  test('without a focus, nothing is shown', () => {
    expect(overlay(t, 'sight')).toEqual([]);
    expect(overlay(t, 'sight', 'green')).toEqual([]);
  });
});

describe('fire', () => {
  test('[12.5] [12.6] units that could fire at a hex, with the strength they bring to bear', () => {
    const t = table('direct', '1', 'gTK1 gTK2 3-0605; gIN1 3-0606; gSG1 3-0905; tTK1 3-0705');
    expect(shown(t, overlay(t, 'fire', '3-0705')[0]).sort()).toEqual([
      '3-0605 10',
      '3-0606 2',
      '3-0905 4',
    ]);
    const far = table('direct', '1', 'tTK1 tAP1 3-0605; tTK2 3-0605 disrupted; gTK1 3-1004');
    expect(shown(far, overlay(far, 'fire', '3-1004')[0])).toEqual(['3-0605 2.5']);
  });

  test('[12.3] [12.5] the range of a unit, and twice that', () => {
    const t = table('direct', '1', 'gAC1 3-0605; tTK1 3-1205');
    const [near, far] = overlay(t, 'range', 'gAC1');
    expect(shown(t, near)).toContain('3-0805');
    expect(shown(t, near)).not.toContain('3-0905');
    expect(shown(t, far)).toContain('3-0905');
    // Five hexes away.
    expect(shown(t, far)).toContain('3-1004');
    expect(shown(t, far)).not.toContain('3-1105');
    expect(overlay(t, 'range', 'gAC4')).toEqual([]);
  });
});

describe('movement', () => {
  test('[9.4] the reach of a unit with its costs, also during an action', () => {
    const t = table('movement', '1', 'gTK1 3-0605; tTK1 6-0101');
    while (!nouns(t, 'move').includes('gTK1')) act(t, 'done');
    const costs = shown(t, overlay(t, 'reach', 'gTK1')[0]);
    expect(costs).toContain('3-0705 ½');
    act(t, 'move gTK1');
    const ways = nouns(t, 'to').split(' ');
    expect(costs.map((text) => text.split(' ')[0]).sort()).toEqual(ways.toSorted());
    const to = parseAction(t.game, 'to 3-0905');
    expect(t.game.look.path?.(t.s, to)).toEqual({
      nodes: ['3-0705', '3-0805', '3-0905'].map((label) => hex(t, label)),
      cost: '1½',
    });
    expect(t.game.look.path?.(t.s, parseAction(t.game, 'stay'))).toBeUndefined();
  });

  test('[9.4] a unit whose side is not to move is shown with all its points', () => {
    const t = table('movement', '1', 'gTK1 3-0605 walked=8; tTK1 6-0601 walked=8', {
      values: { mover: 'green' },
    });
    expect(shown(t, overlay(t, 'reach', 'gTK1')[0])).toEqual([]);
    expect(shown(t, overlay(t, 'reach', 'tTK1')[0]).length).toBeGreaterThan(5);
  });

  test('[4.1] [36.2] entry areas of units that are not on the map', () => {
    const t = begin('7');
    const types = overlay(t, 'places').map(({ type }) => type);
    expect(types).toEqual(['place-green', 'place-tan']);
    expect(overlay(setUpUsually(t), 'places')).toEqual([]);
  });
});

describe('drops', () => {
  test('[7.3] [7.4] [7.5] [7.7] [7.8] a zone shows the landing hexes and the chance to lose the unit', () => {
    const t = setUpUsually(begin('2'));
    const zone = nouns(t, 'to').split(' ')[0] ?? '';
    const preview = t.game.look.preview?.(t.s, parseAction(t.game, `to ${zone}`)) ?? [];
    expect(preview.map(({ type }) => type)).toEqual(['zone', 'deadly', 'target']);
    expect(shown(t, of(preview, 'target'))[0]).toMatch(new RegExp(`^${zone} \\d+% risk of loss$`));
    expect(of(preview, 'zone')?.nodes.length).toBeGreaterThan(10);
    expect(nounOf(parseAction(t.game, `to ${zone}`))).toBe(of(preview, 'target')?.nodes[0]);
  });

  test('[40.2] drop zones, if the scenario has drops', () => {
    const t = begin('2');
    expect(overlay(t, 'zones').map(({ type }) => type)).toEqual(['place-tan']);
    expect(begin('1').game.look.overlays.map(({ id }) => id)).not.toContain('zones');
  });
});

describe('victory areas', () => {
  test.each([
    ['1', 'victory'],
    ['6', 'victory'],
    ['8', 'exit'],
    ['10', 'victory'],
  ])('[31.5] [36.5] [38.4] [40.5] scenario %s shows it from the start', (scenario, type) => {
    const t = begin(scenario);
    const spec = t.game.look.overlays.find(({ id }) => id === 'victory');
    expect(spec?.isStanding).toBe(true);
    expect(overlay(t, 'victory').map((area) => area.type)).toContain(type);
  });

  test('[34.4] a scenario about units alone shows nothing', () => {
    expect(overlay(begin('4'), 'victory')).toEqual([]);
  });

  test('[36.3] [36.5] a forest is outlined until it has been searched', () => {
    const t = setUpUsually(begin('6'));
    const outlined = () => overlay(t, 'victory').flatMap((area) => shown(t, area));
    expect(outlined()).toHaveLength(24);
    act(t, 'move bCC1, to 6-0310, roll 1');
    expect(outlined()).toHaveLength(23);
    expect(outlined()).not.toContain('6-0310');
  });
});
