import { describe, expect, test } from 'vitest';
import { pack } from '../../../kernel/action.ts';
import { parseAction } from '../../../kernel/text/notation.ts';
import { V } from '../rules/names.ts';
import {
  act,
  actorNow,
  begin,
  chances,
  english,
  offers,
  prompt,
  setUpUsually,
  table,
  type TestGame,
} from '../testing.ts';

/** The plan's items: name, sums, odds, chances. */
function planned({ game, s }: TestGame): string[] {
  return (game.look.plan?.show(s)?.items ?? []).map(
    ({ name, attack, defence, odds }) =>
      `${english(game, name)}: ${english(game, attack.total)}:${english(game, defence.total)} ${english(game, odds)}`,
  );
}

function chancesOf(t: TestGame, name: string): Record<string, string> {
  const items = t.game.look.plan?.show(t.s)?.items ?? [];
  const item = items.find((one) => english(t.game, one.name) === name);
  if (!item) throw new Error(`${name}: ${planned(t)}`);
  const all = item.chances.map(({ label, p }) => [english(t.game, label), p.toFixed(4)]);
  return Object.fromEntries(all);
}

/** Result that the kernel finds by playing the action. */
const played = (t: TestGame, text: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(chances(t, text)).map(([label, odds]) => {
      const [n, of] = odds.split('/').map(Number);
      return [label, (n / of).toFixed(4)];
    }),
  );

const label = ({ game, s }: TestGame, text: string): string =>
  english(game, game.look.actionLabel(s, parseAction(game, text)));

const direct = () =>
  act(table('direct', '7', 'tTK1 tTK2 tTK3 1-0601; gIN1 gIN2 1-0602'), 'done, aim 1-0602');

describe('direct fire', () => {
  test('[16.3] every target is listed with all units that could fire at it', () => {
    expect(planned(direct())).toEqual([
      'All units against gIN1 and gIN2: 15:4 3-1',
      'All units against gIN1: 15:2 5-1',
      'All units against gIN2: 15:2 5-1',
    ]);
    expect(label(direct(), 'target gIN1')).toBe('Target gIN1: 5-1, eliminate 92%');
  });

  test('[16.4] [16.5] the plan shows the attack now, with one more unit, and with all units', () => {
    const t = act(direct(), 'all, join tTK1');
    expect(planned(t)).toEqual([
      'Now: 5:4 1-1',
      'With tTK2: 10:4 2-1',
      'With tTK3: 10:4 2-1',
      'With all units: 15:4 3-1',
    ]);
    expect(label(t, 'join tTK2')).toBe('Add tTK2: 1-1 → 2-1, eliminate 17 → 28%');
    expect(label(t, 'fire')).toBe('Fire: 1-1, eliminate 17%');
    const plan = t.game.look.plan?.show(t.s);
    expect(plan?.items.map(({ next }) => next)).toEqual([
      pack(V.fire),
      ...['join tTK2', 'join tTK3'].map((text) => parseAction(t.game, text)),
      undefined,
    ]);
    expect(plan).toMatchObject({ isOpen: true, end: pack(V.fire) });
    // Only the attack as chosen so far has arrows on the map.
    expect(plan?.items.map(({ attack }) => attack.nodes.length)).toEqual([1, 0, 0, 0]);
  });

  test('[26.1] the chances are those of the dice', () => {
    const t = act(direct(), 'all, join tTK1');
    expect(chancesOf(t, 'Now')).toEqual(played(t, 'fire'));
    const more = act(t, 'join tTK2');
    const before = chancesOf(more, 'Now');
    expect(before).toEqual(played(more, 'fire'));
    expect(Object.keys(before)).toContain('gIN1 and gIN2 eliminated, rubble');
  });

  test('[12.5] [17.1] [20.4] the sums have a line for each unit, the ground and rubble', () => {
    const t = act(
      table('direct', '1', 'tTK1 tTK2 3-0605; gIN1 3-0601; rubble 3-0601'),
      'aim 3-0601, join tTK1',
    );
    const item = t.game.look.plan?.show(t.s)?.items[0];
    const lines = (side?: { lines: readonly { label: unknown; value: unknown; rule: string }[] }) =>
      side?.lines.map(({ label: what, value, rule }) =>
        [english(t.game, what as string), value, rule].join(' '),
      );
    expect(lines(item?.attack)).toEqual(['tTK1 2.5 12.5']);
    expect(lines(item?.defence)).toEqual(['gIN1 2 16.5', 'rubble +2 20.4']);
  });

  test('a hex that could be aimed at shows the best odds there', () => {
    const t = act(table('direct', '7', 'tTK1 tTK2 tTK3 1-0601; gIN1 gTK1 1-0602'), 'done');
    const aim = parseAction(t.game, 'aim 1-0602');
    expect(t.game.look.preview?.(t.s, aim)).toMatchObject([{ type: 'target', texts: ['5-1'] }]);
    // A preview changes nothing.
    expect(offers(t)).toEqual(['aim 1-0602', 'done']);
  });
});

