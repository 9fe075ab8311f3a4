import { expect, test } from 'vitest';
import { assault } from './en/assault.ts';
import { charts } from './en/charts.ts';
import { design } from './en/design.ts';
import { fire } from './en/fire.ts';
import { general } from './en/general.ts';
import { goal } from './en/goal.ts';
import { lesson } from './en/lesson.ts';
import { lobby } from './en/lobby.ts';
import { movement } from './en/movement.ts';
import { rally } from './en/rally.ts';
import { setup } from './en/setup.ts';
import { en } from './en.ts';
import { headKeys } from '../../../i18n/head.ts';
import { slammers } from '../index.ts';

test('everything that is said before a game has its sentence', () => {
  expect(headKeys(slammers).filter((key) => !(key in en))).toEqual([]);
});

test('no part says what another says under the same key', () => {
  const keys = [
    assault,
    charts,
    design,
    fire,
    general,
    goal,
    lesson,
    lobby,
    movement,
    rally,
    setup,
  ].flatMap((part) => Object.keys(part));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  expect(keys.sort()).toEqual(Object.keys(en).sort());
});
