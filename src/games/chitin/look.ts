/** What the game tells the outside about itself: sentences and plain data, no drawing. */
import { type Action, nounOf, verbOf } from '../../kernel/action.ts';
import type { AreaLook, Look, PanelLine } from '../../kernel/look.ts';
import { NONE } from '../../kernel/state.ts';
import { art } from './art.ts';
import { CRT } from './data/charts.ts';
import { HEXES, HEXES_OF, MEGAHEX_NAMES, NEXT, TERRAIN_OF } from './data/field.ts';
import { TERRAINS } from './data/map.ts';
import { SIDES } from './data/units.ts';
import { plan } from './look/battles.ts';
import { charts } from './look/charts.ts';
import { muster } from './look/muster.ts';
import { overlays } from './look/overlays.ts';
import { counters, markers } from './look/pieces.ts';
import { actionLabel, prompt } from './look/words.ts';
import { isWarned, STANDSTILL } from './rules/04-standstill.ts';
import { scoreOf, standing } from './rules/04-victory.ts';
import { readParty } from './rules/06-party.ts';
import { floodFrom, pathTo, priceOf } from './rules/06-reach.ts';
import { nextToGo } from './rules/07-retreat.ts';
import { commanded } from './rules/08-command.ts';
import { STEP, V } from './rules/names.ts';
import { survey } from './rules/survey.ts';
import { planOf, weighPlan } from './plan.ts';
import type { Chitin } from './state.ts';

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

/** The battle that an attack would make, with its odds; an overrun's hex. */
function preview(s: Chitin, action: Action): AreaLook[] {
  const noun = nounOf(action);
  if (verbOf(action) === V.overrun) return [{ type: 'target', name: 'Overrun', nodes: [noun] }];
  const plan = planOf(s, action);
  if (plan === undefined) return [];
  const target = verbOf(action) === V.attack ? NEXT[noun] : noun;
  const sheet = weighPlan(s, plan).find((b) => b.targets.some(({ node }) => node === target));
  if (!sheet) return [];
  const nodes = sheet.targets.map(({ node }) => node);
  const odds = CRT.columns[sheet.column];
  return [{ type: 'target', name: `Battle at ${odds}`, nodes, texts: nodes.map(() => odds) }];
}

/** Turn, score, tokens, losses, command. */
function panel(s: Chitin): PanelLine[] {
  const { advanced } = s.world.rules;
  const lines: PanelLine[] = [{ label: 'Turn', value: `${s.round} of ${s.world.turns}` }];
  if (advanced) lines.push({ label: 'Standstill', value: standstill(s) });
  for (const [side, { name }] of SIDES.entries()) {
    lines.push({
      label: name,
      value: `${standing(s, side)} ${advanced ? 'points' : 'tokens'}`,
      side,
      tally: `${standing(s, side)}`,
    });
    if (advanced) lines.push({ label: 'Harvest', value: `${s.harvest[side]}`, side });
    lines.push({ label: 'Tokens home', value: `${s.tokensOff[side]}`, side });
    lines.push({ label: 'Units lost', value: `${s.losses[side]}`, side });
    if (advanced) lines.push({ label: 'Points', value: `${scoreOf(s, side)}`, side });
    if (advanced)
      lines.push({ label: 'Megahexes in command', value: `${commandCount(s, side)}`, side });
  }
  return lines;
}

/** [R59] How far the count is, and from the warning on what it leads to. */
const standstill = (s: Chitin): string =>
  `${s.idle} of ${STANDSTILL} turns${isWarned(s) ? ', then the game ends' : ''}`;

const commandCount = (s: Chitin, side: number): number =>
  commanded(s, side).reduce((sum, mark) => sum + mark, 0);

export const look: Look<Chitin> = {
  terrains: [
    ...TERRAINS.map(({ id, name, glyph }) => ({ id, name, glyph })),
    { id: 'edge', name: 'Off the map', glyph: '=' },
  ],
  terrainOf: (_, n) => (n < HEXES ? TERRAIN_OF[n] : EDGE),
  terrainIsFixed: true,
  regions: MEGAHEX_NAMES.map((name, m) => ({
    name: `Megahex ${name}`,
    text: name.length === 1 ? name : '',
    nodes: HEXES_OF[m],
  })),
  counters,
  markers,
  prompt,
  actionLabel,
  focus,
  path,
  preview,
  plan,
  muster,
  panel,
  overlays,
  charts,
  log: {
    'first-roll': '{by:side} rolls {die} for the first move.',
    ends: '{by:side} takes the {end} end; {first:side} moves first.',
    ready: '{by:side} has chosen a force.',
    force: '{by:side} takes {list}.',
    turn: 'Turn {n} of {by:side}.',
    standstill:
      'Standstill: nothing gained in {n} turns of each side; after {left} more the game is over.',
    hatched: 'Worker {u:unit} hatches and waits at the edge.',
    uncommanded: 'Out of command and disrupted: {us:units}.',
    move: '{us:units} {us:goes|go} from {from:node} to {n:node}.',
    fly: '{us:units} {us:flies|fly} from {from} to {to}.',
    face: 'The stack at {n:node} faces {d:direction}.',
    charge: '{us:units} at {n:node} {us:declares|declare} a charge.',
    take: '{u:unit} takes token {token}.',
    left: '{u:unit} leaves the map for good.',
    home: '{by:side} brings home token {token}, worth {value}.',
    overrun: '{us:units} {us:overruns|overrun} {n:node}.',
    recovered: '{us:units} {us:recovers|recover}.',
    battle: 'Attack on {at:nodes} from {from:nodes}: {attack} against {defence}, odds {odds}.',
    'joint-battle':
      'Attack on {at:nodes} from {from:nodes}, and by {us:units} from {air}: {attack} against {defence}, odds {odds}.',
    strike:
      'Attack on {at:nodes} by {us:units} from {air}: {attack} against {defence}, odds {odds}.',
    duel: 'Attack on {them:units} by {us:units} in {air}: {attack} against {defence}, odds {odds}.',
    add: '{n:node} {value}: {text}.',
    'air-add': '{us:units} {value}: {text}.',
    result: '{at:nodes}, {odds}: a {die}, {result}: {words}.',
    'air-result': 'Flyers in {at}, {odds}: a {die}, {result}: {words}.',
    died: '{u:unit} dies at {at:node}.',
    'air-died': '{u:unit} dies in {at}.',
    trapped: 'The stack at {at:node} has nowhere to go.',
    retreat: '{us:units} {us:retreats|retreat} from {from:node} to {n:node}.',
    'air-retreat': '{us:units} {us:retreats|retreat} from {from} to {to}.',
    advance: '{u:unit} advances to {n:node}.',
    fed: 'A body from {at:node} goes to token {token}, now worth {value}.',
    begun: 'Token {token} is begun at {at:node}.',
    credited: '{by:side} is credited with token {token}, worth {value}.',
  },
  art,
};
