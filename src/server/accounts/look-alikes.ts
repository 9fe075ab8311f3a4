/** Skeleton of a text, by Unicode's table of confusable characters (UTS 39): texts that look alike have the same one. */
import unhomoglyph from 'unhomoglyph';

/** Text as it looks, with spaces and marks; only to be compared with other text that has gone through this. */
export const lookOf = (text: string): string => {
  const folded = unhomoglyph(text.normalize('NFKD')).toLowerCase();
  // Some capitals look like a small letter that looks like others in turn: М, M, m, rn.
  return unhomoglyph(folded).normalize('NFKD');
};

/** Letters and digits of a name, without case and marks: two names of one spelling are the same name. */
export const spellingOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * The skeletons of a name: as it is written, and in small letters, since a capital I looks like an l and a small i does
 * not. Names of which one has a skeleton of the other look alike.
 */
export const skeletonsOf = (name: string): string[] => [
  ...new Set([name, name.toLowerCase()].map((one) => spellingOf(lookOf(one)))),
];
