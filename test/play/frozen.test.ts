/**
 * The frozen parts of `Play` (docs/play.md). A bundle of today can be played as long as these tests pass: never change
 * a fixture here, except to add optional parts.
 */
import { describe, expect, test } from 'vitest';
import { NOUN_KINDS, nounOf, pack, verbOf } from '../../src/kernel/action.ts';
import { playOf } from '../../src/kernel/play/host.ts';
import type { InputFault, PlayGame } from '../../src/kernel/play/play.ts';
import { CHANCE, NOBODY, SPECTATOR } from '../../src/kernel/side.ts';
import { hashInts, NONE, UNKNOWN } from '../../src/kernel/state.ts';
import { sha256Hex } from '../../src/table/record/sha256.ts';
import { isles } from '../isles/index.ts';
import { tiny } from '../tiny-game.ts';
import { headOf, transcriptOf } from './transcript.ts';
import { frozenTypes } from './types.ts';

const FIXTURES = '../fixtures/play';

function opened(open: () => PlayGame | InputFault): PlayGame {
  const game = open();
  if ('fault' in game) throw new Error('a set-up was refused');
  return game;
}

async function playFor(module: typeof tiny) {
  const messages = { en: (await module.messages?.['en']?.()) ?? {} };
  const play = playOf(module, messages, await module.rulebook());
  const setup = play.readSetup({});
  const game = opened(() => ('fault' in setup ? setup : play.open(setup)));
  return { play, game };
}

const pretty = (value: unknown): string => `${JSON.stringify(value, undefined, 1)}\n`;

test('types', async () => {
  await expect(frozenTypes()).toMatchFileSnapshot(`${FIXTURES}/types.txt`);
});

describe('behaviour', () => {
  test('of a tiny game, from its head to its end', async () => {
    const { play, game } = await playFor(tiny);
    const answers = [headOf(play), ...transcriptOf(game, 'tiny', 40)];
    await expect(pretty(answers)).toMatchFileSnapshot(`${FIXTURES}/tiny.json`);
  });

  test('of a larger game, as a hash of all answers', async () => {
    const { play, game } = await playFor(isles);
    const answers = [headOf(play), ...transcriptOf(game, 'isles', 60)];
    expect(sha256Hex(pretty(answers))).toMatchInlineSnapshot(
      `"5eb622dca1d32d4f275855d486b6df2a4f71e76dd0407bcb0e566d06968b314d"`,
    );
  });

  test('of the designer of documents', async () => {
    const { play } = await playFor(isles);
    const usual = play.readDocument(undefined, { scenario: 'standard', options: {} });
    const draft = 'document' in usual ? usual.document : undefined;
    if (!play.design || draft === undefined) throw new Error('Isles has a form');
    const form = play.design.form(draft);
    expect(
      sha256Hex(pretty([play.design.start(), draft, form, play.design.tidy(draft)])),
    ).toMatchInlineSnapshot(`"90c1dd6b15d8a83586d4470d8b7ca6b1844fd6f4ad2abe69cba29ef2b5be8e22"`);
  });

  test('of faulty input: a message, and the place', async () => {
    const { play, game } = await playFor(tiny);
    expect(play.readSetup({ scenario: 'standart' })).toMatchObject({
      fault: { key: 'input.unknown.near', args: { name: 'standart' } },
    });
    expect(play.readSetup({ options: { turns: 'many' } })).toMatchObject({
      fault: { key: 'input.option' },
    });
    expect(
      game.readPosition({ format: 'countermarch/position/1', game: 'tiny', nowhere: 1 }),
    ).toEqual({
      fault: expect.objectContaining({ key: expect.stringMatching(/^input\.unknown/) }),
    });
    expect(() => game.actor(new Int16Array(3))).toThrow('a position has');
  });
});

test('constants', () => {
  expect({ CHANCE, NOBODY, SPECTATOR, NONE, UNKNOWN }).toEqual({
    ...{ CHANCE: -1, NOBODY: -2, SPECTATOR: -3, NONE: -1, UNKNOWN: -2 },
  });
  expect([pack(3, 7), verbOf(196_615), nounOf(196_615)]).toEqual([196_615, 3, 7]);
  expect(NOUN_KINDS.join()).toBe('none,unit,node,edge,item,direction,option,number');
  expect(hashInts(Int16Array.of(0, 1, -1, 32_767, -32_768))).toMatchInlineSnapshot(
    `"90c4fe033a119c48"`,
  );
  expect(hashInts(new Int16Array(0))).toMatchInlineSnapshot(`"165b2f49811db34a"`);
});
