/** [12.1] Offered actions that build an attack, each with the odds that it leads to. */
import type { AreaLook } from '../../../../kernel/look/look.ts';
import type { StepOffer } from '../../../../kernel/step.ts';
import { keyOf } from '../../../../kernel/text/message.ts';
import { FIRES, type Slammers, TARGET } from '../../state.ts';
import { fixed, msg } from '../../i18n/msg.ts';
import { type Label, nodeLabel, unitLabel } from '../step.ts';
import { type AttackKind, type Forecast, resultsOf, withAll, withUnits } from './26-forecast.ts';

type S = Slammers;

/** Offers a hex to attack, with the best odds possible there and the units that can attack it. */
export const aimOffer = (
  bestAt: (s: S, hex: number) => Forecast | undefined,
  actors: (s: S, hex: number) => number[],
): StepOffer<Slammers> => ({
  label: nodeLabel('label.aim'),
  preview: (s, hex) => oddsArea(hex, bestAt(s, hex)),
  actors,
});

/**
 * Offers the target: all enemies in the hex, one of them, or only those already chosen. The odds are those of all
 * units that could attack it.
 */
export const targetOffers = (kind: AttackKind) => ({
  all: attackOffer(fixed('label.all'), {
    behind: (s, hex) => forecastOn(s, kind, hex, kind.whole(s, hex)),
  }),
  target: attackOffer(unitLabel('label.target'), {
    behind: (s, hex, u) => forecastOn(s, kind, hex, [u]),
  }),
  done: attackOffer(fixed('label.done'), {
    behind: (s, hex) => forecastOn(s, kind, hex, []),
  }),
});

/** Returns the forecast of an attack by all units that can join, on the targets already chosen plus `enemies`. */
export const forecastOn = (
  s: S,
  kind: AttackKind,
  hex: number,
  enemies: readonly number[],
): Forecast | undefined => kind.forecast(withAll(withUnits(s, enemies, TARGET), kind, hex), hex);

/** Offers a unit that can join the attack. */
export const joinOffer = (kind: AttackKind, label: Label): StepOffer<Slammers> =>
  attackOffer(label, {
    before: (s, hex) => (kind.isLegal(s, hex) ? kind.forecast(s, hex) : undefined),
    behind: (s, hex, u) => kind.forecast(withUnits(s, [u], FIRES), hex),
  });

/** Offers to make the attack as it is. */
export const fireOffer = (kind: AttackKind): StepOffer<Slammers> =>
  attackOffer(fixed('label.fire'), { behind: (s, hex) => kind.forecast(s, hex) });

/** Forecasts of the attack before and after an action; undefined if there are no odds. */
interface Change {
  before?(s: S, hex: number): Forecast | undefined;
  behind(s: S, hex: number, noun: number): Forecast | undefined;
}

const hexNow = (s: S): number => s.frame<string>(s.step).hex;

const attackOffer = (plain: Label, { before, behind }: Change): StepOffer<Slammers> => ({
  label(s, noun) {
    const label = plain(s, noun);
    const next = behind(s, hexNow(s), noun);
    if (!next) return label;
    // [R2] Every column can eliminate, so the targets are marked as eliminated already.
    if (next.lost + next.shaken === 0) return msg('label.odds.nothing', { label });
    const was = before?.(s, hexNow(s));
    const args = { label, odds: next.odds, results: resultsOf(next, was) };
    if (!was) return msg('label.odds', args);
    if (keyOf(was.odds) === keyOf(next.odds)) return msg('label.odds.same', args);
    return msg('label.odds.change', { ...args, from: was.odds });
  },
  preview: (s, noun) => oddsArea(hexNow(s), behind(s, hexNow(s), noun)),
});

const oddsArea = (hex: number, forecast: Forecast | undefined): AreaLook[] =>
  forecast
    ? [{ type: 'target', name: msg('area.attack'), nodes: [hex], texts: [forecast.odds] }]
    : [];
