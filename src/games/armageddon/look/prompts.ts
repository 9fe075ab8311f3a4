/** Questions that name what they are about. */
import { type Message, node } from '../../../kernel/text/message.ts';
import { SPECIALS, WORKS } from '../data/maps.ts';
import { NUMBER } from '../data/numbers.ts';
import { tileNow } from '../rules/setup/00-setup.ts';
import { pointsByRank } from '../rules/empire/02-action-points.ts';
import { sideNow } from '../rules/empire/02-turn.ts';
import { STEP, type StepName, STEPS } from '../rules/names.ts';
import type { Armageddon } from '../state.ts';
import { costText, nameOf } from '../rules/named.ts';
import { msg } from '../i18n/msg.ts';

type S = Armageddon;

/** [2.2] Names the tile that is next [D11], what lies on it, and how many there are. */
export function layPrompt(s: S): Message {
  const tile = tileNow(s);
  const works = tile.works > 0 ? [msg(`special.${WORKS[tile.works]}`)] : [];
  const what = hasResources(tile.resources) || works.length === 0 ? [costText(tile.resources)] : [];
  const row = [msg(`terrain.${tile.terrain}`), ...what, ...works];
  const { tiles } = s.world.decks[sideNow(s)];
  const counts = { n: s.round + 1, all: tiles.length };
  return msg('prompt.setup.lay', { tile: msg(`tile.${tile.id}`), what: { row }, ...counts });
}

const hasResources = (amounts: readonly number[]): boolean => amounts.some((n) => n > 0);

/** [R3] [R32] What flies, and over which hex. */
export function skyPrompt(s: S, step: 'sortie.intercept' | 'sortie.guns'): Message {
  const { card, hex } = s.frame(STEP.sortie);
  return msg(`prompt.${step}`, { card: nameOf(s, card), at: node(hex) });
}

/** [3.6] What an army has come upon. */
export const claimLabel = (s: S, army: number): Message => {
  const { id } = SPECIALS[s.special[s.place[army]]];
  return msg('label.claim', { army: nameOf(s, army), what: msg(`special.${id}`) });
};

/** [2.14] [3.6] [25.16] [5.23] [5.28] What Chance draws without dice. */
const DRAWN: Readonly<Partial<Record<StepName, 'card' | 'find' | 'target'>>> = {
  'hand.draw': 'card',
  'find.draw': 'find',
  'sortie.pick': 'target',
  'covert.pick': 'target',
  'hunt.pick': 'target',
};

export function drawn(s: S): Message | undefined {
  const what = DRAWN[STEPS.names[s.step]];
  return what && msg(`drawn.${what}`);
}

/** At dice, when something is drawn, and when nobody is to act. */
export function chancePrompt(s: S): Message {
  if (s.step === STEP['game.over']) return msg('prompt.over');
  const what = drawn(s);
  return what ? msg('prompt.drawn', { what }) : msg('prompt.dice');
}

/** [2.8] [2.10] What initiative is for. */
export function bidPrompt(s: S): Message {
  const points = pointsByRank(s);
  const args = { free: NUMBER.initiativeDice, first: points[0], last: points.at(-1) ?? 0 };
  return msg('prompt.initiative.bid', args);
}
