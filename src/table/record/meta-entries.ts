/** Meta entries of a record: about the table and not the game. Also, which entries go back to an earlier position. */

/** Parts of a record entry that tell what it does. */
interface EntryText {
  readonly kind: string;
  readonly text: string;
}

const TAKEBACK = /^takeback (\d{1,9})$/;

/** The entry whose position an entry goes back to; undefined if it does not. */
export function goesBackTo({ kind, text }: EntryText): number | undefined {
  if (kind === 'undo') return Number(text);
  const to = kind === 'accord' ? TAKEBACK.exec(text)?.[1] : undefined;
  return to === undefined ? undefined : Number(to);
}

/** Whether entries behind `seq` go back to a position before it. */
export const goesBack = (entries: readonly EntryText[], seq: number): boolean =>
  entries.slice(seq).some((entry) => (goesBackTo(entry) ?? seq) < seq);

/** Whether an entry leaves the game as it is. */
export function isMetaEntry(entry: EntryText): boolean {
  const { kind, text } = entry;
  if (kind === 'accord') return text !== 'draw' && goesBackTo(entry) === undefined;
  return kind === 'seat' || kind === 'beacon' || kind === 'clock';
}

/** Whether an entry of this kind is an action or a roll: its text is in the notation of the game. */
export const isPlayed = (kind: string): boolean => kind === 'action' || kind === 'die';
