import { test } from 'vitest';
import { killAgainAndAgain } from '../testing/test-kill.ts';

test('a server killed 5 times in the middle of play loses nothing that it has acknowledged', () =>
  killAgainAndAgain(5));
