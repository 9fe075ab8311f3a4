import { test } from 'vitest';
import { killRepeatedly } from '../testing/test-kill.ts';

test('a server killed 50 times during play loses nothing that it has acknowledged', () =>
  killRepeatedly(50));
