import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headKeys } from '../../../i18n/head.ts';
import { shared } from '../../../i18n/en/shared.ts';
import { RESULTS } from '../data/charts.ts';
import { BOARD } from '../data/field.ts';
import { TERRAINS } from '../data/map.ts';
import { UNIT_TYPES } from '../data/units.ts';
import { VALUES } from '../data/values.ts';
import { chitin } from '../index.ts';
import { en } from './en.ts';

const FOLDER = new URL('..', import.meta.url);

/** Quoted words in the code of the game, except its messages, rulebook and tests. */
const quoted = new Set(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/test|words\/(en|de)|rulebook|statements/.test(file))
    .flatMap((file) => readFileSync(new URL(file, FOLDER), 'utf8').match(/'[^'\n]+'/g) ?? [])
    .map((text) => text.slice(1, -1)),
);

/** Keys that are built from the names of things. */
const made = [
  ...UNIT_TYPES.flatMap(({ id }) => [`unit.${id}`, `units.${id}`, `count.${id}`]),
  ...VALUES.defaults.class.map((each) => `class.${each}`),
  ...UNIT_TYPES.flatMap(({ designed }) => designed.map((what) => `ours.${what}`)),
  ...TERRAINS.map(({ id }) => `ground.${id}`),
  ...RESULTS.map((result) => `result.${result}`),
  ...BOARD.directions.map((name) => `direction.${name}`),
  ...['battle', 'duel'].map((type) => `marker.${type}`),
];

/** Texts shown before a game is opened. */
const beforeGame = new Set(headKeys(chitin));

const isUsed = (key: string): boolean =>
  quoted.has(key) ||
  made.includes(key) ||
  beforeGame.has(key) ||
  // Log events and adds are referred to by the last part of their key.
  (/^(log|add)\./.test(key) && quoted.has(key.slice(4)));

test('every message is used', () => {
  expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
});

test('no message replaces one that all programs share', () => {
  expect(Object.keys(en).filter((key) => key in shared)).toEqual([]);
});
