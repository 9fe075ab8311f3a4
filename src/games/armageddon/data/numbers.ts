/** [D18] Numbers of the rules that no card prints, each with its rule and where it comes from. */
import type { AbilitySource } from './abilities.ts';

interface NumberSpec {
  readonly value: number;
  readonly rule: string;
  readonly source: AbilitySource;
}

const NUMBERS = {
  // Set-up and turns
  startingHand: { value: 6, rule: '2.4', source: 'partly' },
  startingStock: { value: 3, rule: '2.4', source: 'designed' },
  initiativeDice: { value: 3, rule: '2.8', source: 'partly' },
  dearestDie: { value: 5, rule: '2.9', source: 'designed' },
  apPrisoner: { value: 3, rule: '2.11', source: 'found' },
  handOfTactics: { value: 5, rule: '7.5', source: 'designed' },
  offers: { value: 6, rule: '7.2', source: 'found' },
  lastRound: { value: 150, rule: '9.6', source: 'designed' },
  // The score
  scoreBase: { value: 1000, rule: '9.5', source: 'designed' },
  scoreDestroyed: { value: 4, rule: '9.5', source: 'designed' },
  scoreLost: { value: 3, rule: '9.5', source: 'designed' },
  scoreHero: { value: 50, rule: '9.5', source: 'designed' },
  scoreHex: { value: 25, rule: '9.5', source: 'designed' },
  scoreRound: { value: 10, rule: '9.5', source: 'designed' },
  // Events
  firstEvent: { value: 5, rule: '14.1', source: 'designed' },
  eventDie: { value: 20, rule: '14.1', source: 'designed' },
  barterGiven: { value: 3, rule: '14.1', source: 'designed' },
  // Actions cost AP
  apFound: { value: 3, rule: '2.16', source: 'found' },
  apMuster: { value: 1, rule: '10.3.17', source: 'designed' },
  apTransfer: { value: 1, rule: '2.17', source: 'designed' },
  apMove: { value: 1, rule: '3.10', source: 'found' },
  apStealth: { value: 1, rule: '3.26', source: 'found' },
  apJump: { value: 1, rule: '3.27', source: 'designed' },
  apUpgrade: { value: 4, rule: '2.22', source: 'designed' },
  apRelocate: { value: 6, rule: '2.23', source: 'designed' },
  apSiege: { value: 3, rule: '3.25', source: 'found' },
  apHunt: { value: 2, rule: '5.28', source: 'designed' },
  apOperation: { value: 3, rule: '5.23', source: 'designed' },
  apSniper: { value: 1, rule: '5.22', source: 'found' },
  apFate: { value: 1, rule: '5.5', source: 'partly' },
  apHeal: { value: 3, rule: '2.25', source: 'found' },
  apRepairCard: { value: 3, rule: '2.27', source: 'designed' },
  apClearMines: { value: 1, rule: '5.30', source: 'designed' },
  apRepairBay: { value: 2, rule: '10.3.14', source: 'designed' },
  apRepairField: { value: 6, rule: '10.2.7', source: 'found' },
  apBlow: { value: 2, rule: '14.6', source: 'designed' },
  hotGround: { value: 3, rule: '14.4', source: 'designed' },
  mastRange: { value: 4, rule: '14.3', source: 'designed' },
  mastDice: { value: 4, rule: '14.3', source: 'designed' },
  apArmoury: { value: 1, rule: '7.4', source: 'designed' },
  // Sorties
  airController: { value: 3, rule: '6.8', source: 'found' },
  helperDamage: { value: 1, rule: '6.3', source: 'found' },
  collateralDie: { value: 10, rule: '25.25', source: 'found' },
  // Armies
  unitsOfArmy: { value: 8, rule: '3.11', source: 'found' },
  armiesOfHex: { value: 8, rule: '3.11', source: 'found' },
  excessSlow: { value: 3, rule: '3.20', source: 'designed' },
  unsuppliedAttack: { value: 3, rule: '3.18', source: 'partly' },
  unsuppliedDefence: { value: 2, rule: '3.18', source: 'partly' },
  salvageChance: { value: 25, rule: '3.8', source: 'found' },
  experienceLess: { value: 4, rule: '3.21', source: 'partly' },
  experienceMore: { value: 10, rule: '3.21', source: 'partly' },
  experienceHero: { value: 8, rule: '3.21', source: 'partly' },
  experienceHit: { value: 1, rule: '3.22', source: 'designed' },
  experienceKill: { value: 3, rule: '3.22', source: 'designed' },
  experienceWin: { value: 5, rule: '3.22', source: 'designed' },
  battleRounds: { value: 10, rule: 'R104', source: 'designed' },
  // Observation
  sightHere: { value: 3, rule: '4.3', source: 'designed' },
  cardsMargin: { value: 2, rule: '4.8', source: 'designed' },
  // Espionage and hunts
  spyThreshold: { value: 2, rule: '5.25', source: 'designed' },
  spyDie: { value: 16, rule: '5.25', source: 'found' },
  intrigueRounds: { value: 3, rule: '5.27', source: 'designed' },
  reportRange: { value: 3, rule: '5.26', source: 'designed' },
  burnSix: { value: 6, rule: '5.27', source: 'designed' },
  burnThree: { value: 3, rule: '5.27', source: 'designed' },
  drain: { value: 2, rule: '5.27', source: 'designed' },
  spyLimit: { value: 20, rule: '5.25', source: 'found' },
  ransom: { value: 4, rule: '2.28', source: 'designed' },
  huntBase: { value: 1, rule: '5.28', source: 'designed' },
} as const satisfies Readonly<Record<string, NumberSpec>>;

export type NumberId = keyof typeof NUMBERS;
export const NUMBER_TABLE: Readonly<Record<NumberId, NumberSpec>> = NUMBERS;
/** The values alone. */
export const NUMBER = Object.fromEntries(
  Object.entries(NUMBERS).map(([id, { value }]) => [id, value]),
) as { readonly [Id in NumberId]: (typeof NUMBERS)[Id]['value'] };

/** [2.10] AP by rank in initiative, for two players and for more. */
export const AP_BY_RANK = { two: [12, 6], more: [12, 8, 6, 4] } as const;
/** [2.23] What moving the headquarters costs beside AP. */
export const RELOCATION = [0, 3, 3, 3] as const;
/** [3.21] Experience from which a band begins; each adds a point of fate. */
export const EXPERIENCE = [11, 31, 71, 151] as const;
/** [8.3] [8.4] */
export const DECK_LIMITS = {
  fewest: 30,
  most: 50,
  copies: 3,
  points: [125, 175, 225, 275],
} as const;
export const TILE_LIMITS = { fewest: 1, most: 10, points: [5, 10] } as const;
