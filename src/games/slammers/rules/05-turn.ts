/** [5.1] Steps between the sections: the start of a player turn, the end of a fire section, the end of a turn. */
import type { Log } from '../../../kernel/text/log.ts';
import { node, side, unit } from '../../../kernel/text/message.ts';
import { NONE } from '../../../kernel/state.ts';
import { canBeRubble } from '../data/terrain.ts';
import { DISRUPTED, ELIMINATED, type Slammers, UNMARKED } from '../state.ts';
import { enterFortresses, noteFought } from './assault/18-aftermath.ts';
import { award } from './forces/35-points.ts';
import { sendHome } from './movement/39-leaving.ts';
import { goOn, isFirstOfRound, movingSide, nextTurn } from './sequence.ts';
import type { SlammersStep } from './step.ts';
import { isSurprised } from './movement/12-bearing.ts';
import { eliminate, isMoving } from './units.ts';
import { isOver } from './victory/victory.ts';

type S = Slammers;

/** [5.1] Starts a player turn: all units may move and attack again. */
export const beginStep: SlammersStep = {
  rule: '5.1',
  enter(s, log) {
    log?.add({
      type: 'turn',
      heading: true,
      rule: '5.3',
      args: { by: side(movingSide(s)), n: s.round },
    });
    const { moved, walked, rode, boarded, alighted, landed, fired, jams, struck, starred } = s;
    for (const column of [moved, walked, rode, boarded, alighted, landed, fired, jams])
      column.fill(0);
    s.shelled.fill(NONE);
    struck.fill(0);
    starred.fill(0);
    noteDisrupted(s);
    noteMissed(s, log);
    goOn(s);
  },
};

/**
 * Logs that the moving side loses its whole turn: [32.4] it is surprised, or [5.3] none of its units is on the map or
 * enters it in this turn.
 */
function noteMissed(s: S, log?: Log): void {
  if (!log) return;
  const by = movingSide(s);
  const own = [...s.at.keys()].filter((u) => isMoving(s, u) && s.at[u] >= NONE);
  const args = { by: side(by) };
  if (own.length > 0 && own.every((u) => isSurprised(s, u)))
    log.add({ type: 'missed.surprised', rule: '32.4', args, missed: by });
  else if (own.every((u) => isExpected(s, u)))
    log.add({ type: 'missed.nobody', rule: '5.3', args, missed: by });
}

/** Returns whether a unit waits off the map for a later game turn. */
function isExpected({ at, round, world }: S, u: number): boolean {
  const arrival = world.groups[world.group[u]]?.arrival;
  return (
    at[u] === NONE && arrival !== undefined && 'turn' in arrival && (arrival.turn ?? 0) > round
  );
}

/** [19.5] [R7] Records the units disrupted now, which a second disruption eliminates. */
function noteDisrupted(s: S): void {
  const { options } = s.world;
  if (isFirstOfRound(s) || options['disrupted-again']) s.began.set(s.disrupted);
}

/** [20.3] [R2] Ends a fire section: rubble that it made is placed, and [23.4] [R47] jamming ends. */
export const sectionEndStep: SlammersStep = {
  rule: '20.3',
  enter(s, log) {
    for (let n = 0; n < s.world.hexes; n++) if (s.razed[n]) layRubble(s, n, log);
    s.jammed.fill(0);
    goOn(s);
  },
};

/** [20.4] [20.7] [R54] Places rubble in a hex that can have it, and removes a fortress there. */
function layRubble(s: S, n: number, log?: Log): void {
  s.razed[n] = 0;
  if (!canBeRubble(s.world.terrain[n]) || s.rubble[n]) return;
  s.rubble[n] = 1;
  s.fortress[n] = 0;
  for (let u = 0; u < s.at.length; u++) if (s.at[u] === n) s.inside[u] = 0;
  log?.add({ type: 'rubble', rule: '20.4', args: { at: node(n) } });
}

/** [R2] Ends a turn: recorded results take effect, then the next turn begins unless the game is over. */
export const turnEndStep: SlammersStep = {
  rule: '5.3',
  enter(s, log) {
    enterFortresses(s);
    applyMarks(s, log);
    layStarred(s, log);
    sendHome(s, log);
    noteFought(s);
    if (!isOver(s)) nextTurn(s);
  },
};

function applyMarks(s: S, log?: Log): void {
  for (let u = 0; u < s.mark.length; u++) {
    const result = s.mark[u];
    s.mark[u] = UNMARKED;
    if (result === ELIMINATED) {
      award(s, u);
      eliminate(s, u, '12.2', log);
    }
    if (result !== DISRUPTED || s.disrupted[u]) continue;
    s.disrupted[u] = 1;
    log?.add({ type: 'disrupted', rule: '19.1', args: { u: unit(u) } });
  }
}

/** [20.2] Places rubble for starred results of shells in hexes that nothing else has attacked in this player turn. */
function layStarred(s: S, log?: Log): void {
  for (let n = 0; n < s.world.hexes; n++) if (s.starred[n] && !s.struck[n]) layRubble(s, n, log);
  s.starred.fill(0);
}
