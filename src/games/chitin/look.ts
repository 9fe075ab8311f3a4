/** Description of the game for its display: messages and plain data, no drawing. */
import type { Look } from '../../kernel/look/look.ts';
import { stepLook } from '../../kernel/look/step-look.ts';
import type { PanelLine } from '../../kernel/look/panel.ts';
import type { Message } from '../../kernel/text/message.ts';
import { art } from './art.ts';
import { HEXES, HEXES_OF, MEGAHEX_NAMES, TERRAIN_OF } from './data/field.ts';
import { TERRAINS } from './data/map.ts';
import { SIDES } from './data/units.ts';
import { plan } from './look/battles.ts';
import { makeCharts } from './look/charts.ts';
import { goal } from './look/goal.ts';
import { moments } from './look/moments.ts';
import { overlays } from './look/overlays.ts';
import { counters, lost, markers } from './look/pieces.ts';
import { isWarned } from './rules/04-standstill.ts';
import { standing } from './rules/04-victory.ts';
import { commanded } from './rules/air/08-command.ts';
import { VERBS } from './rules/names.ts';
import { TABLE } from './rules/steps.ts';
import type { Chitin, World } from './state.ts';
import { type Key, msg } from './i18n/msg.ts';

const EDGE = TERRAINS.length;

/** Returns turn, score, tokens, losses and command. */
function panel(s: Chitin): PanelLine[] {
  const { advanced } = s.world.rules;
  const turn = { n: s.round, of: s.world.turns };
  return [
    { label: msg('panel.turn'), value: msg('panel.turn.value', turn) },
    ...(advanced ? [{ label: msg('panel.standstill'), value: standstill(s) }] : []),
    ...SIDES.flatMap((_, side) => sideLines(s, side)),
  ];
}

function sideLines(s: Chitin, side: number): PanelLine[] {
  const { advanced } = s.world.rules;
  const line = (label: Key, value: number): PanelLine => ({
    label: msg(label),
    value: `${value}`,
    side,
  });
  const n = standing(s, side);
  return [
    {
      label: msg(`side.${SIDES[side].id}`),
      value: msg(advanced ? 'panel.points.value' : 'panel.tokens.value', { n }),
      side,
      tally: `${n}`,
    },
    // The deciding numbers are in the lines above: points in advanced games, tokens in basic ones.
    ...(advanced
      ? [line('panel.harvest', s.harvest[side]), line('panel.home', s.tokensOff[side])]
      : []),
    line('panel.lost', s.losses[side]),
    ...(advanced ? [line('panel.command', commandCount(s, side))] : []),
  ];
}

/** [R59] Returns the count of standstill rounds, and, from the warning on, its consequence. */
const standstill = (s: Chitin): Message =>
  msg('panel.standstill.value', {
    n: s.idle,
    of: s.world.values.standstill,
    ends: isWarned(s) ? 'yes' : 'no',
  });

const commandCount = (s: Chitin, side: number): number =>
  commanded(s, side).reduce((sum, mark) => sum + mark, 0);

export const makeLook = (world: World): Look<Chitin> => ({
  terrains: [
    ...TERRAINS.map(({ id, glyph }) => ({ id, name: msg(`ground.${id}`), glyph })),
    { id: 'edge', name: msg('place.off'), glyph: '=' },
  ],
  terrainOf: (_, n) => (n < HEXES ? TERRAIN_OF[n] : EDGE),
  terrainIsFixed: true,
  regions: MEGAHEX_NAMES.map((name, m) => ({
    name: msg('region.megahex', { name }),
    text: name.length === 1 ? name : '',
    nodes: HEXES_OF[m],
  })),
  counters,
  nodeOf: (s, u) => s.at[u],
  lost,
  harms: ['condition.disrupted'],
  attacks: ['result', 'air-result'],
  moments,
  markers,
  ...stepLook(VERBS, TABLE),
  plan: { show: plan },
  panel,
  goal,
  overlays,
  charts: makeCharts(world),
  art,
});
