/** The current sortie, and whether its card is still in the air. */
import { type Message, node } from '../../../../kernel/text/message.ts';
import type { Armageddon } from '../../state.ts';
import { HAND } from '../../state/pieces.ts';
import { msg } from '../../i18n/msg.ts';
import { isMissile } from './06-launch.ts';
import { STAGE, type SortieStageId } from './06-stages.ts';
import { nameOf } from '../named.ts';
import { STEP } from '../names.ts';
import { has, isFamily, isPlayer } from '../pieces.ts';

type S = Armageddon;

export const sortieOf = (s: S) => s.frame(STEP.sortie);

/** [R3] [R32] Returns a prompt with the flying card and the hex that it attacks. */
export function skyPrompt(s: S, key: 'prompt.sortie.intercept' | 'prompt.sortie.guns'): Message {
  const { card, hex } = sortieOf(s);
  return msg(key, { card: nameOf(s, card), at: node(hex) });
}

/** Returns the side that flies. */
export const flyerOf = (s: S): number => s.owner[sortieOf(s).card];

/** Returns whether the card is still flying; until it is shot down, it is a card of the hand. */
export const isFlying = (s: S): boolean => s.place[sortieOf(s).card] === HAND;

export function goOn(s: S, stage: SortieStageId): void {
  sortieOf(s).stage = STAGE[stage];
}

/** [25.15] [R12] [R9] Continues after the card was shot down, with its collateral damage, or by option without it. */
export function fallDown(s: S): void {
  const { card } = sortieOf(s);
  const showers = isMissile(s, card) && has(s, card, 'collateral');
  goOn(s, showers && !s.world.switches['collateral-shot-down'] ? 'collateral' : 'home');
}

/** Returns whether a side can react: a player who is in the game and has action points. */
export const couldAnswer = (s: S, side: number): boolean =>
  isPlayer(s, side) && !s.out[side] && s.ap[side] > 0;

export const isFacility = (s: S, u: number): boolean => isFamily(s, u, 'facility');
