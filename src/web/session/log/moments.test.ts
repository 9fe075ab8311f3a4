import { expect, test } from 'vitest';
import { game, node, positionAfter, unit } from '../../../../test/page-table.ts';
import type { Game } from '../../../kernel/game.ts';
import { unit as unitNoun } from '../../../kernel/text/message.ts';
import type { LogEvent } from '../../../kernel/text/log.ts';
import type { Entry } from '../../../table/messages/messages.ts';
import { format } from '../../table-messages.ts';
import { fightsIn, momentsOf } from './moments.ts';

const state = positionAfter('pass');
const event = (type: string, more: Partial<LogEvent> = {}): LogEvent => ({
  ...{ type, rule: '2' },
  ...more,
});
const entry = (seq: number, kind: Entry['kind'], ...events: LogEvent[]): Entry => ({
  ...{ seq, kind, side: kind === 'die' ? -1 : 1, text: kind === 'die' ? 'roll 4' : 'pass' },
  events,
});

const soldier = (id: string) => unitNoun(unit(id), `Soldier ${id}`);

/** In this game, a hit begins a fight and a wound continues it; a hit with `rest` set also continues it. */
const fighting = (attackers: readonly string[] = ['r1']): Game => ({
  ...(game as Game),
  look: {
    ...(game as Game).look,
    moments: {
      begins: ['hit'],
      continues: ['wound'],
      fight: (_, events) =>
        events[0]?.args?.['rest'] === 1
          ? undefined
          : {
              at: node('c1'),
              attackers: attackers.map(soldier),
              defenders: [soldier('b1')],
            },
    },
  },
});

test('a fight has its dice and all events that belong to it, until the next one begins', () => {
  const entries = [
    entry(1, 'action', event('moved')),
    entry(2, 'die', event('hit', { outcome: 'a hit' })),
    entry(3, 'action', event('wound')),
    entry(4, 'die', event('wound', { outcome: 'a wound' }), event('wound')),
    entry(5, 'die', event('hit', { outcome: 'a miss' })),
  ];
  expect(fightsIn(fighting(), entries)).toMatchObject([
    { from: 2, to: 4, dice: [{ seq: 2 }, { seq: 4 }] },
    { from: 5, to: 5, dice: [{ seq: 5 }] },
  ]);
  expect(fightsIn(game as Game, entries)).toEqual([]);
});

test('the die of an entry belongs to the fight of the entry’s first fight event', () => {
  const entries = [
    entry(1, 'die', event('hit')),
    entry(2, 'die', event('wound'), event('hit')),
    entry(3, 'die', event('wound')),
  ];
  const dice = fightsIn(fighting(), entries).map((fight) => fight.dice.map(({ seq }) => seq));
  expect(dice).toEqual([[1, 2], [3]]);
});

test('a fight that was taken back is not listed', () => {
  const entries = [
    entry(1, 'die', event('hit')),
    entry(2, 'die', event('hit')),
    { ...entry(3, 'undo'), text: '1' },
  ];
  expect(fightsIn(fighting(), entries)).toMatchObject([{ from: 1 }]);
});

test('a moment names attackers, defenders, place and last outcome, preferably by its row', () => {
  const entries = [
    entry(1, 'die', event('hit', { outcome: 'a hit', meaning: 'harm' })),
    entry(2, 'die', event('wound', { outcome: '2 of 3', row: 'dead', meaning: 'none' })),
  ];
  const told = fighting();
  const [moment] = momentsOf(told, fightsIn(told, entries), [state]);
  expect(moment && format(told, moment.message)).toBe('Soldier r1 against Soldier b1 at c1');
  expect(moment).toMatchObject({ at: node('c1'), result: 'dead', meaning: 'none' });
});

test('if there are more than two units, the first is named and the others are counted', () => {
  const wordsOf = (...ids: string[]) => {
    const told = fighting(ids);
    const [moment] = momentsOf(told, fightsIn(told, [entry(1, 'die', event('hit'))]), [state]);
    return moment && format(told, moment.message);
  };
  expect(wordsOf('r1', 'r2')).toBe('Soldier r1 and Soldier r2 against Soldier b1 at c1');
  expect(wordsOf('r1', 'r2', 'b2')).toBe('Soldier r1 and 2 more against Soldier b1 at c1');
});

test('a step that continues a fight is part of it, and a fight without its position is omitted', () => {
  const told = fighting();
  const fights = fightsIn(told, [
    entry(1, 'die', event('hit')),
    entry(2, 'die', event('hit', { args: { rest: 1 } })),
    entry(3, 'die', event('hit')),
  ]);
  expect(momentsOf(told, fights, [state, state, undefined])).toMatchObject([
    { from: 1, to: 2, dice: [{ seq: 1 }, { seq: 2 }] },
  ]);
  expect(momentsOf(told, fights, [undefined, state, state])).toMatchObject([{ from: 3 }]);
});
