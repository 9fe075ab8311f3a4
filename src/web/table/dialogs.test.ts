import { expect, test } from 'vitest';
import { annihilation } from '../../games/annihilation/index.ts';
import { armageddon } from '../../games/armageddon/index.ts';
import { slammers } from '../../games/slammers/index.ts';
import type { GameModule } from '../../kernel/game.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { resignationOf } from './dialogs.tsx';

const opened = (module: GameModule, scenario?: string) =>
  module.open(parseSetup(module, { ...(scenario !== undefined && { scenario }) }));

test('the question before a resignation says who wins, or that the others play on', () => {
  const two = opened(annihilation);
  expect(resignationOf(two, 0)).toBe('resign.text');
  const three = opened(armageddon, 'three');
  expect([three.sides.length, resignationOf(three, 0)]).toEqual([3, 'resign.text.all']);
  const scenario = slammers.scenarios.find(({ id }) => opened(slammers, id).sides.length === 3)?.id;
  const playsOn = opened(slammers, scenario);
  expect(resignationOf(playsOn, 0)).toBe('resign.text.on');
  expect(resignationOf(playsOn, 1)).toBe('resign.text');
});
