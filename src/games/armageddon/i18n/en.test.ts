import { expect, test } from 'vitest';
import { headKeys } from '../../../i18n/head.ts';
import { armageddon } from '../index.ts';
import { abilities } from './en/abilities.ts';
import { armies } from './en/armies.ts';
import { battle } from './en/battle.ts';
import { cards } from './en/cards.ts';
import { challenge } from './en/challenge.ts';
import { cults } from './en/cults.ts';
import { design } from './en/design.ts';
import { faces } from './en/faces.ts';
import { general } from './en/general.ts';
import { goal } from './en/goal.ts';
import { ground } from './en/ground.ts';
import { lesson } from './en/lesson.ts';
import { lobby } from './en/lobby.ts';
import { look } from './en/look.ts';
import { observe } from './en/observe.ts';
import { research } from './en/research.ts';
import { round } from './en/round.ts';
import { sorties } from './en/sorties.ts';
import { en } from './en.ts';

test('everything that is said before a game has its sentence', () => {
  expect(headKeys(armageddon).filter((key) => !(key in en))).toEqual([]);
});

test('no part says what another says under the same key', () => {
  const keys = [
    armies,
    abilities,
    battle,
    cards,
    challenge,
    cults,
    design,
    faces,
    general,
    goal,
    ground,
    lesson,
    lobby,
    look,
    observe,
    research,
    round,
    sorties,
  ].flatMap((part) => Object.keys(part));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  expect(keys.sort()).toEqual(Object.keys(en).sort());
});
