import { inEnglish } from '../../../test/english.ts';
import { describe, expect, test } from 'vitest';
import { tiny } from '../../../test/tiny-game.ts';
import {
  DOCUMENT_LIMIT,
  type DocumentSpec,
  InputError,
  nearest,
  optionsIn,
  parseSetup,
} from './setup.ts';

describe('a set-up', () => {
  test('is completed with defaults and reads numbers as text', () => {
    expect(parseSetup(tiny)).toEqual({ scenario: 'standard', options: { turns: 12 } });
    expect(parseSetup(tiny, { options: { turns: '7' } }).options.turns).toBe(7);
  });

  test('has the options of its scenario; those of others stay as they are, or are refused', () => {
    const [turns] = tiny.options;
    const scenarios = [...tiny.scenarios, { id: 'long', minutes: 60 }];
    const game = { ...tiny, scenarios, options: [{ ...turns, scenarios: ['long'] }] };
    expect([optionsIn(game, 'standard'), optionsIn(game, 'long')]).toEqual([[], game.options]);
    expect(parseSetup(game, { scenario: 'long', options: { turns: 7 } }).options.turns).toBe(7);
    expect(parseSetup(game, { options: { turns: 12 } }).options.turns).toBe(12);
    expect(() => inEnglish(() => parseSetup(game, { options: { turns: 7 } }))).toThrow(
      'options.turns: this option applies only to certain scenarios: long',
    );
  });

  test('suggests near names', () => {
    expect(nearest('standrd', ['standard', 'learning'])).toEqual(['standard']);
    expect(() => inEnglish(() => parseSetup(tiny, { options: { trns: 3 } }))).toThrow(
      'did you mean turns',
    );
  });
});

describe('a document', () => {
  /** Document of a test game: the cards of a deck, ascending; a default deck of one card if none is given. */
  const deck: DocumentSpec = {
    read(raw) {
      const { cards } = (raw ?? { cards: ['a'] }) as { cards: unknown };
      if (!Array.isArray(cards)) throw new InputError('document.cards: expected a list');
      return { cards: cards.map(String).sort() };
    },
  };
  const module = { ...tiny, document: deck };

  test('is checked by the game and put into its one form', () => {
    expect(parseSetup(module, { document: { cards: ['c', 'b'] } }).document).toEqual({
      cards: ['b', 'c'],
    });
    expect(parseSetup(module).document).toEqual({ cards: ['a'] });
  });

  test('is refused with its field if it is wrong, too long, or not accepted by the game', () => {
    expect(() => inEnglish(() => parseSetup(module, { document: {} }))).toThrow(
      'document.cards: expected a list',
    );
    const long = { cards: ['x'.repeat(DOCUMENT_LIMIT)] };
    expect(() => inEnglish(() => parseSetup(module, { document: long }))).toThrow(
      'document: use at most',
    );
    expect(() => inEnglish(() => parseSetup(tiny, { document: {} }))).toThrow(
      'document: this game has no custom scenarios or decks',
    );
  });
});
