import { expose, wrap } from 'comlink';
import { expect, test } from 'vitest';
import { InputError } from '../../kernel/setup.ts';
import { faultOf } from '../faults.ts';
import { say } from '../words/say.ts';
import './said-errors.ts';

test('what is to be told of an error is told at the other end of the line', async () => {
  const said = say('ui.no-game.why', { game: 'go' });
  const { port1, port2 } = new MessageChannel();
  const thrown = { said: new InputError(said), other: new Error('broken') };
  const api = {
    fail(name: keyof typeof thrown): void {
      throw thrown[name];
    },
  };
  expose(api, port1 as never);
  const remote = wrap<typeof api>(port2 as never);
  port1.start();
  port2.start();
  const caught = async (name: keyof typeof thrown) =>
    faultOf(await remote.fail(name).catch((e) => e));
  expect(await caught('said')).toEqual(said);
  expect(await caught('other')).toBe('broken');
  port1.close();
  port2.close();
});
