/** Position files: what stands where, and how far a turn has got. */
import { ActionList } from '../../kernel/action.ts';
import type { PositionSpec } from '../../kernel/position.ts';
import { InputError } from '../../kernel/setup.ts';
import { NONE } from '../../kernel/state.ts';
import { ENDINGS } from './rules/00-turn.ts';
import { STEP } from './rules/names.ts';
import { STEPS } from './rules/steps.ts';
import { type AnnihilationState, inFlight, isAnnihilator, isEmergence, ownerOf } from './state.ts';

const flag = (field: string) => ({ field, kind: 'flag', fallback: 0 }) as const;
const count = (field: string, fallback = 0) =>
  ({ field, kind: 'number', fallback, min: 0, max: 999 }) as const;

/** A particle that a file does not mention lies in its first owner's tray. */
export const position: PositionSpec<AnnihilationState> = {
  where: { field: 'place', places: { tray: NONE } },
  absent: NONE,
  counter: { flipped: flag('flipped'), emitted: flag('emitted') },
  markers: {},
  lists: {},
  values: {
    side: { field: 'side', kind: 'side', fallback: 0 },
    turn: count('turn', 1),
    white: { ...count('score'), index: 0 },
    black: { ...count('score'), index: 1 },
    quiet: count('quiet'),
    passes: { ...count('passes'), max: 2 },
    ending: { ...count('ending'), max: ENDINGS.length - 1 },
  },
  steps: { turn: { begin: (s) => s.push(STEP['turn.action']) } },
  finish,
};

/** Refuses a stack of steps that no game can come to. */
function checkFrames(s: AnnihilationState): void {
  const list = new ActionList();
  if (s.depth === 1 && s.step === STEP['game.over'] && s.ending > 0) return;
  if (s.depth === 1 && s.step === STEP['turn.action'] && s.ending === 0) return;
  if (s.depth === 2 && s.ints[1] === STEP['turn.end'] && canBeInFlight(s, s.arg(0), s.arg(1)))
    STEPS[s.step]?.actions?.(s, list);
  if (list.length === 0) throw new InputError('frames: no game can come to these steps');
}

function canBeInFlight(s: AnnihilationState, u: number, force: number): boolean {
  if (u < 0 || u >= s.place.length) return false;
  const n = s.place[u] as number;
  if (s.step === STEP['annihilator.point']) return n === NONE && isAnnihilator(s, u);
  if (n === NONE || isAnnihilator(s, u)) return false;
  if (s.step === STEP['meeting.choice']) return s.unitOn[n] !== NONE;
  return force > 0 && force <= Math.max(...s.world.charge);
}

/** Stands the particles on their points, after looking whether they can be there. */
function finish(s: AnnihilationState): void {
  const { board, points, units } = s.world;
  const flying = inFlight(s);
  s.unitOn.fill(NONE);
  s.place.forEach((n, u) => {
    if (n === NONE) return;
    const [name, at] = [units[u]?.id, board.labels[n]];
    if (n >= points) throw new InputError(`${name}: ${at} is a drawing of the tray; write "tray"`);
    if (isAnnihilator(s, u) && isEmergence(s, n))
      throw new InputError(`${name}: [2.1] no annihilator can stand on ${at}, an emergence`);
    if (u === flying) return;
    if (n === s.world.emergence[1 - ownerOf(s, u)])
      throw new InputError(`${name}: [5.4] nothing lives on ${at}, the enemy's emergence`);
    if (s.unitOn[n] !== NONE)
      throw new InputError(`${name}: ${at} is taken by ${units[s.unitOn[n] as number]?.id}`);
    s.unitOn[n] = u;
  });
  checkFrames(s);
}
