/**
 * Meta entries of a record, which are about the table and not the game; and entries that go back to an earlier
 * position.
 */

/** Parts of a record entry that determine its effect. */
interface EntryText {
  readonly kind: string;
  readonly text: string;
}

const TAKEBACK = /^takeback (\d{1,9})$/;

/** Returns the entry whose position an entry goes back to; undefined if it does not go back. */
export function goesBackTo({ kind, text }: EntryText): number | undefined {
  if (kind === 'undo') return Number(text);
  const to = kind === 'accord' ? TAKEBACK.exec(text)?.[1] : undefined;
  return to === undefined ? undefined : Number(to);
}

/** Returns whether entries after `seq` go back to a position before it. */
export const goesBack = (entries: readonly EntryText[], seq: number): boolean =>
  entries.slice(seq).some((entry) => (goesBackTo(entry) ?? seq) < seq);

/** Returns whether an entry leaves the position unchanged. */
export function isMetaEntry(entry: EntryText): boolean {
  const { kind, text } = entry;
  if (kind === 'accord') return text !== 'draw' && goesBackTo(entry) === undefined;
  return kind === 'seat' || kind === 'beacon' || kind === 'clock';
}

/** Returns whether an entry of this kind is an action or a roll, whose text is in the notation of the game. */
export const isPlayed = (kind: string): boolean => kind === 'action' || kind === 'die';
