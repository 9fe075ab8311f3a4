/** Fights in the log entries, each shown as one moment with its dice. Works for any game. */
import type { Game } from '../../../kernel/game.ts';
import type { FightLook } from '../../../kernel/look/moments.ts';
import type { GameState } from '../../../kernel/state.ts';
import type { RollMeaning } from '../../../kernel/odds/roll-event.ts';
import type { LogEvent } from '../../../kernel/text/log.ts';
import {
  type LocalizedText,
  type Message,
  type MessageArg,
  node,
} from '../../../kernel/text/message.ts';
import { goesBackTo } from '../../../table/record/meta-entries.ts';
import type { Entry } from '../../../table/messages/messages.ts';
import { msg } from '../../table-messages.ts';

/** Log entries and events of a fight. */
export interface FightEvents {
  /** First and last entry with an event of the fight. */
  readonly from: number;
  readonly to: number;
  readonly dice: readonly Entry[];
  readonly events: readonly LogEvent[];
}

export interface BattleMoment extends FightEvents {
  /** Node of the fight. */
  readonly at: number;
  /** Text that names attackers, defenders and place. */
  readonly message: Message;
  readonly result: LocalizedText;
  /** Meaning for the attacking side. */
  readonly meaning: RollMeaning;
}

/** Maximum number of units named in full; of a larger group, the first is named and the others are counted. */
const FEW_UNITS = 2;

/** Returns the fights among entries, in order, without fights that were taken back. */
export function fightsIn({ look: { moments } }: Game, entries: readonly Entry[]): FightEvents[] {
  if (!moments) return [];
  let fights: FightEvents[] = [];
  for (const entry of entries) {
    const back = goesBackTo(entry);
    if (back !== undefined) fights = fights.filter(({ to }) => to <= back);
    let dice = entry.kind === 'die' ? [entry] : [];
    for (const event of entry.events) {
      const last = fights.at(-1);
      const { seq } = entry;
      if (moments.begins.includes(event.type))
        fights.push({ from: seq, to: seq, dice, events: [event] });
      else if (last && moments.continues.includes(event.type))
        fights[fights.length - 1] = {
          ...{ from: last.from, to: seq },
          dice: [...last.dice, ...dice],
          events: [...last.events, event],
        };
      else continue;
      // The die belongs to the fight of the entry's first fight event.
      dice = [];
    }
  }
  return fights;
}

/**
 * Returns the moments of fights. `before`: the position before the first entry of each fight, as far as it is known. A
 * step that only continues a fight is added to that fight.
 */
export function momentsOf(
  game: Game,
  fights: readonly FightEvents[],
  before: readonly (GameState | undefined)[],
): BattleMoment[] {
  const found: { fight: FightEvents; state: GameState }[] = [];
  for (const [i, fight] of fights.entries()) {
    const state = before[i];
    const last = found.at(-1);
    if (state && game.look.moments?.fight(state, fight.events)) found.push({ fight, state });
    else if (state && last) found[found.length - 1] = { ...last, fight: joined(last.fight, fight) };
  }
  return found.flatMap(({ fight, state }) => {
    const look = game.look.moments?.fight(state, fight.events);
    return look ? [momentOf(fight, look)] : [];
  });
}

const joined = (a: FightEvents, b: FightEvents): FightEvents => ({
  ...{ from: a.from, to: b.to },
  dice: [...a.dice, ...b.dice],
  events: [...a.events, ...b.events],
});

function momentOf(
  fight: FightEvents,
  { at, attackers, defenders, result }: FightLook,
): BattleMoment {
  const told = fight.events.findLast(({ outcome }) => outcome !== undefined);
  const args = { by: fewOf(attackers), on: fewOf(defenders), at: node(at) };
  return {
    ...fight,
    at,
    message: msg(defenders.length > 0 ? 'moment.fight' : 'moment.place', args),
    result: result ?? told?.row ?? told?.outcome ?? '',
    meaning: told?.meaning ?? 'none',
  };
}

function fewOf(names: readonly MessageArg[]): MessageArg {
  const [first, ...others] = names;
  return first !== undefined && names.length > FEW_UNITS
    ? msg('moment.and-more', { first, n: others.length })
    : { list: names };
}
