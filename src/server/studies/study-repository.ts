/** Stored studies: reads them, and builds the writes that change them. */
import type { Compilable, Selectable } from 'kysely';
import type {
  StudyChange,
  StudyMember,
  StudyChatMessage,
  StudyRole,
  StudySummary,
} from '../../study/messages.ts';
import { type Database, requireRow, type Write } from '../store/database.ts';
import type { StoreTables } from '../store/store-tables.ts';

/** A study without its changes. */
export type StudyRow = Readonly<Selectable<StoreTables['studies']>>;

/** A member of a study, as it is stored. */
export interface Author {
  /** Id of an account; `guest:` and the hash of a guest's secret. */
  readonly member: string;
  readonly name: string;
}

/** Part of a list of studies. */
export interface StudyFilter {
  readonly game?: string | undefined;
  /** Name of the studies' owner. */
  readonly author?: string | undefined;
  readonly order: 'stars' | 'new';
  /** Only the studies of this member, whatever their visibility. */
  readonly member?: string | undefined;
  readonly most: number;
}

export const findStudy = (db: Database, id: string): Promise<StudyRow | undefined> =>
  db.selectFrom('studies').selectAll().where('id', '=', id).executeTakeFirst();

/** The study that a finished game was opened as. */
export const studyOfTable = (db: Database, table: string): Promise<StudyRow | undefined> =>
  db.selectFrom('studies').selectAll().where('table_id', '=', table).executeTakeFirst();

export async function roleOf(
  db: Database,
  id: string,
  member: string,
): Promise<{ readonly role: StudyRole; readonly name: string } | undefined> {
  if (member === '') return undefined;
  return db
    .selectFrom('study_members')
    .select(['role', 'name'])
    .where((eb) => eb.and({ study_id: id, member }))
    .executeTakeFirst();
}

export const membersOf = (db: Database, id: string): Promise<StudyMember[]> =>
  db
    .selectFrom('study_members')
    .select(['name', 'role'])
    .where('study_id', '=', id)
    .orderBy('name')
    .execute();

export const countStars = async (db: Database, id: string): Promise<number> => {
  const count = db.selectFrom('study_stars').select(({ fn }) => fn.countAll<number>().as('n'));
  return (await count.where('study_id', '=', id).executeTakeFirst())?.n ?? 0;
};

export async function hasStar(db: Database, id: string, member: string): Promise<boolean> {
  if (member === '') return false;
  const star = db.selectFrom('study_stars').select('member');
  const row = await star.where((eb) => eb.and({ study_id: id, member })).executeTakeFirst();
  return row !== undefined;
}

/** Public studies, or those of a member. */
export async function listStudies(db: Database, filter: StudyFilter): Promise<StudySummary[]> {
  const { game, author, order, member, most } = filter;
  const rows = await db
    .selectFrom('studies as s')
    .selectAll('s')
    .select(({ selectFrom, fn }) =>
      selectFrom('study_stars as t')
        .select(fn.countAll<number>().as('n'))
        .whereRef('t.study_id', '=', 's.id')
        .as('stars'),
    )
    .$if(member === undefined, (q) =>
      q.where('s.visibility', '=', 'public').where('s.chapters', '>', 0),
    )
    .$if(member !== undefined, (q) =>
      q.where('s.id', 'in', ({ selectFrom }) =>
        selectFrom('study_members')
          .select('study_id')
          .where('member', '=', member ?? ''),
      ),
    )
    .$if(game !== undefined, (q) => q.where('s.games', 'like', `% ${game} %`))
    .$if(author !== undefined, (q) => q.where('s.owner_name', '=', author ?? ''))
    .$if(order === 'stars', (q) => q.orderBy('stars', 'desc'))
    .orderBy('s.touched', 'desc')
    .orderBy('s.id')
    .limit(most)
    .execute();
  return rows.map((row) => summaryOf(row, row.stars ?? 0));
}

export const summaryOf = (row: StudyRow, stars: number): StudySummary => ({
  ...{ id: row.id, name: row.name, owner: row.owner_name, visibility: row.visibility },
  games: row.games.split(' ').filter((game) => game !== ''),
  ...{ chapters: row.chapters, stars, touched: row.touched },
});

