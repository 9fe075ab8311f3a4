/** Tests of studies that every store must pass. */
import { expect, test } from 'vitest';
import { addMove, CHAPTER } from '../../../study/testing.ts';
import type { StudyMessage } from '../../../study/messages.ts';
import { DEFAULT_LIMITS } from '../../http/limits.ts';
import { Studies } from '../../studies/studies.ts';
import {
  changesAfter,
  forgetStudies,
  storeNote,
  listStudies,
  notesOf,
} from '../../studies/study-repository.ts';
import type { SideChangeListener, Store } from '../store.ts';

const ANN = { member: 'ann', name: 'Ann' };
const WANTED = { name: 'The ford', visibility: 'public', operations: [CHAPTER] } as const;

/** The studies of one server at a store, subscribed to the changes of others. */
export function studiesOf(store: Store): {
  readonly studies: Studies;
  readonly hear: SideChangeListener;
} {
  const sideChangeListeners: SideChangeListener[] = [];
  const studies = new Studies({ store, sideChangeListeners }, DEFAULT_LIMITS);
  const hear: SideChangeListener = (id, text) => {
    for (const watch of sideChangeListeners) watch(id, text);
  };
  return { studies, hear };
}

/** A reader that collects its messages. */
export function listenTo(studies: Studies, id: string, name: string): StudyMessage[] {
  const messages: StudyMessage[] = [];
  const cursor = { id: name, name, chapter: 'c1', node: 'c1' };
  const reader = {
    cursor,
    send: (m: StudyMessage) => void messages.push(m),
    check: () => undefined,
  };
  studies.readers.join(id, reader);
  studies.readers.move(id, reader);
  return messages;
}

export function testStudies(open: () => Promise<Store>): void {
  test('orders the changes of two servers that write to a study at the same time', async () => {
    const store = await open();
    const [one, two] = [studiesOf(store).studies, studiesOf(store).studies];
    const id = await one.create(WANTED, ANN);
    const moves = ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => addMove('c1', 'tan', text));
    const answers = await Promise.all(
      moves.map((move, i) =>
        (i % 2 ? one : two).change(id, ANN, { key: `key-number-${i}`, operations: [move] }),
      ),
    );
    expect(answers.map(({ n }) => n).sort()).toEqual([2, 3, 4, 5, 6, 7]);
    const changes = await changesAfter(store.db, id, 0);
    expect(changes.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    // Sent again, because the answer was lost: stored only once.
    const again = { key: 'key-number-0', operations: [moves[0] ?? expect.fail()] };
    expect((await one.change(id, ANN, again)).n).toBe(answers[0]?.n);
    expect(await changesAfter(store.db, id, 7)).toEqual([]);
  });

  test('stores the operations that can be carried out, and explains why the others cannot', async () => {
    const store = await open();
    const { studies } = studiesOf(store);
    const id = await studies.create(WANTED, ANN);
    const [first, lost] = [addMove('c1', 'tan', 'x'), addMove('000000000000', 'tan', 'y')];
    const bob = { op: 'comment', id: first.id, comment: 'one', by: 'Bob', text: 'Mine' } as const;
    const answer = await studies.change(id, ANN, {
      key: 'abcdefgh',
      operations: [first, lost, bob],
    });
    expect(answer.refused.map(({ index }) => index)).toEqual([1, 2]);
    expect((await changesAfter(store.db, id, 1))[0]?.operations).toEqual([first]);
    const none = await studies.change(id, ANN, { key: 'hgfedcba', operations: [lost] });
    expect([none.n, (await changesAfter(store.db, id, 2)).length]).toEqual([0, 0]);
  });

  test('lists public studies by game, author and stars, and deletes those of a deleted account', async () => {
    const { db, ...store } = await open();
    const { studies } = studiesOf({ ...store, db } as Store);
    const first = await studies.create(WANTED, ANN);
    const second = await studies.create({ ...WANTED, name: 'B' }, { member: 'bob', name: 'Bob' });
    await studies.create({ ...WANTED, visibility: 'link' }, ANN);
    await db.insertInto('study_stars').values({ study_id: first, member: 'cleo' }).execute();
    const ids = async (filter: object) =>
      (await listStudies(db, { order: 'stars', most: 9, ...filter })).map(({ id }) => id);
    expect(await ids({})).toEqual([first, second]);
    expect(await ids({ author: 'Bob' })).toEqual([second]);
    expect(await ids({ game: 'sample' })).toEqual([first, second]);
    expect(await ids({ game: 'samp' })).toEqual([]);
    expect((await ids({ member: 'ann' })).length).toBe(2);
    await storeNote(db, { study_id: second, member: 'ann', node: 'c1' }, 'A trap?');
    expect(await notesOf(db, second, 'ann')).toEqual({ c1: 'A trap?' });
    expect(await notesOf(db, second, 'bob')).toEqual({});
    await db.write(...forgetStudies(db, 'ann'));
    expect(await ids({})).toEqual([second]);
    expect(await notesOf(db, second, 'ann')).toEqual({});
    expect(await changesAfter(db, first, 0)).toEqual([]);
  });
}
