/**
 * Skeletons of texts, by Unicode's table of confusable characters (UTS 39): texts that look alike have equal skeletons.
 */
import unhomoglyph from 'unhomoglyph';

/** Returns the skeleton of a text, with spaces and marks. Compare it only with other skeletons. */
export const skeletonOf = (text: string): string => {
  const folded = unhomoglyph(text.normalize('NFKD')).toLowerCase();
  // Some capitals look like a small letter that in turn looks like other letters: М, M, m, rn.
  return unhomoglyph(folded).normalize('NFKD');
};

/**
 * Returns the letters and digits of a name, without case and marks: names for which these are equal are the same name.
 */
export const spellingOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns the skeletons of a name: as it is written, and in small letters, because a capital I looks like an l but a
 * small i does not. Two names look alike if they share a skeleton.
 */
export const skeletonsOf = (name: string): string[] => [
  ...new Set([name, name.toLowerCase()].map((one) => spellingOf(skeletonOf(one)))),
];
