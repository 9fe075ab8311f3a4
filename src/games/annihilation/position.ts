/** Position files: places of particles, and progress of the turn. */
import { ActionList } from '../../kernel/action.ts';
import { flagField, numberField, sideField, unitField } from '../../kernel/position/fields.ts';
import type { PositionSpec } from '../../kernel/position/spec.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { NONE } from '../../kernel/state.ts';
import { MOST_TURNS } from './data/values.ts';
import { isNewest, rememberPosition, timesStood } from './rules/00-repetition.ts';
import { STEP } from './rules/names.ts';
import { TABLE } from './rules/steps.ts';
import { type AnnihilationState, inFlight, isAnnihilator, type World } from './state.ts';
import { msg } from './i18n/msg.ts';

const MOST = 999;

/** [R18] Declares a part of an earlier position, as a program writes it. */
const mark = (part: 'A' | 'B' | 'C') => ({ ...numberField(`before${part}`, 0x7fff, NONE), min: 0 });

/** A particle that a file does not mention is in its first owner's tray. */
export const makePosition = ({ values, endings }: World): PositionSpec<AnnihilationState> => ({
  where: { field: 'place', places: { tray: NONE } },
  absent: NONE,
  counter: { flipped: flagField('flipped'), emitted: flagField('emitted') },
  markers: {},
  lists: {
    before: { length: MOST_TURNS, key: 'a', fields: { a: mark('A'), b: mark('B'), c: mark('C') } },
  },
  values: {
    side: sideField('side'),
    turn: numberField('turn', values.turns, 1),
    white: { ...numberField('score', MOST), index: 0 },
    black: { ...numberField('score', MOST), index: 1 },
    quiet: numberField('quiet', MOST),
    placed: unitField('placed'),
    passes: numberField('passes', 2),
    ending: numberField('ending', endings.length),
  },
  steps: { turn: { begin: (s) => s.push(STEP['turn.action']) } },
  finish,
});

/** Refuses a stack of steps that no game can reach. */
function checkFrames(s: AnnihilationState): void {
  const list = new ActionList();
  if (s.depth === 1 && s.step === STEP['game.over']) return;
  if (s.depth === 1 && s.step === STEP['turn.action']) return;
  if (s.depth === 2 && s.isPending(STEP['turn.end']) && canBeInFlight(s, inFlight(s)))
    TABLE[s.step]?.actions?.(s, list);
  if (list.length === 0) throw new InputError(msg('fault.frames'));
}

function canBeInFlight(s: AnnihilationState, u: number): boolean {
  if (u < 0 || u >= s.place.length) return false;
  const n = s.place[u];
  if (s.step === STEP['annihilator.point']) return n === NONE && isAnnihilator(s, u);
  if (n === NONE || isAnnihilator(s, u)) return false;
  if (s.step === STEP['meeting.choice']) return s.unitOn[n] !== NONE;
  const { force } = s.frame<'force'>(s.step);
  return force > 0 && force <= Math.max(...s.world.charge);
}

/** Fills the table of particles by point. */
function finish(s: AnnihilationState): void {
  const flying = inFlight(s);
  s.unitOn.fill(NONE);
  s.place.forEach((n, u) => {
    if (n !== NONE && n < s.world.points && u !== flying) s.unitOn[n] = u;
  });
  checkFrames(s);
  checkScores(s);
  checkBefore(s);
}

/** [R17] Checks that both sides never have the winning score. */
function checkScores(s: AnnihilationState): void {
  const { target } = s.world;
  if (s.score.every((score) => score >= target))
    throw new InputError(msg('fault.scores', { n: target }));
}

/** [R18] Checks that the current position is the first of those stored; without any, it becomes the only one. */
function checkBefore(s: AnnihilationState): void {
  const count = s.beforeA.indexOf(NONE);
  if (count > s.turn) throw new InputError(msg('fault.before.many', { n: s.turn }));
  if (s.depth > 1) return;
  if (count === 0) rememberPosition(s);
  if (s.ending > 0) return;
  if (!isNewest(s)) throw new InputError(msg('fault.before.other'));
  const { repetitions: n } = s.world.values;
  if (timesStood(s) >= n) throw new InputError(msg('fault.before.third', { n }));
}