/** Returns the changes after one, in order. */
export async function changesAfter(db: Database, id: string, n: number): Promise<StudyChange[]> {
  const rows = await db
    .selectFrom('study_changes')
    .select(['n', 'key', 'name', 'at', 'text'])
    .where('study_id', '=', id)
    .where('n', '>', n)
    .orderBy('n')
    .execute();
  return rows.map(({ text, ...row }) => ({
    ...row,
    operations: JSON.parse(text) as StudyChange['operations'],
  }));
}

/** Returns the number of a change by its key; undefined if it is not stored. */
export async function changeOf(db: Database, id: string, key: string): Promise<number | undefined> {
  const row = db.selectFrom('study_changes').select('n');
  return (await row.where((eb) => eb.and({ study_id: id, key })).executeTakeFirst())?.n;
}

export const creationOf = (db: Database, row: StudyRow): Write[] => [
  requireRow(db.insertInto('studies').values(row)),
];

export const memberOf = (db: Database, id: string, who: Author, role: StudyRole): Compilable =>
  db
    .insertInto('study_members')
    .values({ study_id: id, ...who, role })
    .onConflict((c) => c.columns(['study_id', 'member']).doNothing());

/** Statements for change `n`: nothing is written if a change with that number exists already. */
export function changeWrites(
  db: Database,
  id: string,
  { n, operations, ...change }: StudyChange,
  { games, chapters }: Pick<StudyRow, 'games' | 'chapters'>,
): (Write | Compilable)[] {
  const text = JSON.stringify(operations);
  return [
    requireRow(
      db
        .updateTable('studies')
        .set((eb) => ({
          ...{ seq: n, games, chapters, touched: change.at },
          size: eb('size', '+', text.length),
        }))
        .where((eb) => eb.and({ id, seq: n - 1 })),
    ),
    db.insertInto('study_changes').values({ study_id: id, n, ...change, text }),
  ];
}

/** Stores a chat message and returns its number. Of each study, the last `most` messages are kept. */
export function chatMessageWrites(
  db: Database,
  id: string,
  message: Omit<StudyChatMessage, 'n'>,
  most: number,
): (Write | Compilable)[] {
  const last = db
    .selectFrom('study_remarks')
    .select(({ fn, lit, eb }) => eb(fn.coalesce(fn.max('n'), lit(0)), '+', lit(1)).as('next'))
    .where('study_id', '=', id);
  const tooOld = db
    .selectFrom('study_remarks')
    .select('n')
    .where('study_id', '=', id)
    .orderBy('n', 'desc')
    .limit(1)
    .offset(most);
  return [
    requireRow(db.selectFrom('studies').select('id').where('id', '=', id).forUpdate()),
    db
      .insertInto('study_remarks')
      .values({ study_id: id, n: last, ...message })
      .returning('n'),
    db.deleteFrom('study_remarks').where('study_id', '=', id).where('n', '<=', tooOld),
  ];
}

export const chatMessagesAfter = (
  db: Database,
  id: string,
  n: number,
): Promise<StudyChatMessage[]> =>
  db
    .selectFrom('study_remarks')
    .select(['n', 'name', 'text', 'at'])
    .where('study_id', '=', id)
    .where('n', '>', n)
    .orderBy('n')
    .execute();

/** Private notes of a member, by the id of the node or chapter. */
export async function notesOf(
  db: Database,
  id: string,
  member: string,
): Promise<Record<string, string>> {
  const notes = db.selectFrom('study_notes').select(['node', 'text']);
  const rows = await notes.where((eb) => eb.and({ study_id: id, member })).execute();
  return Object.fromEntries(rows.map(({ node, text }) => [node, text]));
}

/** Stores a private note; an empty one is deleted. */
export async function storeNote(
  db: Database,
  note: { readonly study_id: string; readonly member: string; readonly node: string },
  text: string,
): Promise<void> {
  if (text === '')
    await db
      .deleteFrom('study_notes')
      .where((eb) => eb.and(note))
      .execute();
  else
    await db
      .insertInto('study_notes')
      .values({ ...note, text })
      .onConflict((c) => c.columns(['study_id', 'member', 'node']).doUpdateSet({ text }))
      .execute();
}

/** Deletes the studies of an account, and its memberships, stars and notes; its comments elsewhere stay. */
export const forgetStudies = (db: Database, account: string): Compilable[] => [
  db.deleteFrom('studies').where('owner', '=', account),
  db.deleteFrom('study_members').where('member', '=', account),
  db.deleteFrom('study_stars').where('member', '=', account),
  db.deleteFrom('study_notes').where('member', '=', account),
];
