/** Tests of the rules, named by their numbers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SPECTATOR, start, UNKNOWN, viewOf } from 'countermarch/kernel';
import { attackOf, columnFor, defenceOf } from '../src/combat.ts';
import { pointsOf } from '../src/ending.ts';
import { resultOf, TABLE } from '../src/odds.ts';
import { act, hexOf, offers, openGame, position, ruleAgainst, unitNumber } from './table.ts';

/** A red guard and cavalry beside a blue infantry in a town. */
const town = () =>
  position({
    step: 'attack',
    counters: [
      { unit: 'rG', at: '0205' },
      { unit: 'rC', at: '0304' },
      { unit: 'bI1', at: '0305' },
      { unit: 'bC', at: '0806' },
    ],
  });

test('[1.1] each side begins with four units at its edge of the map', () => {
  const game = openGame();
  const s = start(game);
  const labels = [...s.at].map((n) => game.board.labels[n]);
  assert.deepEqual(labels.slice(0, 4), ['0102', '0103', '0104', '0105']);
  assert.deepEqual(labels.slice(4), ['0805', '0804', '0803', '0802']);
});

test('[1.2] [S1] a side sees its own objective only, and spectators see none', () => {
  const { game, state } = position({
    counters: [
      { unit: 'rC', at: '0101' },
      { unit: 'bC', at: '0806' },
    ],
    values: { 'red-objective': 2, 'blue-objective': 4 },
  });
  assert.deepEqual([...viewOf(game, state, 0).objective], [2, UNKNOWN]);
  assert.deepEqual([...viewOf(game, state, 1).objective], [UNKNOWN, 4]);
  assert.deepEqual([...viewOf(game, state, SPECTATOR).objective], [UNKNOWN, UNKNOWN]);
});

test('[2.1] a side moves and attacks, then the other side has its turn', () => {
  const table = position({
    counters: [
      { unit: 'rC', at: '0101' },
      { unit: 'bC', at: '0806' },
    ],
  });
  act(table, 'move rC', 'to 0201');
  assert.equal(table.state.side, 1);
  assert.ok(offers(table).includes('move bC'));
});

test('[3.1] woods and hills cost 2 movement points, and a unit moves once', () => {
  const table = position({
    counters: [
      { unit: 'rI1', at: '0201' },
      { unit: 'rC', at: '0106' },
      { unit: 'bC', at: '0806' },
    ],
  });
  act(table, 'move rI1');
  assert.ok(offers(table).includes('to 0301'), 'woods beside it');
  assert.equal(ruleAgainst(table, 'to 0401'), '3.1');
  act(table, 'to 0101');
  assert.equal(ruleAgainst(table, 'move rI1'), '3.1');
  assert.equal(ruleAgainst(table, 'move bC'), '3.1');
});

test('[3.2] a unit cannot enter or pass other units', () => {
  const table = position({
    counters: [
      { unit: 'rI1', at: '0101' },
      { unit: 'rI2', at: '0201' },
      { unit: 'rG', at: '0102' },
      { unit: 'bC', at: '0806' },
    ],
  });
  assert.equal(ruleAgainst(table, 'move rI1'), '3.2');
  act(table, 'move rG');
  assert.equal(ruleAgainst(table, 'to 0101'), '3.2');
});

test('[4.1] a unit attacks one enemy beside it, once', () => {
  const table = town();
  assert.deepEqual(offers(table), ['attack rC', 'attack rG', 'done']);
  act(table, 'attack rG');
  assert.deepEqual(offers(table), ['at 0305']);
  assert.equal(ruleAgainst(table, 'at 0806'), '4.1');
  act(table, 'at 0305', 'roll 4');
  assert.deepEqual(offers(table), ['attack rC', 'done']);
  assert.equal(ruleAgainst(table, 'attack rG'), '4.1');
});

test('[4.2] units beside the target support the attack, and terrain the defence', () => {
  const table = town();
  const [rG, bI1] = [unitNumber(table, 'rG'), unitNumber(table, 'bI1')];
  assert.equal(attackOf(table.state, rG, bI1), 5);
  assert.equal(defenceOf(table.state, bI1), 4);
});

test('[4.3] odds are rounded down, and below 1-2 there is no attack', () => {
  const table = town();
  const [rG, bI1] = [unitNumber(table, 'rG'), unitNumber(table, 'bI1')];
  assert.equal(TABLE.columns[columnFor(table.state, rG, bI1)], '1-1');
  // 2 against 4 and the 2 of a hill.
  const weak = position({
    step: 'attack',
    counters: [
      { unit: 'rC', at: '0201' },
      { unit: 'bG', at: '0202' },
      { unit: 'rI1', at: '0504' },
      { unit: 'bC', at: '0604' },
    ],
  });
  assert.deepEqual(offers(weak), ['attack rI1', 'done']);
  assert.equal(ruleAgainst(weak, 'attack rC'), '4.3');
});

test('[4.4] the table decides which unit is destroyed', () => {
  assert.equal(resultOf(0, 1), 'attacker');
  assert.equal(resultOf(4, 6), 'defender');
  const table = town();
  act(table, 'attack rG', 'at 0305', 'roll 2');
  assert.equal(hexOf(table, 'rG'), undefined);
  assert.equal(hexOf(table, 'bI1'), '0305');
});

test('[4.5] the attacker advances into the hex of the defender', () => {
  const table = town();
  act(table, 'attack rG', 'at 0305', 'roll 6');
  assert.equal(hexOf(table, 'rG'), '0305');
  assert.equal(hexOf(table, 'bI1'), undefined);
});

test('[5.1] the game ends when a side has no units', () => {
  const table = position({
    step: 'attack',
    counters: [
      { unit: 'rG', at: '0101' },
      { unit: 'bC', at: '0201' },
    ],
  });
  act(table, 'attack rG', 'at 0201', 'roll 6');
  assert.deepEqual(table.game.outcome(table.state)?.winners, [0]);
});

test('[5.2] [5.3] towns, destroyed units and the objective score points', () => {
  const { state } = position({
    counters: [
      { unit: 'rG', at: '0302' },
      { unit: 'rC', at: '0101' },
      { unit: 'bG', at: '0605' },
    ],
    values: { 'red-objective': 1, 'blue-objective': 1 },
  });
  // Red: one town, three destroyed units, its objective. Blue: one town, two destroyed units.
  assert.deepEqual([pointsOf(state, 0), pointsOf(state, 1)], [2 + 3 + 3, 2 + 2]);
});
