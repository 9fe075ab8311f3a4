/** Preview of the attack that is being put together: its sums, its odds, and the exact chances of its results. */
import { type Action, pack } from '../../../kernel/action.ts';
import { Log } from '../../../kernel/text/log.ts';
import type { PlanItem, PlanLine, PlanSide } from '../../../kernel/look/plan.ts';
import { keyOf, type Message, type LocalizedText, unit } from '../../../kernel/text/message.ts';
import { NONE } from '../../../kernel/state.ts';
import type { Step } from '../../../kernel/step.ts';
import type { Aim } from '../bearing.ts';
import { COLUMNS, directColumn } from '../data/tables.ts';
import { RUBBLE_DEFENCE, TERRAINS } from '../data/terrain.ts';
import { bearingOf } from '../rules/movement/12-bearing.ts';
import { isWhole, openGuns, volleyOf } from '../rules/fire/14-muster.ts';
import { strikeOdds, strikeRollStep } from '../rules/fire/14-strike.ts';
import { aimAt } from '../rules/fire/16-direct.ts';
import { firingOf, openFirers, targetsOf } from '../rules/fire/16-muster.ts';
import { coverOf, hexDefence, ownDefence } from '../rules/fire/17-defence.ts';
import { meleeNow } from '../rules/assault/18-assault.ts';
import {
  attackOf,
  chosenTargets,
  columnLeft,
  columnNow,
  defenceOf,
  hasShift,
  openAttackers,
} from '../rules/assault/18-melee.ts';
import { attackStep } from '../rules/fire/26-attack.ts';
import { waysOf } from '../rules/dice.ts';
import { STEP, V } from '../rules/names.ts';
import { turnAt } from '../rules/sequence.ts';
import { isCarried, kindOf, ratingsOf, unitsAt } from '../rules/units.ts';
import { ELIMINATED, FIRES, type Slammers, TARGET } from '../state.ts';
import type { en } from '../i18n/en.ts';
import { msg } from '../i18n/msg.ts';

type S = Slammers;

export interface Forecast
  extends Pick<PlanItem, 'attack' | 'defence' | 'odds' | 'rule' | 'chances'> {
  /** In how many of 36 rolls somebody is eliminated. */
  readonly lost: number;
}

/** A way of attacking: what can still join, and what those with roles would do, at a hex. */
export interface ChanceKind {
  /** Verb by which a unit joins. */
  readonly joins: number;
  /** Units behind the one chosen last that can join, ascending. */
  open(s: S, hex: number, last: number): readonly number[];
  /** Whether those who have joined may attack as they are. */
  isLegal(s: S, hex: number): boolean;
  /** Their expected effect; undefined if the odds are under the table. */
  forecast(s: S, hex: number): Forecast | undefined;
}

/** Half attack points [R33]. */
const halvesText = (halves: number): string => `${halves / 2}`;

const line = (label: Message, value: string, rule: string): PlanLine => ({ label, value, rule });

const unitLine = (u: number, value: string, rule: string): PlanLine =>
  line(msg('plan.unit', { u: unit(u) }), value, rule);

const withRole = (s: S, role: number): number[] =>
  [...s.role.keys()].filter((u) => s.role[u] === role);

const placesOf = (s: S, units: readonly number[]): number[] => [
  ...new Set(units.map((u) => s.at[u])),
];

/** Exact chances of what a roll does, by the step that is rolled for itself. */
function chancesBy(s: S, step: Step<S>): Pick<Forecast, 'chances' | 'lost'> {
  const found = new Map<string, { label: LocalizedText; ways: number }>();
  let lost = 0;
  for (let roll = LOWEST; roll <= HIGHEST; roll++) {
    const action = pack(V.roll, roll);
    const ways = waysOf(s, action);
    const { label, kills } = outcomeBy(s, step, action);
    if (kills) lost += ways;
    const entry = found.get(keyOf(label)) ?? { label, ways: 0 };
    entry.ways += ways;
    found.set(keyOf(label), entry);
  }
  const all = [...found.values()];
  return {
    lost,
    chances: all.map(({ label, ways }) => ({ label, p: ways / ROLLS, text: `${ways}/${ROLLS}` })),
  };
}
const [LOWEST, HIGHEST, ROLLS] = [2, 12, 36];

