import { expect, test } from 'vitest';
import { english } from '../../../../test/english.ts';
import { parseAction } from '../../../kernel/text/notation.ts';
import { viewOf } from '../../../kernel/view.ts';
import { art } from '../art.ts';
import { forget } from '../rules/knowledge.ts';
import { act, slot, table, type TestGame } from '../testing.ts';

const field = () =>
  table(
    'red at 0404: concord-keep; red army 0404: line-rifles marshal-orsine-vale; red army 0505: courser-light-tank; ' +
      'red hand: kestrel-fighter wasp-gunship javelin-rocket; blue at 0808: axle-zero; blue army 0706: husk-drones; ' +
      'independents army 0207: dune-hounds; hills 0504; mountains 0405',
  );
const NOWHERE = { unit: -1, node: -1 };

/** Areas of an overlay on a side's view: type and hexes, with their texts. */
function areas(t: TestGame, id: string, side: number, focus = NOWHERE): [string, string[]][] {
  const { look, board } = t.game;
  const overlay = look.overlays.find((each) => each.id === id);
  const view = viewOf(t.game, t.s, side);
  return (overlay?.areas(view, side, focus) ?? []).map(({ type, nodes, texts = [] }) => {
    expect(type in art.areas).toBe(true);
    return [type, nodes.map((n, i) => [board.labels[n], texts[i]].filter(Boolean).join(' '))];
  });
}

test('[3.13] control: the owner of each hex, as far as the viewer knows', () => {
  const t = field();
  expect(areas(t, 'control', 0)).toEqual([
    ['control-red', ['0404', '0505']],
    ['control-blue', ['0706', '0808']],
    ['control-independents', ['0207']],
  ]);
  forget(t.s, slot(t, 'army.3'), 0);
  for (const card of ['husk-drones']) forget(t.s, slot(t, card), 0);
  expect(areas(t, 'control', 0)[1]).toEqual(['control-blue', ['0808']]);
});

test('[3.16] supply is shown for the viewer only', () => {
  const t = field();
  const [[type, hexes] = ['', []]] = areas(t, 'supply', 0);
  expect([type, hexes.includes('0404'), hexes.includes('0808')]).toEqual(['supply', true, false]);
  expect(areas(t, 'supply', 1)[0]?.[1]).toContain('0808');
  expect(areas(t, 'supply', -1)).toEqual([]);
});

test('[4.1] [4.2] observation, with the dice of the best observer', () => {
  const [[, hexes] = ['', []]] = areas(field(), 'sight', 0);
  // 3 dice in its own hex and beside it, 2 in hills beside it, and no observation in mountains.
  expect(hexes).toEqual(expect.arrayContaining(['0404 3', '0505 3', '0403 2']));
  expect(hexes.some((text) => text.startsWith('0405'))).toBe(false);
});

test('[6.2] [6.3] [6.4] ranges: of each kind of attack card in the hand, or of the card to be decided on', () => {
  const t = field();
  expect(areas(t, 'range', 0).map(([type]) => type)).toEqual([
    'range-aircraft',
    'range-helo',
    'range-missile',
  ]);
  const helo = areas(t, 'range', 0, { unit: slot(t, 'wasp-gunship'), node: -1 });
  expect([helo.length, helo[0]?.[0], helo[0]?.[1].includes('0506')]).toEqual([1, 'range', true]);
  expect(helo[0]?.[1].includes('0808')).toBe(false);
  expect(areas(t, 'range', 1)).toEqual([]);
});

test('[3.9] reach of a friendly army in focus, or of the army of a card in focus; no other', () => {
  const t = field();
  const at = (name: string) => ({ unit: slot(t, name), node: -1 });
  const [[type, hexes] = ['', []]] = areas(t, 'reach', 0, at('army.2'));
  expect([type, hexes.includes('0506 2'), hexes.includes('0505 3')]).toEqual([
    'reach',
    true,
    false,
  ]);
  expect(areas(t, 'reach', 0, at('courser-light-tank'))).toEqual([[type, hexes]]);
  expect(areas(t, 'reach', 0, at('husk-drones'))).toEqual([]);
  expect(areas(t, 'reach', 0)).toEqual([]);
});

test('[3.9] the path of a march, and the points left at its end', () => {
  const t = act(field(), 'march army.2');
  const { look, board } = t.game;
  expect(look.focus(t.s)).toEqual({ unit: slot(t, 'army.2'), node: board.nodeOf.get('0505') });
  const { nodes = [], cost } = look.path?.(t.s, parseAction(t.game, 'to 0507')) ?? {};
  expect(nodes.map((n) => board.labels[n])).toEqual(['0506', '0507']);
  expect(english(t.game, cost)).toBe('1 movement point left');
  expect(look.path?.(t.s, parseAction(t.game, 'end-turn'))).toBeUndefined();
});
