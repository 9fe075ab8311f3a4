/** Display of every scenario, and its texts: each message key must have English text. */
import { describe, expect, test } from 'vitest';
import { english } from '../../../test/english.ts';
import { ActionList } from '../../kernel/action.ts';
import { legal } from '../../kernel/engine.ts';
import { SCENARIOS } from './data/scenarios.ts';
import { eliminate } from './rules/units.ts';
import { act, begin, prompt, setUpUsually, type TestGame, table } from './testing.ts';

const counter = ({ game, s }: TestGame, id: string) =>
  game.look.counters(s).find(({ unit }) => game.units[unit].id === id);

describe.each(SCENARIOS)('scenario $id', ({ id }) => {
  test('everything that is shown has English text', () => {
    const t = begin(id);
    const { look } = t.game;
    const saidOf = (now: TestGame) => [
      prompt(now),
      ...look.counters(now.s).flatMap((c) => [c.name, c.figures, ...c.conditions]),
      ...look.markers(now.s).map(({ name }) => name),
      ...look.panel(now.s).flatMap(({ label, value }) => [label, value]),
      ...legal(now.game, now.s, new ActionList())
        .toArray()
        .map((action) => look.actionLabel(now.s, action)),
    ];
    const fixed = [...look.terrains, ...(look.regions ?? []), ...(look.edges ?? [])];
    const texts = [...fixed.map(({ name }) => name), ...saidOf(t), ...saidOf(setUpUsually(t))];
    for (const one of texts) expect(english(t.game, one)).not.toBe('');
  });
});

describe('pieces', () => {
  test('[3.2] [3.3] counters show the figures of the face that is up', () => {
    const t = act(begin('4'), 'usual');
    expect(counter(t, 'rMI1')).toMatchObject({ type: 'MI', values: '3-3-3-2', colour: 0, side: 1 });
    act(t, 'mount');
    expect(counter(t, 'rMI1')).toMatchObject({ type: 'MI-mounted', values: '2-2-1-6' });
    expect(english(t.game, counter(t, 'bHT1')?.name)).toBe('Blue hover tank 1 (bHT1)');
    expect(english(t.game, counter(t, 'bHT1')?.figures)).toBe(
      'attack 8, defence 8, range 4, movement 6, class A',
    );
  });

  test('[4.1] a waiting unit is in the box of its colour, an absent unit is nowhere', () => {
    const t = begin('6');
    expect(t.game.board.labels[counter(t, 'bHT1')?.node ?? -1]).toBe('blue');
    expect(counter(t, 'gIN1')).toBeUndefined();
  });

  test('[R6] an eliminated unit is listed as lost; a waiting or absent unit is not', () => {
    const t = begin('6');
    expect(t.game.look.lost?.(t.s)).toEqual([]);
    const gone = t.game.units.findIndex(({ id }) => id === 'bHT1');
    eliminate(t.s, gone, '12.2');
    expect(t.game.look.lost?.(t.s)).toMatchObject([{ unit: gone, node: -1, conditions: [] }]);
  });

  test('[2.7] [21.5] roads cross hexsides, hills rise', () => {
    const { game } = begin('1');
    expect(game.look.edges?.[0]).toMatchObject({ type: 'road' });
    const height = (hex: string) => game.look.heightOf?.(game.board.nodeOf.get(hex) ?? -1);
    expect([height('3-0303'), height('3-0202'), height('3-0505')]).toEqual([2, 1, 0]);
    expect(game.look.heightOf?.(game.board.size - 1)).toBe(0);
  });

  test('[20.4] [22.2] [44.3] rubble, fortresses and containers are markers', () => {
    const t = table('movement', '7', 'gTK1 1-0601; rubble 1-0602; fortress 1-0603');
    const shown = t.game.look
      .markers(t.s)
      .map(({ type, node }) => [type, t.game.board.labels[node]]);
    expect(shown).toEqual([
      ['rubble', '1-0602'],
      ['fortress', '1-0603'],
    ]);
    expect(begin('14').game.look.markers(begin('14').s)).toHaveLength(12);
  });

  test('[3.5] [R29] Red’s self-propelled guns hover, and a towed gun lies under its vehicle', () => {
    const red = act(begin('10'), 'usual');
    expect(counter(red, 'rSA1')?.type).toBe('SA-hover');
    const t = table('movement', '1', 'gSG1 in gTK2; gTK2 3-0601; gTK1 3-0602; gIN1 3-0601');
    const stack = t.game.look.counters(t.s).map((c) => t.game.units[c.unit].id);
    expect(stack).toEqual(['gTK1', 'gSG1', 'gTK2', 'gIN1']);
  });

  test('[R2] a unit that was hit burns or smokes until the player turn ends', () => {
    const t = table('direct', '7', 'tTK1 tTK2 tTK3 1-0601; tTK4 1-0701; gIN1 1-0602; gTK1 1-0603');
    const here = (hex: string) =>
      t.game.look
        .markers(t.s)
        .flatMap(({ type, node }) => (t.game.board.labels[node] === hex ? [type] : []));
    act(t, 'done, aim 1-0602');
    expect(here('1-0602')).toEqual(['aim']);
    act(t, 'join tTK1, join tTK2, fire, roll 12');
    expect(here('1-0602')).toEqual(['burning']);
    expect(counter(t, 'gIN1')?.conditions.map((c) => english(t.game, c))).toEqual([
      'hit: will be eliminated when the player turn ends',
    ]);
    act(t, 'aim 1-0603, join tTK3, fire, roll 2');
    expect(here('1-0603')).toEqual(['smoke']);
  });

  test('[7.2] a drop shows its zone until it has landed', () => {
    const t = setUpUsually(begin('2'));
    const zones = () => t.game.look.markers(t.s).filter(({ type }) => type === 'zone');
    expect(zones()).toEqual([]);
    act(t, 'to 4-0801');
    expect(zones().map(({ node }) => t.game.board.labels[node])).toEqual(['4-0801']);
    act(t, 'roll 1');
    expect(zones()).toEqual([]);
  });
});