function outcomeBy(s: S, step: Step<S>, action: Action): { label: LocalizedText; kills: boolean } {
  const after = s.clone();
  const log = new Log();
  step.apply?.(after, action, log);
  const label = log.events.find(({ outcome }) => outcome !== undefined)?.outcome ?? '';
  const kills = after.mark.some((mark, u) => mark === ELIMINATED && s.mark[u] !== ELIMINATED);
  return { label, kills };
}

/** [16.1] */
const direct: ChanceKind = {
  joins: V.join,
  open: (s, hex, last) => openFirers(s, aimAt(s, hex), last),
  isLegal: (s, hex) => directColumnOf(s, aimAt(s, hex)) >= 0,
  forecast(s, hex) {
    const aim = aimAt(s, hex);
    const column = directColumnOf(s, aim);
    if (column < 0) return undefined;
    const rolled = s.clone();
    rolled.goto(STEP['attack.roll'], { hex, column });
    return {
      attack: directAttack(s, aim),
      defence: directDefence(s, aim),
      odds: COLUMNS[column],
      rule: '26.1',
      ...chancesBy(rolled, attackStep),
    };
  },
};

const directColumnOf = (s: S, aim: Aim): number =>
  directColumn(firingOf(s, aim).halves, targetsOf(s, aim).defence);

function directAttack(s: S, { b, place }: Aim): PlanSide {
  const { from, unit: units, halves } = b.direct;
  const lines: PlanLine[] = [];
  let total = 0;
  for (let i = from[place]; i < from[place + 1]; i++) {
    if (s.role[units[i]] !== FIRES) continue;
    total += halves[i];
    lines.push(firerLine(s, units[i], halves[i]));
  }
  const nodes = placesOf(s, withRole(s, FIRES));
  return { nodes, lines, total: halvesText(total) };
}

/** [12.5] Half of its attack from afar. */
const firerLine = (s: S, u: number, halves: number): PlanLine =>
  unitLine(u, halvesText(halves), halves < 2 * ratingsOf(s, u).attack ? '12.5' : '12.2');

/** [16.5] [17.1] [17.3] The targets, and once what they stand on or in. */
function directDefence(s: S, aim: Aim): PlanSide {
  const hex = aim.b.hexes[aim.place];
  const targets = withRole(s, TARGET);
  const { defence, inside } = targetsOf(s, aim);
  const cover = inside ? 0 : coverOf(s, hex);
  return {
    nodes: [hex],
    lines: [
      ...targets.map((u) => unitLine(u, `${ownDefence(s, u)}`, s.inside[u] ? '17.3' : '16.5')),
      ...(cover > 0 ? coverLines(s, hex, cover) : []),
    ],
    total: `${defence}`,
  };
}

function coverLines(s: S, hex: number, cover: number): PlanLine[] {
  const { id, direct: ground } = TERRAINS[s.world.terrain[hex]];
  const rest = cover - ground;
  return [
    ...(ground > 0 ? [line(groundName(id), `+${ground}`, '17.1')] : []),
    ...(rest > 0 ? [line(msg('marker.rubble'), `+${RUBBLE_DEFENCE}`, '20.4')] : []),
  ];
}

const groundName = (id: string): Message => msg(`terrain.${id}` as keyof typeof en);

/** [18.3] */
const assault: ChanceKind = {
  joins: V.join,
  open: (s, _, last) => openAttackers(s, meleeNow(s), last),
  isLegal: (s) => columnNow(s, meleeNow(s)) >= 0,
  forecast(s, hex) {
    const melee = meleeNow(s);
    const column = columnLeft(s, melee);
    if (column < 0) return undefined;
    const rolled = s.clone();
    rolled.goto(STEP['attack.roll'], { hex, column });
    const [attackers, targets] = [withRole(s, FIRES), chosenTargets(s, melee)];
    const sum = (units: readonly number[], of: (s: S, u: number) => number) =>
      `${units.reduce((total, u) => total + of(s, u), 0)}`;
    return {
      attack: {
        nodes: [hex],
        lines: [
          ...attackers.map((u) =>
            unitLine(u, `${attackOf(s, u)}`, kindOf(s, u).infantry ? '18.5' : '18.3'),
          ),
          ...(hasShift(s, attackers[0]) ? [line(msg('plan.shift'), '→', '18.4')] : []),
        ],
        total: sum(attackers, attackOf),
      },
      defence: {
        nodes: [hex],
        lines: targets.map((u) =>
          unitLine(u, `${defenceOf(s, u)}`, s.inside[u] ? '18.14' : '18.13'),
        ),
        total: sum(targets, defenceOf),
      },
      odds: COLUMNS[column],
      rule: '26.1',
      ...chancesBy(rolled, attackStep),
    };
  },
};

