import { afterEach, expect, test } from 'vitest';
import { tiny, tinyGame } from '../../test/tiny-game.ts';
import { side } from '../kernel/text/message.ts';
import { InputError } from '../kernel/setup/setup.ts';
import {
  faultOf,
  addListedMessages,
  phraseOf,
  loadMessages,
  msg,
  switchLanguage,
  t,
  format,
  formatPlain,
} from './messages.ts';

afterEach(() => switchLanguage('en', () => true));

const messages = {
  en: async () => ({ 'side.red': 'Red', 'fault.card': 'no card {n}', 'game.title': 'Tiny' }),
  de: async () => ({ 'side.red': 'Rot', 'fault.card': 'keine Karte {n}', 'game.title': 'Klein' }),
};

test('the page and the loaded games switch to another language together', async () => {
  const game = tinyGame();
  await loadMessages({ id: tiny.id, messages });
  const all = () => [
    t('settings.title'),
    format(game, msg('tables.as', { side: side(0) })),
    phraseOf(tiny.id, 'game.title'),
  ];
  expect(all()).toEqual(['Settings', 'as Red', 'Tiny']);
  await switchLanguage('de', () => true);
  expect(all()).toEqual(['Einstellungen', 'als Rot', 'Klein']);
});

test('a language that loads after another one was requested is not applied', async () => {
  await switchLanguage('de', () => false);
  expect(t('settings.title')).toBe('Settings');
});

test('a game requested while the language changes gets its messages in the new language', async () => {
  const other = { id: 'other', messages };
  const de = async () => {
    await loadMessages(other);
    return messages.de();
  };
  await loadMessages({ id: 'first', messages: { ...messages, de } });
  await switchLanguage('de', () => true);
  expect(phraseOf('other', 'game.title')).toBe('Klein');
});

test('a game whose messages are not loaded yet uses those of the catalogue', () => {
  expect(phraseOf('unheard-of', 'side.red', 'red')).toBe('red');
  addListedMessages([{ id: 'unheard-of', messages: { 'game.title': 'as listed' } }]);
  expect(phraseOf('unheard-of', 'game.title')).toBe('as listed');
});

test('errors use the messages of the game that they name, or are shown as they are', async () => {
  const game = tinyGame();
  await loadMessages({ id: tiny.id, messages });
  const card = { key: 'fault.card', args: { n: 3 } };
  expect(faultOf(new InputError(card, game))).toBe('no card 3');
  expect(faultOf(new InputError(card), tiny.id)).toBe('no card 3');
  expect(formatPlain(faultOf(new InputError(card)))).toContain('fault.card');
  expect(faultOf(new InputError(msg('ui.moment')))).toEqual(msg('ui.moment'));
  expect(faultOf(new Error('broken'))).toBe('broken');
});