describe('indirect fire', () => {
  test('[14.6] [14.7] [17.2] guns together, against the hex, as each class reads it', () => {
    const t = table('indirect', '1', 'gSG1 gSG2 3-0605; tTK1 tIN1 3-0705');
    while (actorNow(t) !== 'green') act(t, 'done');
    act(t, 'aim 3-0705');
    expect(planned(t)).toEqual([
      'With gSG1: 4:2 2-1 against class A, 2-1 against class B',
      'With gSG2: 4:2 2-1 against class A, 2-1 against class B',
      'With all units: 8:2 4-1 against class A, 4-1 against class B',
    ]);
    act(t, 'shell gSG1');
    expect(label(t, 'shell gSG2')).toBe(
      'Shells from gSG2: 2-1 against class A, 2-1 against class B → 4-1 against class A, 4-1 against class B, disrupt 31 → 19%, eliminate 28 → 72%',
    );
    expect(chancesOf(t, 'Now')).toEqual(played(t, 'fire'));
  });

  test('[13.6] a player who may stop shells sees the incoming attack, and the attack without each gun', () => {
    const t = table(
      'indirect',
      '10',
      'gLG1 gLG2 3-0505; rCC1 3-0705; rHT1 3-0805; bCC9 3-1009; rCC9 3-1010',
    );
    while (actorNow(t) !== 'blue') act(t, 'done');
    act(t, 'aim 3-0705, shell gLG1, shell gLG2');
    expect(prompt(t)).toBe(
      'incoming shells at 3-0705 (6-1 against class A): choose whether to stop any.',
    );
    expect(planned(t)).toEqual([
      'As announced: 12:2 6-1 against class A',
      'Without gLG1: 6:2 3-1 against class A',
      'Without gLG2: 6:2 3-1 against class A',
    ]);
    expect(t.game.look.plan?.show(t.s)?.isOpen).toBe(false);
    act(t, 'stop rHT1');
    expect(planned(t)).toEqual(['As announced: 6:2 3-1 against class A']);
  });
});

describe('close assault', () => {
  test('[18.4] [18.5] [18.13] doubled infantry and the shift are in the sums, the ground is not', () => {
    const t = table('assault', '7', 'gIN1 gIN2 gTK1 tTK1 tTK2 1-0601');
    act(t, 'target tTK1, done');
    expect(planned(t)).toContain('With all units: 13:5 3-1');
    act(t, 'join gTK1');
    expect(planned(t)[0]).toBe('Now: 5:5 2-1');
    expect(chancesOf(t, 'Now')).toEqual(played(t, 'fire'));
  });
});

describe('answers', () => {
  test('[23.2] a player who may jam sees the incoming attack, and the attack without each unit', () => {
    const t = table('direct', '5', 'gTK1 gTK2 3-0605; bCC1 3-0705; bHT1 3-1105; bCC9 3-1009', {
      options: { electronics: 1, players: 3 },
    });
    while (actorNow(t) !== 'green') act(t, 'done');
    act(t, 'aim 3-0705, join gTK1, join gTK2');
    expect(prompt(t)).toBe(
      'an attack at 3-0705 has been announced (2-1): choose whether to jam an enemy.',
    );
    expect(planned(t)).toEqual([
      'As announced: 10:4 2-1',
      'Without gTK1: 5:4 1-1',
      'Without gTK2: 5:4 1-1',
    ]);
  });

  test('[8.4] [8.5] a player who may fire at a drop sees the chance to hit', () => {
    const t = act(
      table(
        'drops',
        '10',
        'tIN1 waiting drops; rHT1 6-0101; gIN1 3-0101; bHT1 5-1205; gCA1 5-1204',
      ),
      'to 4-0105, roll 1',
    );
    const texts = offers(t).map((text) => label(t, text));
    expect(texts).toContain('Fire with bHT1: 97% chance to shoot down the target');
  });
});

test('there is no plan without fire', () => {
  const t = setUpUsually(begin('1'));
  expect(t.game.look.plan?.show(t.s)).toBeUndefined();
});
