/** Description of the game for the outside: messages and plain data, no drawing. */
import { type Action, nounOf, verbOf } from '../../kernel/action.ts';
import type { AreaLook, Look } from '../../kernel/look/look.ts';
import type { PanelLine } from '../../kernel/look/panel.ts';
import type { Message } from '../../kernel/text/message.ts';
import { NONE } from '../../kernel/state.ts';
import { art } from './art.ts';
import { ENDS, ENTRY, HEXES, HEXES_OF, MEGAHEX_NAMES, NEXT, TERRAIN_OF } from './data/field.ts';
import { TERRAINS } from './data/map.ts';
import { SIDES } from './data/units.ts';
import { plan } from './look/battles.ts';
import { charts } from './look/charts.ts';
import { goal } from './look/goal.ts';
import { overlays } from './look/overlays.ts';
import { counters, lost, markers } from './look/pieces.ts';
import { actionLabel, prompt } from './look/questions.ts';
import { endOf } from './rules/03-setup.ts';
import { isWarned, STANDSTILL } from './rules/04-standstill.ts';
import { standing } from './rules/04-victory.ts';
import { readParty } from './rules/movement/06-party.ts';
import { floodFrom, pathTo, priceOf } from './rules/movement/06-reach.ts';
import { nextToGo } from './rules/battle/07-retreat.ts';
import { commanded } from './rules/air/08-command.ts';
import { STEP, V } from './rules/names.ts';
import { survey } from './rules/survey.ts';
import { planOf, weighPlan } from './plan.ts';
import type { Chitin } from './state.ts';
import { type Key, msg } from './i18n/msg.ts';

const EDGE = TERRAINS.length;

/** The unit and node that the present decision is about. */
function focus(s: Chitin): { unit: number; node: number } {
  const nowhere = { unit: NONE, node: NONE };
  switch (s.step) {
    case STEP['move.party']:
    case STEP['move.face']: {
      const party = readParty(s);
      return { unit: party.units[0], node: party.node };
    }
    case STEP['combat.air']:
      return unitFocus(s, s.frame(STEP['combat.air']).flyer);
    case STEP['combat.enter']:
      return unitFocus(s, s.frame(STEP['combat.enter']).unit);
    case STEP['combat.roll']:
      return { ...nowhere, node: s.place[s.frame(STEP['combat.roll']).battle] };
    case STEP['combat.trapped']:
      return { ...nowhere, node: s.frame(STEP['combat.trapped']).hex };
    case STEP['combat.retreat']:
      return { ...nowhere, node: s.at[nextToGo(s, s.frame(STEP['combat.retreat']).side)[0]] };
    default:
      return nowhere;
  }
}

const unitFocus = (s: Chitin, unit: number) => ({ unit, node: s.at[unit] });

/** [6.02] The way a party would go, with the points each member pays. */
function path(s: Chitin, action: Action): { nodes: number[]; cost: string } | undefined {
  if (s.step !== STEP['move.party'] || verbOf(action) !== V.to) return undefined;
  const party = readParty(s);
  if (party.flyers) return { nodes: [nounOf(action)], cost: '' };
  const sv = survey(s, s.mover);
  const nodes = pathTo(floodFrom(s, sv, party, s.mover), nounOf(action));
  const costs = Array.from(party.units.subarray(0, party.size), (u) =>
    s.disrupted[u] ? 1 : nodes.reduce((sum, n) => sum + priceOf(sv, u, n), 0),
  );
  return { nodes, cost: [...new Set(costs)].join('/') };
}

/** The battle that an attack would make, with its odds; an overrun's hex; [3.02] an end of the map. */
function preview(s: Chitin, action: Action): AreaLook[] {
  const noun = nounOf(action);
  if (verbOf(action) === V.overrun)
    return [{ type: 'target', name: msg('area.overrun'), nodes: [noun] }];
  if (verbOf(action) === V.claim) return endArea(noun);
  const plan = planOf(s, action);
  if (plan === undefined) return [];
  const target = verbOf(action) === V.attack ? NEXT[noun] : noun;
  const sheet = weighPlan(s, plan).find((b) => b.targets.some(({ node }) => node === target));
  if (!sheet) return [];
  const nodes = sheet.targets.map(({ node }) => node);
  const { odds } = sheet;
  const name = msg('marker.battle', { odds });
  return [{ type: 'target', name, nodes, texts: nodes.map(() => odds) }];
}

/** [3.02] The hexes by which an end is entered, so that both can be seen before one is taken. */
function endArea(claim: number): AreaLook[] {
  const end = endOf(claim);
  const nodes = end < 0 ? undefined : ENTRY[end];
  return nodes ? [{ type: 'target', name: msg('area.end', { end: ENDS[end] }), nodes }] : [];
}

/** Turn, score, tokens, losses, command. */
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
    // The deciding facts are shown above: points here, tokens there.
    ...(advanced
      ? [line('panel.harvest', s.harvest[side]), line('panel.home', s.tokensOff[side])]
      : []),
    line('panel.lost', s.losses[side]),
    ...(advanced ? [line('panel.command', commandCount(s, side))] : []),
  ];
}

/** [R59] How far the count is, and from the warning on what it leads to. */
const standstill = (s: Chitin): Message =>
  msg('panel.standstill.value', { n: s.idle, of: STANDSTILL, ends: isWarned(s) ? 'yes' : 'no' });

const commandCount = (s: Chitin, side: number): number =>
  commanded(s, side).reduce((sum, mark) => sum + mark, 0);

export const look: Look<Chitin> = {
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
  markers,
  prompt,
  actionLabel,
  auto: [V.usual],
  focus,
  path,
  preview,
  plan: { show: plan },
  panel,
  goal,
  overlays,
  charts,
  art,
};
