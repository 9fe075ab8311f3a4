import { test } from 'vitest';
import { killAgainAndAgain } from '../testing/test-kill.ts';

test('a server killed 50 times during play loses nothing that it has acknowledged', () =>
  killAgainAndAgain(50));
