import { expect, test } from 'vitest';
import { packDraft, unpackDraft } from './draft.ts';

test('a document in a link is unpacked unchanged', async () => {
  const draft = { title: 'Älterer Fluß', forces: Array.from({ length: 40 }, (_, i) => ({ i })) };
  const hash = await packDraft(draft);
  expect(hash).toMatch(/^#d=[\w-]+$/);
  expect(hash.length).toBeLessThan(JSON.stringify(draft).length);
  expect(JSON.parse((await unpackDraft(hash)) ?? '')).toEqual(draft);
});

test.each(['', '#7.2', '#d=', '#d=%%', '#d=AAAA'])(
  '"%s" holds none, or a broken one',
  async (hash) => {
    expect((await unpackDraft(hash)) ?? '').toBe('');
  },
);
