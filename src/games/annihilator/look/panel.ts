/** Panel beside the board: the status of both sides, and dangers that players must see in advance. */
import type { PanelLine } from '../../../kernel/look/panel.ts';
import { type Message, node } from '../../../kernel/text/message.ts';
import { BRAINS } from '../data/map.ts';
import { ANNIHILATOR, FIRST_REPAIRBOT, HUMAN, SQUADS, UNITS } from '../data/units.ts';
import { blastOf, chargeMessage, withRisk } from './charges.ts';
import { lastQuietTurn } from '../rules/10-victory.ts';
import { STEP } from '../rules/names.ts';
import {
  type AnnihilatorState,
  chargesOf,
  chargesSet,
  isAlive,
  isHuman,
  isMarked,
  phaseStep,
  typeOf,
} from '../state.ts';
import { chargesMessage, spaced } from '../i18n/phrases.ts';
import { msg } from '../i18n/msg.ts';

type S = AnnihilatorState;

export function panel(s: S): PanelLine[] {
  return [
    { label: msg('panel.turn'), value: String(s.turn) },
    { label: msg('panel.step'), value: phaseName(s) },
    {
      label: msg('panel.squads'),
      value: squadsLeft(s),
      side: HUMAN,
      tally: `${aliveOf(s, HUMAN).length}`,
    },
    { label: msg('panel.charges'), value: supply(s), side: HUMAN },
    {
      label: msg('panel.robots'),
      value: robotsLeft(s),
      side: ANNIHILATOR,
      tally: `${aliveOf(s, ANNIHILATOR).length}`,
    },
    { label: msg('panel.mind'), value: mindMessage(s), side: ANNIHILATOR },
    ...(s.world.mindWeapon ? [] : [{ label: msg('panel.quiet'), value: quietMessage(s) }]),
    { label: msg('panel.brain'), value: brainMessage(s) },
    ...chargeLines(s),
    ...lotLines(s),
  ];
}

/** Returns the name of the current step of the turn. */
function phaseName(s: S): Message {
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

const aliveOf = (s: S, side: number): number[] =>
  [...UNITS.keys()].filter((u) => isHuman(u) === (side === HUMAN) && isAlive(s, u));

function squadsLeft(s: S): Message {
  const alive = aliveOf(s, HUMAN);
  const assault = alive.filter((u) => typeOf(s, u).id === 'assault').length;
  return msg('panel.squads.left', { assault, demolition: alive.length - assault });
}

function robotsLeft(s: S): Message {
  const alive = aliveOf(s, ANNIHILATOR);
  const security = alive.filter((u) => u < FIRST_REPAIRBOT).length;
  return msg('panel.robots.left', { security, repair: alive.length - security });
}

function supply(s: S): Message {
  let carried = 0;
  for (let u = 0; u < SQUADS; u++) carried += chargesOf(s, u);
  const dropped = s.dropped.reduce((sum, lot) => sum + lot, 0);
  const args = { carried, set: chargesSet(s), dropped };
  return msg(dropped > 0 ? 'panel.charges.dropped' : 'panel.charges.all', args);
}

function mindMessage(s: S): Message {
  if (!s.world.mindWeapon) return msg('panel.mind.off');
  return msg(s.mindUsed ? 'panel.mind.used' : 'panel.mind.ready');
}

/** [R20] Returns the number of quiet turns so far, of those that end the game. */
function quietMessage(s: S): Message {
  const args = { n: Math.max(0, s.quiet - 1), all: s.world.values.quiet };
  const turn = lastQuietTurn(s);
  return turn === undefined
    ? msg('panel.quiet.turns', args)
    : msg('panel.quiet.warning', { ...args, turn });
}

function brainMessage(s: S): Message {
  const n = BRAINS.filter((hex) => isMarked(s, hex)).length;
  return msg('panel.brain.hexes', { n, all: BRAINS.length });
}

/** [8.1] Returns a line for every set charge: its blast, its turn, and the units in it now. */
function chargeLines(s: S): PanelLine[] {
  return Array.from({ length: chargesSet(s) }, (_, i) => {
    const hexes = spaced(blastOf(s, i).map(node));
    const told = msg('panel.charge.hexes', { charge: chargeMessage(s, i), hexes });
    const label = msg('panel.charge', { at: node(s.chargeHex[i]) });
    return { label, value: withRisk(s, i, told), side: HUMAN };
  });
}

/** [8.5] Returns a line for all charges left behind in a hex. */
function lotLines(s: S): PanelLine[] {
  const lots = [...s.dropped.keys()].filter((n) => s.dropped[n] > 0);
  return lots.map((n) => ({
    label: msg('panel.lot', { at: node(n) }),
    value: chargesMessage(s.dropped[n]),
    side: HUMAN,
  }));
}
