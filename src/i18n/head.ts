/** Texts of a game from before it is opened: their keys contain its ids. */
import type { GameModule } from '../kernel/game.ts';
import type { OptionSpec } from '../kernel/setup/setup.ts';

/** `tagline`: why play it. `credits`: designer, publisher, year. `designed`: what of it is ours. */
const ABOUT = ['title', 'tagline', 'credits', 'designed'] as const;
export type About = (typeof ABOUT)[number];

/** As much of a game as it takes to tell what it says of itself. */
type Head = Pick<GameModule, 'sides' | 'scenarios' | 'options'> & {
  readonly document?: unknown;
};

export const aboutKey = (what: About): string => `game.${what}`;
export const scenarioKey = (id: string, what: 'title' | 'text'): string => `scenario.${id}.${what}`;
export const optionKey = (id: string, what: 'title' | 'text' | number): string =>
  `option.${id}.${what}`;
export const sideKey = (id: string): string => `side.${id}`;
/** Custom document of a set-up, beside scenario and options: "deck", "designed scenario". */
export const DOCUMENT_KEY = 'document.name';

/** Keys of everything that a game says of itself. */
export const headKeys = ({ sides, scenarios, options, document }: Head): string[] => [
  ...ABOUT.map(aboutKey),
  ...scenarios.flatMap(({ id }) => [scenarioKey(id, 'title'), scenarioKey(id, 'text')]),
  ...options.flatMap((option) => [
    optionKey(option.id, 'title'),
    optionKey(option.id, 'text'),
    ...valueKeys(option),
  ]),
  ...sides.map(({ id }) => sideKey(id)),
  ...(document ? [DOCUMENT_KEY] : []),
];

/** Keys of an option's values that have names, from its least on. */
export const valueKeys = ({ id, min, names = [] }: OptionSpec): string[] =>
  names.map((_, i) => optionKey(id, min + i));
