/** Prompt for the side to act, and the current step of the turn. */
import type { Frame } from '../../../kernel/frames.ts';
import { type Message, node } from '../../../kernel/text/message.ts';
import { requireDefined } from '../../../kernel/require-defined.ts';
import { PATTERNS } from '../data/patterns.ts';
import { ODDS_NAMES } from '../data/tables.ts';
import { HUMAN, SQUADS, UNITS } from '../data/units.ts';
import { autoDefendOdds } from '../rules/07-auto-defend.ts';
import { outcomeOf } from '../rules/10-victory.ts';
import { FIGHTS, STEP, WAYS } from '../rules/names.ts';
import { type AnnihilatorState, dueCharges, frameAmong, phaseStep, QUIET_TURNS } from '../state.ts';
import { movementPoints, named } from '../i18n/phrases.ts';
import { msg } from '../i18n/msg.ts';

type S = AnnihilatorState;

/** Prompt for the side to act; at the end, the result. */
export function prompt(s: S): Message {
  const way = frameAmong(s, WAYS);
  if (way) return msg('prompt.to', { u: named(s, way.unit), points: movementPoints(way.points) });
  switch (s.step) {
    case STEP['setup.robots']:
      return setupPrompt(s, s.frame(STEP['setup.robots']).unit);
    case STEP['setup.impact.side']:
      return msg('prompt.setup.impact.side', { n: s.frame(STEP['setup.impact.side']).impact });
    case STEP['setup.impact.hex']:
      return impactPrompt(s.frame(STEP['setup.impact.hex']));
    case STEP['human.move']:
      return withQuiet(s, msg('prompt.human.move'));
    case STEP['robot.move']:
      return withQuiet(s, msg('prompt.robot.move'));
    case STEP['auto-defend.roll']:
      return shieldPrompt(s, s.frame(STEP['auto-defend.roll']).unit);
    case STEP.recovery:
      return recoveryPrompt(s, s.frame(STEP.recovery).unit);
    case STEP['recovery.roll']:
      return msg('prompt.recovery.roll', { u: named(s, s.frame(STEP['recovery.roll']).unit) });
    default:
      return fightPrompt(s);
  }
}

function setupPrompt(s: S, u: number): Message {
  const [n, all] = [u - SQUADS + 1, UNITS.length - SQUADS];
  return msg('prompt.setup.robots', { u: named(s, u), n, all });
}

const impactPrompt = ({ impact, side }: Frame<'impact' | 'side'>): Message =>
  msg('prompt.setup.impact.hex', { n: impact, side });

const shieldPrompt = (s: S, u: number): Message =>
  msg('prompt.auto-defend.roll', { u: named(s, u), odds: autoDefendOdds(s) });

const recoveryPrompt = (s: S, u: number): Message =>
  msg('prompt.recovery', { u: named(s, u), n: s.dropped[s.hex[u]], at: node(s.hex[u]) });

/** Quiet turns after which both sides are told what comes of them. */
const QUIET_WARNING = 6;

/** [R20] The turn at whose end the game is over if nothing happens; undefined while that is far off. */
export const lastQuietTurn = (s: S): number | undefined =>
  s.quiet < QUIET_WARNING ? undefined : s.turn + QUIET_TURNS - s.quiet;

function withQuiet(s: S, asked: Message): Message {
  const turn = lastQuietTurn(s);
  return turn === undefined ? asked : msg('prompt.quiet', { asked, turn });
}

function fightPrompt(s: S): Message {
  switch (s.step) {
    case STEP['human.combat']:
      return msg('prompt.human.combat');
    case STEP['robot.combat']:
      return msg(
        s.world.mindWeapon && !s.mindUsed ? 'prompt.robot.combat.mind' : 'prompt.robot.combat',
      );
    case STEP['human.combat.roll']:
    case STEP['robot.combat.roll']:
    case STEP['mind.roll']:
      return rollPrompt(s);
    case STEP.repair:
      return msg('prompt.repair');
    default:
      return demolitionPrompt(s);
  }
}

function rollPrompt(s: S): Message {
  const { hex, column } = requireDefined(
    frameAmong(s, FIGHTS),
    'a fight is pending while its die is rolled',
  );
  return s.step === STEP['mind.roll']
    ? msg('prompt.mind.roll', { at: node(hex) })
    : msg('prompt.combat.roll', { at: node(hex), odds: ODDS_NAMES[column] });
}

function demolitionPrompt(s: S): Message {
  switch (s.step) {
    case STEP['demolition.set']:
      // Charges set now go off a turn later than earlier ones: each with its turn.
      return msg('prompt.demolition.set', { next: s.turn + 1, due: dueCharges(s).length });
    case STEP['demolition.at']:
      return msg('prompt.demolition.at', { u: named(s, s.frame(STEP['demolition.at']).unit) });
    case STEP['demolition.pattern']:
      return msg('prompt.demolition.pattern', {
        at: node(s.frame(STEP['demolition.pattern']).hex),
      });
    case STEP['demolition.direction']:
      return directionPrompt(s.frame(STEP['demolition.direction']));
    case STEP['demolition.blast']:
      return blastPrompt(s, s.frame(STEP['demolition.blast']));
    case STEP['human.advance']:
    case STEP['robot.advance']:
      return msg('prompt.advance');
    default:
      return endWords(s);
  }
}

const directionPrompt = ({ hex, pattern }: Frame<'hex' | 'pattern'>): Message =>
  msg('prompt.demolition.direction', { at: node(hex), pattern: PATTERNS[pattern] });

const blastPrompt = (s: S, { charge, number }: Frame<'charge' | 'number'>): Message =>
  msg('prompt.demolition.blast', { k: number, at: node(s.chargeHex[charge]) });

function endWords(s: S): Message {
  const outcome = outcomeOf(s);
  if (!outcome) return msg('prompt.turn.end');
  const { reason, winners } = outcome;
  return msg(winners.includes(HUMAN) ? 'prompt.over.human' : 'prompt.over.annihilator', { reason });
}

/** The step of the turn, for the panel. */
export function phaseName(s: S): Message {
  const step = phaseStep(s);
  if (step >= STEP['game.over']) return msg('phase.over');
  if (step >= STEP.repair) return msg('phase.repair');
  if (step >= STEP['robot.combat']) return msg('phase.robot.combat');
  if (step >= STEP['robot.move']) return msg('phase.robot.move');
  if (step >= STEP['human.advance']) return msg('phase.advance');
  if (step >= STEP['demolition.detonate']) return msg('phase.demolition.detonate');
  if (step >= STEP['demolition.set']) return msg('phase.demolition.set');
  if (step >= STEP['human.combat']) return msg('phase.human.combat');
  return msg(step >= STEP['human.move'] ? 'phase.human.move' : 'phase.setup');
}
