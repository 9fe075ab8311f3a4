/** Text lines beside the board: turn, player turns and sections in order, order of fire, state of each colour. */
import type { PanelLine } from '../../../kernel/look/panel.ts';
import { type Message, type MessageArg, side as sideNoun } from '../../../kernel/text/message.ts';
import { type Colour, COLOURS } from '../data/units.ts';
import { NONE } from '../../../kernel/state.ts';
import { STEP } from '../rules/names.ts';
import {
  markerOf,
  playerTurnsNow,
  SECTION,
  type SectionId,
  SECTIONS,
  sideAt,
} from '../rules/sequence.ts';
import { countOnMap, moraleOf } from '../rules/units.ts';
import { standing } from '../rules/victory/victory.ts';
import type { Slammers } from '../state.ts';
import { msg } from '../i18n/msg.ts';

type S = Slammers;

export function panel(s: S): PanelLine[] {
  const { turns, title } = s.world.scenario;
  const plays = s.section !== SECTION['set-up'];
  return [
    ...(title ? [{ label: msg('panel.design'), value: msg('panel.design.title', { title }) }] : []),
    { label: msg('panel.turn'), value: turnText(s, turns) },
    ...(plays ? [{ label: msg('panel.player-turns'), value: playerTurns(s) }] : []),
    { label: msg('panel.section'), value: plays ? sections(s) : sectionName('set-up') },
    ...(plays ? [{ label: msg('panel.fire-order'), value: fireOrder(s) }] : []),
    ...COLOURS.flatMap((colour, c) => (s.world.forces[c] ? [colourLine(s, colour, c)] : [])),
    ...(plays ? [{ label: msg('panel.standing'), value: standing(s) }] : []),
    ...pointLines(s),
  ];
}

/** [27.1] Returns the game turn as text. */
function turnText({ round }: S, turns: number | undefined): Message {
  // [R64] Scenario without a turn limit.
  if (turns === undefined) return msg('panel.turn.open', { n: round });
  const turn = { n: round, turns, marker: markerOf(round) };
  return msg(turn.marker === round ? 'panel.turn.of' : 'panel.turn.marker', turn);
}

const sectionName = (id: SectionId): Message => msg(`section.${id}`);

/** Returns the names in order, with the current one highlighted. */
const inOrder = (names: readonly MessageArg[], now: number): Message =>
  msg('panel.order', {
    all: { row: names.map((name, i) => (i === now ? msg('panel.order.now', { name }) : name)) },
  });

/** [5.3] Returns the player turns in order. */
function playerTurns(s: S): Message {
  const turns = playerTurnsNow(s);
  const names = turns.map((turn) => sideNoun(s.world.playerTurns[turn].side));
  return inOrder(names, turns.indexOf(s.mover));
}

/** [5.1] Returns the sections of a player turn in order. */
function sections(s: S): Message {
  const shown = SECTIONS.filter(({ id }) => id !== 'set-up' && id !== 'begin' && id !== 'end');
  const names = shown.map(({ id }) => sectionName(id));
  return inOrder(
    names,
    shown.findIndex(({ id }) => SECTION[id] === s.section),
  );
}

/**
 * [5.4] Returns the sides in the order of fire, one entry per player turn; in the fire sections, highlights the side
 * to fire.
 */
function fireOrder(s: S): Message {
  const now = FIRES.find((step) => s.isPending(step));
  return inOrder(
    s.world.playerTurns.map((_, order) => sideNoun(sideAt(s, order))),
    now === undefined ? NONE : s.frame<string>(now).order,
  );
}

const FIRES = [STEP['strike.hex'], STEP['direct.hex'], STEP['assault.hex']] as const;

/** [6.6] [R6] Returns the line of a colour: morale and losses. */
function colourLine(s: S, colour: Colour, c: number): PanelLine {
  const morale = moraleOf(s, c);
  const name = msg(`colour.${colour}`);
  const key = morale === 0 ? 'panel.never-disrupted' : 'panel.morale';
  const value = msg(key, { morale, losses: s.losses[c], left: countOnMap(s, c) });
  const side = s.world.sideOf[c];
  return { label: name, value, ...(side >= 0 && { side }) };
}

/** [35.3] Returns a line with the points of each side. */
const pointLines = ({ world, points }: S): PanelLine[] =>
  world.scenario.victory.kind === 'points'
    ? world.scenario.commands.map((_, side) => ({
        label: msg('panel.points', { by: sideNoun(side) }),
        value: `${points[side]}`,
        side,
        tally: `${points[side]}`,
      }))
    : [];
