/** How the game is shown: data and sentences, no drawing. */
import { nounOf, verbOf } from '../../kernel/action.ts';
import type { CounterLook, Look, MarkerLook, PanelLine } from '../../kernel/look.ts';
import { NONE } from '../../kernel/state.ts';
import { charts } from './data/charts.ts';
import { SIDES } from './data/particles.ts';
import { overlays } from './look-overlays.ts';
import { pathOf, previewOf } from './look-preview.ts';
import { outcomeOf, QUIET_TURNS } from './rules/00-turn.ts';
import { closestCarrier } from './rules/06-exception.ts';
import { STEP, VERB } from './rules/names.ts';
import {
  type AnnihilationState,
  chargeOf,
  inFlight,
  isAnnihilator,
  nodeOf,
  ownerOf,
  standingOn,
} from './state.ts';

type S = AnnihilationState;
const TERRAINS = [
  'point',
  'emergence-white',
  'emergence-black',
  'tray-white',
  'tray-black',
] as const;

/** From so many quiet turns before the end on, the prompt says so. */
const QUIET_WARNING = 6;

const sideName = (side: number): string => SIDES[side]?.name ?? 'nobody';
const unitId = (s: S, u: number): string => s.world.units[u]?.id ?? '?';
const label = (s: S, n: number): string => s.world.board.labels[n] ?? '?';

/** "White's carrier w3" */
function unitName(s: S, u: number): string {
  const kind = isAnnihilator(s, u) ? 'annihilator' : 'carrier';
  return `${sideName(ownerOf(s, u))}'s ${kind} ${unitId(s, u)}`;
}

function terrainOf({ world }: S, n: number): number {
  if (n >= world.points) return n < world.points + world.units.length ? 3 : 4;
  return world.emergence.indexOf(n) + 1;
}

/** All particles, those in the trays too; the one in flight lies on top. */
function counters(s: S): CounterLook[] {
  const flying = inFlight(s);
  const closest = [closestCarrier(s, 0), closestCarrier(s, 1)];
  const all = s.world.units.map((unit, u): CounterLook => {
    const conditions = [
      ...(closest.includes(u) ? ["closest to the opponent's emergence"] : []),
      ...(s.emitted[u] ? ['has emitted'] : []),
      ...(u === flying && s.place[u] !== NONE ? ['in flight'] : []),
      ...(s.place[u] === NONE ? ['in the tray'] : []),
    ];
    return {
      unit: u,
      node: nodeOf(s, u),
      side: ownerOf(s, u),
      type: unit.type,
      name: unitName(s, u),
      values: String(chargeOf(s, u)),
      figures: `charge ${chargeOf(s, u)}`,
      conditions,
      badge: '',
      facing: -1,
    };
  });
  return all.sort((a, b) => Number(a.unit === flying) - Number(b.unit === flying));
}

const markers = ({ world }: S): MarkerLook[] =>
  world.emergence.map((node, side) => ({
    node,
    type: 'emergence',
    name: `${sideName(side)}'s point of emergence`,
    text: label({ world } as S, node),
    facing: -1,
  }));

/** What is asked of the player on turn. */
function prompt(s: S): string {
  const by = sideName(s.side);
  const u = inFlight(s);
  switch (s.step) {
    case STEP['turn.action']:
      return `${by}: place a particle from your tray, or choose a carrier to emit itself.${quietWords(s)}`;
    case STEP['annihilator.point']:
      return `${by}: put the annihilator on any empty point between the emergences.`;
    case STEP['emission.path']:
      return `${by}: ${unitId(s, u)} is on ${label(s, s.place[u] as number)} with force ${s.arg(1)}; choose its next point.`;
    case STEP['transference.line']:
      return `${by}: ${unitId(s, u)} is struck with force ${s.arg(1)}; choose where it is driven.`;
    case STEP['meeting.choice']:
      return `${by}: ${meetingWords(s)}; it may emit its whole charge, or both are annihilated.`;
    default:
      return endWords(s);
  }
}

/** [R16] Told when the end of a game in which nothing happens is near. */
function quietWords(s: S): string {
  const left = QUIET_TURNS - s.quiet;
  if (left > QUIET_WARNING) return '';
  const turns = left === 1 ? 'This is the last turn' : `${left} turns are left`;
  return ` ${turns} unless something is placed or annihilated [R16].`;
}

