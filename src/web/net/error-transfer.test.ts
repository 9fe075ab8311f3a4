import { expose, wrap } from 'comlink';
import { expect, test } from 'vitest';
import { tinyGame } from '../../../test/tiny-game.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { errorTextOf } from '../faults.ts';
import { msg } from '../i18n/msg.ts';
import './error-transfer.ts';

test('the message of an error arrives at the other end of the channel', async () => {
  const text = msg('ui.no-game.why', { game: 'go' });
  const { port1, port2 } = new MessageChannel();
  const game = tinyGame();
  const thrown = {
    text: new InputError(text),
    about: new InputError('moved', game),
    other: new Error('broken'),
  };
  const api = {
    fail(name: keyof typeof thrown): void {
      throw thrown[name];
    },
  };
  expose(api, port1);
  const remote = wrap<typeof api>(port2);
  port1.start();
  port2.start();
  const caught = (name: keyof typeof thrown) => remote.fail(name).catch((e) => e);
  expect(errorTextOf(await caught('text'))).toEqual(text);
  expect(errorTextOf(await caught('other'))).toBe('broken');
  const { about } = (await caught('about')) as unknown as InputError;
  expect(about?.units[0]?.id).toBe(game.units[0]?.id);
  expect(about?.board.labels).toEqual(game.board.labels);
  port1.close();
  port2.close();
});
