/** Colours of card frames: one for each faction, one shared, one for tactics. */
import type { CardFrame } from '../../../kernel/look/card.ts';
import type { Origin } from '../data/card.ts';
import { FACTION_IDS, type FactionId } from '../data/factions.ts';

export const FRAMES = {
  compact: {
    ...{ color: '#2f5077', edge: '#15263c', print: '#dbe6f0' },
    ...{ skyTop: '#d98f5c', sky: '#f6dcae', sun: '#fff3cf' },
    ...{ skyline: '#7d6672', ground: '#5b4a42', silhouette: '#141c27' },
  },
  lattice: {
    ...{ color: '#57488a', edge: '#271f45', print: '#e3dff4' },
    ...{ skyTop: '#7f86c4', sky: '#d7dcf0', sun: '#f3f6ff' },
    ...{ skyline: '#5f5f96', ground: '#3d3b5c', silhouette: '#15122a' },
  },
  brood: {
    ...{ color: '#4d6b2b', edge: '#22331a', print: '#e6edd5' },
    ...{ skyTop: '#92ab55', sky: '#eff0bd', sun: '#fffbd0' },
    ...{ skyline: '#5e7a3e', ground: '#3a4a2a', silhouette: '#131d0e' },
  },
  clans: {
    ...{ color: '#9c4a1e', edge: '#461f0c', print: '#f6e3d0' },
    ...{ skyTop: '#d2672b', sky: '#fbdf9c', sun: '#fff0b8' },
    ...{ skyline: '#93492a', ground: '#5e3220', silhouette: '#20100a' },
  },
  neutral: {
    ...{ color: '#6b5f4a', edge: '#2c2619', print: '#efe6d2' },
    ...{ skyTop: '#b3946a', sky: '#efe0bf', sun: '#fff6dc' },
    ...{ skyline: '#86745a', ground: '#5a4c38', silhouette: '#1d170d' },
  },
  tactic: {
    ...{ color: '#3a3d37', edge: '#121310', print: '#f2e6c6' },
    ...{ skyTop: '#181a16', sky: '#4a4e44', sun: '#fff0b8' },
    ...{ skyline: '#20221d', ground: '#20221d', silhouette: '#e3b94e' },
  },
} as const satisfies Readonly<Record<string, CardFrame>>;

export type FrameId = keyof typeof FRAMES;

export const isFaction = (origin: string): origin is FactionId =>
  FACTION_IDS.some((id) => id === origin);

/** Returns the frame of a card: that of its faction; unowned and common cards share one. */
export const frameOf = (origin: Origin): FrameId => (isFaction(origin) ? origin : 'neutral');
