/**
 * The readings R1 to R22 of page 25 that a game may change; the first word is the default, the letter of the
 * page as far as it goes. R2, R8, R9, R15, R16, R19, R21 and R22 have no other reading worth playing.
 */
interface Switch {
  readonly id: string;
  readonly rule: string;
  readonly words: readonly [page: string, other: string];
}

export const SWITCHES = [
  { id: 'air-pool', rule: 'R1', words: ['air-to-air', 'defence'] },
  { id: 'guns', rule: 'R3', words: ['everybody', 'owner'] },
  { id: 'harm-facilities', rule: 'R4', words: ['no', 'yes'] },
  { id: 'air-fate', rule: 'R5', words: ['yes', 'no'] },
  { id: 'heroes-drawn', rule: 'R6', words: ['no', 'yes'] },
  { id: 'air-terrain', rule: 'R7', words: ['no', 'yes'] },
  { id: 'collateral-terrain', rule: 'R10', words: ['no', 'yes'] },
  { id: 'collateral-armies', rule: 'R11', words: ['all', 'enemies'] },
  { id: 'collateral-shot-down', rule: 'R12', words: ['yes', 'no'] },
  { id: 'weapon-on-miss', rule: 'R13', words: ['yes', 'no'] },
  { id: 'weapon-replaces', rule: 'R14', words: ['no', 'yes'] },
  { id: 'sheltered-heroes', rule: 'R17', words: ['yes', 'no'] },
  { id: 'prisoners-hit', rule: 'R18', words: ['yes', 'no'] },
  { id: 'missile-bases', rule: 'R20', words: ['all', 'supply'] },
] as const satisfies readonly Switch[];

export type SwitchId = (typeof SWITCHES)[number]['id'];
/** By id, whether a game plays the other reading. */
export type Switches = Readonly<Record<SwitchId, boolean>>;

/** The readings of a set-up. */
export const switchesOf = (options: Readonly<Record<string, number>>): Switches =>
  Object.fromEntries(SWITCHES.map(({ id }) => [id, options[id] === 1])) as Switches;