test('every step with a decision has a prompt, and its verbs are its actions', () => {
  const { steps, verbs } = begin('1').game;
  for (const { rule, who, prompt } of steps) if (who) expect(prompt, rule).toBeDefined();
  const offered = steps.flatMap(({ offers, outcomes }) => Object.keys({ ...offers, ...outcomes }));
  expect(new Set(offered)).toEqual(new Set(verbs.list.map(({ name }) => name)));
});

describe('the panel', () => {
  const lines = ({ game, s }: TestGame) =>
    game.look
      .panel(s)
      .map(({ label, value }) => `${english(game, label)}: ${english(game, value)}`);

  test('[5.1] [5.3] [5.4] [6.6] turn, player turns, sections, order of fire, morale, state of each colour', () => {
    const t = table('direct', '1', 'gTK1 3-0605; tTK1 tTK2 3-0705', {
      values: { round: 2, mover: 'green' },
    });
    expect(lines(t)).toEqual([
      'Turn: 2 of 6',
      'Player turns: Tan, ▸ Green',
      'Phase: rally, drops, movement, indirect fire, ▸ direct fire, close assaults',
      'Order of fire: ▸ Tan, Green',
      'Green: morale 7, 0 lost, 1 on the map',
      'Tan: morale 8, 0 lost, 2 on the map',
      'Current result: Tan holds 0 of 3 objectives',
    ]);
  });

  test('[35.3] scenario 5 shows points beside the names of the sides', () => {
    const t = setUpUsually(begin('5'));
    t.s.points[1] = 17;
    expect(lines(t).slice(-2)).toEqual(['Points for Blue: 0', 'Points for Red: 17']);
    expect(t.game.look.panel(t.s).at(-1)?.tally).toBe('17');
  });

  test('[27.1] [R64] without a printed end, the last turn is set by the option', () => {
    expect(lines(setUpUsually(begin('14')))[0]).toBe('Turn: 1 of 40');
    expect(lines(begin('14')).slice(0, 2)).toEqual(['Turn: 0 of 40', 'Phase: set-up']);
    expect(lines(begin('14', { 'turn-limit': 0 }))[0]).toBe('Turn: 0');
  });
});
