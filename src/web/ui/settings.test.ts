import { afterEach, expect, test, vi } from 'vitest';
import { storedSettings } from './settings.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{}, 'printed'],
  [{ lie: 'own' }, 'own'],
  [{ orientation: 'turned' }, 'turned'],
  [{ lie: 'own', orientation: 'turned' }, 'turned'],
])('the board orientation stored as %j is read as %s', (stored, orientation) => {
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ volume: 30, ...stored }) });
  expect(storedSettings()).toMatchObject({ orientation, volume: 30, theme: 'system' });
  expect(storedSettings()).not.toHaveProperty('lie');
});
