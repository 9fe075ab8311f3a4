import { afterEach, expect, test, vi } from 'vitest';
import { SavedList } from './saved-list.ts';

afterEach(() => vi.unstubAllGlobals());

/** Stubs the storage of a browser; `isFull` makes it refuse every value. */
function stubStorage(isFull = false): void {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new Error('no room');
      stored.set(key, value);
    },
  });
}

const listAt = (key: string) => new SavedList<{ name: string; n: number }>(() => key);
const keyOf = (text: unknown) => (text as { readonly key: string }).key;

test('a thing is saved by its name, replaces one of the same name, and can be removed', () => {
  stubStorage();
  const list = listAt('forces');
  expect(keyOf(list.save({ name: 'Tanks', n: 1 }))).toBe('saved.done');
  list.save({ name: 'Guns', n: 2 });
  list.save({ name: 'Tanks', n: 3 });
  const all = [
    { name: 'Guns', n: 2 },
    { name: 'Tanks', n: 3 },
  ];
  expect(list.all.value).toEqual(all);
  expect([listAt('forces').all.value, listAt('others').all.value]).toEqual([all, []]);
  list.remove('Guns');
  expect(list.all.value).toEqual([{ name: 'Tanks', n: 3 }]);
});

test('if the browser stores nothing, that is said, and nothing is listed', () => {
  stubStorage(true);
  const list = listAt('forces');
  expect(keyOf(list.save({ name: 'Tanks', n: 1 }))).toBe('saved.failed');
  expect(list.all.value).toEqual([]);
});

test('without a key nothing is listed or saved', () => {
  stubStorage();
  const list = new SavedList<{ name: string }>(() => undefined);
  expect(keyOf(list.save({ name: 'Tanks' }))).toBe('saved.failed');
  expect(list.all.value).toEqual([]);
});
