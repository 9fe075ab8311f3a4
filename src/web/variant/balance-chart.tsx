/** Chart of the share of wins, with the confidence sequence that narrows from game to game. */
import { percent } from '../numbers.ts';
import type { BalanceArm, BalanceStep } from './balance-run.ts';
import { t } from './variant-messages.ts';

interface ChartProps {
  readonly arm: BalanceArm;
  /** Name of the side whose wins are counted. */
  readonly side: string;
  readonly steps: readonly BalanceStep[];
  /** Number of games at the right end. */
  readonly games: number;
}

const WIDTH = 320;
const HEIGHT = 170;
/** Room for labels on the left and below. */
const LEFT = 40;
const BOTTOM = 22;
const TOP = 8;
const RIGHT = 10;

const SHARES = [0, 0.25, 0.5, 0.75, 1];

export function BalanceChart({ arm, side, steps, games }: ChartProps) {
  const x = (n: number): number => LEFT + (n / games) * (WIDTH - LEFT - RIGHT);
  const y = (share: number): number => TOP + (1 - share) * (HEIGHT - TOP - BOTTOM);
  const last = steps.at(-1);
  const name = t(`balance.${arm}`);
  const text = last
    ? t('balance.chart', { arm: name, side, ...textsOf(last) })
    : t('balance.no-games', { arm: name });
  const line = (height: (step: BalanceStep) => number): string =>
    steps.map((step) => `${x(step.games)},${y(height(step))}`).join(' ');
  const band = [
    ...steps.map((step) => `${x(step.games)},${y(step.high)}`),
    ...steps.toReversed().map((step) => `${x(step.games)},${y(step.low)}`),
  ].join(' ');
  return (
    <figure class={`balance-chart ${arm}`}>
      <figcaption>
        <b>{name}</b>
        {last && (
          <>
            <span>{t('balance.share', textsOf(last))}</span>
            <span class="hint">{t('balance.between', textsOf(last))}</span>
          </>
        )}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={text}>
        {SHARES.map((share) => (
          <g key={share}>
            <line
              class={share === 0.5 ? 'half' : 'grid'}
              x1={LEFT}
              x2={WIDTH - RIGHT}
              y1={y(share)}
              y2={y(share)}
            />
            <text x={LEFT - 5} y={y(share) + 4} text-anchor="end">
              {percent(share)}
            </text>
          </g>
        ))}
        {[0, games / 2, games].map((n) => (
          <text key={n} x={x(n)} y={HEIGHT - 5} text-anchor={n === games ? 'end' : 'middle'}>
            {Math.round(n)}
          </text>
        ))}
        <polygon class="band" points={band} />
        <polyline class="bound" points={line(({ high }) => high)} />
        <polyline class="bound" points={line(({ low }) => low)} />
        <polyline class="share" points={line(({ share }) => share)} />
        {last && <circle class="share" cx={x(last.games)} cy={y(last.share)} r={3.5} />}
      </svg>
    </figure>
  );
}

/** Intervals are wide, so tenths of a percent would say too much. */
const whole = (share: number): string => percent(Math.round(share * 100) / 100);

const textsOf = ({ games, share, low, high }: BalanceStep) => ({
  n: games,
  share: whole(share),
  low: whole(low),
  high: whole(high),
});