function meetingWords(s: S): string {
  const u = inFlight(s);
  const n = s.place[u] as number;
  return `${unitId(s, u)} meets ${unitId(s, standingOn(s, n))} on ${label(s, n)} with no force left`;
}

function endWords(s: S): string {
  const outcome = outcomeOf(s);
  if (!outcome) return 'The turn ends.';
  const result = outcome.winner === NONE ? 'Drawn' : `${sideName(outcome.winner)} wins`;
  return `${outcome.reason} ${result}, ${s.score[0]} to ${s.score[1]} (White first).`;
}

function actionLabel(s: S, action: number): string {
  const noun = nounOf(action);
  switch (verbOf(action)) {
    case VERB.place:
      return placeLabel(s, noun);
    case VERB.emit:
      return `Emit ${unitId(s, noun)} with force ${chargeOf(s, noun)}`;
    case VERB.annihilate:
      return 'Annihilate both';
    case VERB.at:
      return `Put it on ${label(s, noun)}`;
    case VERB.to:
      return hitLabel(s, `Go to ${label(s, noun)}`, noun, s.arg(1) - 1);
    case VERB.drive:
      return hitLabel(s, `Drive ${unitId(s, inFlight(s))} to ${label(s, noun)}`, noun, 0);
    default:
      return 'Pass';
  }
}

function placeLabel(s: S, u: number): string {
  if (isAnnihilator(s, u)) return `Place annihilator ${unitId(s, u)}`;
  const met = standingOn(s, s.world.emergence[ownerOf(s, u)] as number);
  const knock = met === NONE ? '' : `, knocking ${unitId(s, met)} ${chargeOf(s, u)} on`;
  return `Place ${unitId(s, u)}${knock}`;
}

function hitLabel(s: S, words: string, n: number, force: number): string {
  const met = standingOn(s, n);
  if (met === NONE) return words;
  return `${words}, ${force > 0 && !isAnnihilator(s, met) ? `striking ${unitId(s, met)} with ${force}` : `meeting ${unitId(s, met)}`}`;
}

function panel(s: S): PanelLine[] {
  const tray = (side: number) =>
    s.world.units.filter((_, u) => s.place[u] === NONE && ownerOf(s, u) === side).map((u) => u.id);
  return [
    { label: 'Turn', value: String(s.turn) },
    { label: 'On turn', value: sideName(s.side), side: s.side },
    ...SIDES.map(({ name }, side) => ({
      label: `${name}'s score`,
      value: `${s.score[side]} of ${s.world.target}`,
      side,
      tally: `${s.score[side]}`,
    })),
    ...SIDES.map(({ name }, side) => ({
      label: `${name}'s Ex Nihilo tray`,
      value: tray(side).join(' ') || 'empty',
      side,
    })),
    { label: 'Quiet turns', value: `${s.quiet} of ${QUIET_TURNS}` },
  ];
}

export const look: Look<S> = {
  terrains: [
    { id: TERRAINS[0], name: 'location point', glyph: '·' },
    { id: TERRAINS[1], name: "White's point of emergence", glyph: 'O' },
    { id: TERRAINS[2], name: "Black's point of emergence", glyph: 'O' },
    { id: TERRAINS[3], name: "White's Ex Nihilo tray", glyph: ' ' },
    { id: TERRAINS[4], name: "Black's Ex Nihilo tray", glyph: ' ' },
  ],
  terrainOf,
  terrainIsFixed: true,
  counters,
  markers,
  prompt,
  actionLabel,
  focus(s) {
    const u = inFlight(s);
    return { unit: u, node: u === NONE ? NONE : nodeOf(s, u) };
  },
  path: pathOf,
  preview: previewOf,
  panel,
  overlays,
  charts,
  log: {
    place: '{by:side} places {u:unit} on {at:node}.',
    emit: '{by:side} lets {u:unit} emit its charge: force {n}.',
    strike: '{u:unit} takes {at:node} and strikes {v:unit} with force {n}.',
    driven: '{u:unit} is driven to {at:node}.',
    meet: '{u:unit} and {v:unit} meet on {at:node}.',
    rest: '{u:unit} ends its motion on {at:node}.',
    annihilated: '{u:unit} is annihilated on {at:node} and goes to the tray of {to:side}.',
    score: '{by:side} scores {n} for {u:unit}.',
    pass: '{by:side} has no action and passes.',
    end: '{reason} {result}, {white} to {black} (White first).',
  },
  art: 'annihilation',
};
