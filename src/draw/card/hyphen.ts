/** Breaks long names of one word into two lines, between syllables. */
import { measure } from './widths.ts';

/** Consonant groups that can begin a syllable, longest first. */
const ONSETS =
  /(?:schl|schm|schn|schr|schw|sch|str|spr|spl|st|sp|ch|ph|th|qu|pf|bl|br|dr|fl|fr|gl|gr|kl|kn|kr|pl|pr|tr|zw|[bcdfghjklmnpqrstvwxz])$/i;
const VOWEL = /[aeiouyäöü]/i;

interface Break {
  readonly at: number;
  /** Whether the syllable before it ends with a consonant, as the parts of most compounds do. */
  readonly isClosed: boolean;
}

/** Returns the syllable boundaries of a word, at least three letters from both ends. */
function breaksOf(word: string): Break[] {
  const breaks: Break[] = [];
  for (let i = 1; i < word.length; i++) {
    if (!VOWEL.test(word[i]) || VOWEL.test(word[i - 1])) continue;
    let from = i;
    while (from > 0 && !VOWEL.test(word[from - 1])) from--;
    const onset = ONSETS.exec(word.slice(from, i))?.[0].length ?? 0;
    const at = i - onset;
    if (from > 0 && onset > 0 && at >= 3 && word.length - at >= 3)
      breaks.push({ at, isClosed: at > from });
  }
  return breaks;
}

/** Breaks a word into two lines of similar width, with a hyphen; returns it whole if it has no syllable boundary. */
export function halvesOf(word: string): string[] {
  const all = breaksOf(word);
  const closed = all.filter(({ isClosed }) => isClosed);
  const [first, ...rest] = (closed.length > 0 ? closed : all).map(({ at }) => [
    `${word.slice(0, at)}${word[at - 1] === '-' ? '' : '-'}`,
    word.slice(at),
  ]);
  if (!first) return [word];
  const wide = (lines: string[]) => Math.max(...lines.map((line) => measure(line, 1, 'bold')));
  return rest.reduce((best, each) => (wide(each) < wide(best) ? each : best), first);
}