/** The strike at a hex by whoever's fire it is. */
function strikeAt(s: S, hex: number): Aim {
  const b = bearingOf(s);
  const { order } = s.frame(STEP['strike.hex']);
  return { b, place: b.place[hex], turn: turnAt(s, order) };
}

/** [14.1] Shells; of gas there are no odds [15.3]. */
const strike: ChanceKind = {
  joins: V.shell,
  open: (s, hex, last) => openGuns(s, strikeAt(s, hex), last).shells,
  isLegal: (s, hex) => isWhole(s, strikeAt(s, hex)),
  forecast(s, hex) {
    const aim = strikeAt(s, hex);
    const { halves, shells } = volleyOf(s, aim);
    if (shells === 0 || !isWhole(s, aim)) return undefined;
    const rolled = s.clone();
    rolled.goto(STEP['strike.roll'], { hex });
    return {
      attack: strikeAttack(s, aim, halves),
      defence: strikeDefence(s, hex),
      odds: strikeOdds(rolled),
      rule: '14.9',
      ...chancesBy(rolled, strikeRollStep),
    };
  },
};

function strikeAttack(s: S, { b, place }: Aim, total: number): PlanSide {
  const { from, unit: guns, halves } = b.indirect;
  const lines: PlanLine[] = [];
  for (let i = from[place]; i < from[place + 1]; i++)
    if (s.role[guns[i]] === FIRES) lines.push(firerLine(s, guns[i], halves[i]));
  return { nodes: placesOf(s, withRole(s, FIRES)), lines, total: halvesText(total) };
}

/** [14.6] [17.2] [R43] The hex itself defends, or the fortress in it. */
function strikeDefence(s: S, hex: number): PlanSide {
  const there = unitsAt(s, hex).filter((u) => !isCarried(s, u));
  const inside = [...new Set(there.map((u) => s.inside[u] === 1))];
  const values = inside.map((isIn) => `${hexDefence(s, hex, isIn)}`);
  const { id } = TERRAINS[s.world.terrain[hex]];
  return {
    nodes: [hex],
    lines: inside.map((isIn, i) =>
      line(isIn ? msg('marker.fortress') : groundName(id), values[i], isIn ? '17.3' : '17.2'),
    ),
    total: values.join(' / '),
  };
}

/** The way of attacking that is being put together, its hex, and who was chosen last. */
export interface Attempt {
  readonly kind: ChanceKind;
  readonly hex: number;
  readonly last: number;
  /** Targets are chosen still; firers come after them. */
  readonly isAiming: boolean;
}

const ATTEMPTS = [
  { step: STEP['direct.targets'], kind: direct, isAiming: true },
  { step: STEP['direct.guns'], kind: direct, isAiming: false },
  { step: STEP['assault.targets'], kind: assault, isAiming: true },
  { step: STEP['assault.units'], kind: assault, isAiming: false },
  { step: STEP['strike.guns'], kind: strike, isAiming: false },
] as const;

/** Attack that is being put together; undefined if there is none. */
export function attemptOf(s: S): Attempt | undefined {
  const found = ATTEMPTS.find(({ step }) => step === s.step);
  if (!found) return undefined;
  const { hex, last } = s.frame<string>(found.step);
  const { kind, isAiming } = found;
  return { kind, hex, last: isAiming ? NONE : last, isAiming };
}

/** The position with some units in a part of the attack. */
export function withUnits(s: S, units: readonly number[], role: number): S {
  const next = s.clone();
  for (const u of units) next.role[u] = role;
  return next;
}

/** The position with everybody in the attack who can join it, the dearest way to make it. */
export function withAll(s: S, { kind, hex, last }: Attempt): S {
  const next = s.clone();
  let before = last;
  for (let open = kind.open(next, hex, before); open.length > 0; ) {
    [before] = open;
    next.role[before] = FIRES;
    open = kind.open(next, hex, before);
  }
  return next;
}

/** Expected result of the announced attack that enemies may still answer; undefined if there is none. */
export function forecastOfRoll(s: S): Forecast | undefined {
  if (s.isPending(STEP['strike.roll'])) return strike.forecast(s, s.frame(STEP['strike.roll']).hex);
  if (!s.isPending(STEP['attack.roll'])) return undefined;
  const kind = s.isPending(STEP['assault.hex']) ? assault : direct;
  return kind.forecast(s, s.frame(STEP['attack.roll']).hex);
}
