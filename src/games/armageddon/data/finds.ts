/** [D14] What may be found at a special, each with its weight. */
import { RESOURCES } from './card.ts';
import { GEAR } from './gear.ts';
import { SPECIAL } from './maps.ts';

export interface Find {
  readonly weight: number;
  /** Resources, as costs are written; absent: it is a piece of gear. */
  readonly stock?: readonly number[];
  /** Its number. */
  readonly gear?: number;
}

const gearWhere = (fits: (gear: (typeof GEAR)[number]) => boolean): number[] =>
  GEAR.flatMap((gear, code) => (fits(gear) ? [code] : []));

/** Of six: 4 of one kind three times, 6 of one kind twice, 6 of each of two kinds once. */
const CACHE: readonly Find[] = RESOURCES.flatMap((_, one) => [
  { weight: 9, stock: RESOURCES.map((__, kind) => (kind === one ? 4 : 0)) },
  { weight: 6, stock: RESOURCES.map((__, kind) => (kind === one ? 6 : 0)) },
  ...RESOURCES.flatMap((__, two) =>
    two > one
      ? [{ weight: 2, stock: RESOURCES.map((___, kind) => (kind === one || kind === two ? 6 : 0)) }]
      : [],
  ),
]);

/** Whatever is not the hardest to make. */
const PIECES: readonly Find[] = gearWhere(({ difficulty }) => difficulty <= 3).map((gear) => ({
  weight: 1,
  gear,
}));

/** [14.5] Of six: an attachment of difficulty 2 three times, 2 M and 2 T twice, a munition of attack cards once. */
function wrecks(): Find[] {
  const attachments = gearWhere((g) => g.family === 'attachment' && g.difficulty === 2);
  const isLoad = (g: (typeof GEAR)[number]) =>
    g.family === 'munition' && (g.hosts as readonly string[]).includes('attack');
  const loads = gearWhere((g) => isLoad(g) && g.difficulty <= 3);
  return [
    ...attachments.map((gear) => ({ weight: 3 * loads.length, gear })),
    { weight: 2 * attachments.length * loads.length, stock: [0, 2, 0, 2] },
    ...loads.map((gear) => ({ weight: attachments.length, gear })),
  ];
}

/** By special; what has none gives something else. */
export const FINDS: Readonly<Partial<Record<number, readonly Find[]>>> = {
  [SPECIAL.cache]: CACHE,
  [SPECIAL.card]: PIECES,
  [SPECIAL['wreck-row']]: wrecks(),
};
