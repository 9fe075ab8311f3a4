/**
 * Graph of the chances after each turn. With two sides, it shows which side was ahead, and the effect of the dice
 * alone.
 */
import type { Review } from '../../../bots/review.ts';
import { side as sideNoun } from '../../../kernel/text/message.ts';
import { sectionName } from '../../session/log/section-name.ts';
import { hundred, luckOf, type Swing } from '../../session/review.ts';
import { nameOf, t } from '../../table-messages.ts';
import type { ScreenState } from '../context.ts';
import { sideStyle } from '../board/side-style.ts';

const WIDTH = 300;
const HEIGHT = 120;
const MIDDLE = HEIGHT / 2;

type Point = readonly [x: number, y: number];

interface GraphProps {
  readonly screen: ScreenState;
  readonly review: Review;
  readonly swings: readonly Swing[];
}

export function ReviewGraph({ screen, review, swings }: GraphProps) {
  const { game, replay } = screen.model;
  const xOf = (i: number): number => (swings.length === 0 ? 0 : (WIDTH * i) / swings.length);
  const first = review.evaluations[0]?.values ?? [];
  const lines = game.sides.map((_, side) =>
    [hundred(first[side] ?? 0), ...swings.map(({ after }) => after[side] ?? 50)].map(
      (value, i): Point => [xOf(i), yOf(value)],
    ),
  );
  const now = replay.seq.value;
  const at = now === undefined ? swings.length : 1 + swings.findLastIndex(({ seq }) => seq <= now);
  // The panel stays open, because the board remains visible above it, even on narrow screens.
  const go = (i: number) =>
    void replay.show(swings[i - 1]?.seq ?? review.evaluations[0]?.seq ?? 0, true);
  const isDuel = game.sides.length === 2;
  return (
    <figure class="review-graph">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {isDuel && <Areas screen={screen} line={lines[0] ?? []} />}
        <line class="review-even" x1={0} x2={WIDTH} y1={MIDDLE} y2={MIDDLE} />
        {(isDuel ? lines.slice(0, 1) : lines).map((line, side) => (
          <polyline
            key={side}
            class={isDuel ? 'review-line' : 'review-line review-side'}
            style={sideStyle(game, side)}
            points={line.join(' ')}
          />
        ))}
        {isDuel && review.rolls.length > 0 && (
          <polyline class="review-dice" points={diceLine(review, swings, xOf).join(' ')} />
        )}
        <line class="review-now" x1={xOf(at)} x2={xOf(at)} y1={0} y2={HEIGHT} />
      </svg>
      {/* The graph is also a slider through the turns: an input on top of it handles pointer and keys. */}
      <input
        type="range"
        min={0}
        max={swings.length}
        value={at}
        aria-label={t('review.graph')}
        aria-valuetext={at === 0 ? t('entries.set-up') : nameAt(screen, swings[at - 1])}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <figcaption>
        {game.sides.map((_, side) => (
          <span key={side} class="review-key" style={sideStyle(game, side)}>
            {nameOf(game, sideNoun(side))}
            {isDuel && ` ${t(side === 0 ? 'review.above' : 'review.below')}`}
          </span>
        ))}
        {isDuel && review.rolls.length > 0 && (
          <span class="review-key-dice">{t('review.dice-alone')}</span>
        )}
      </figcaption>
    </figure>
  );
}

/** Returns the name of a turn with the chances after it. */
function nameAt({ model: { game } }: ScreenState, swing: Swing | undefined): string {
  if (!swing) return '';
  const stood = game.sides.map(
    (_, side) => `${nameOf(game, sideNoun(side))} ${Math.round(swing.after[side] ?? 50)}`,
  );
  return `${sectionName(game, swing.section)} ${stood.join(', ')}`;
}

const yOf = (value: number): number => HEIGHT * (1 - Math.min(100, Math.max(0, value)) / 100);

/** Areas above and below the middle, in the colours of the first and the second side. */
function Areas({ screen, line }: { screen: ScreenState; line: readonly Point[] }) {
  const { game } = screen.model;
  const all = withCrossings(line);
  const areaOf = (keep: (y: number) => number): string =>
    [[0, MIDDLE], ...all.map(([x, y]) => [x, keep(y)]), [WIDTH, MIDDLE]].join(' ');
  return (
    <>
      <polygon
        class="review-area"
        style={sideStyle(game, 0)}
        points={areaOf((y) => Math.min(y, MIDDLE))}
      />
      <polygon
        class="review-area"
        style={sideStyle(game, 1)}
        points={areaOf((y) => Math.max(y, MIDDLE))}
      />
    </>
  );
}

/** Returns the points of a line, together with the points at which it crosses the middle. */
function withCrossings(line: readonly Point[]): Point[] {
  return line.flatMap((point, i) => {
    const [x0, y0] = line[i - 1] ?? point;
    const [x, y] = point;
    if ((y0 - MIDDLE) * (y - MIDDLE) >= 0) return [point];
    const part = (MIDDLE - y0) / (y - y0);
    return [[x0 + part * (x - x0), MIDDLE] as Point, point];
  });
}

/** Returns the line of the first side's chances if only luck had changed them. */
function diceLine(review: Review, swings: readonly Swing[], xOf: (i: number) => number): Point[] {
  const begun = hundred(review.evaluations[0]?.values[0] ?? 0);
  const lucks = review.rolls.map(luckOf);
  return [0, ...swings.map(({ seq }) => seq)].map((end, i): Point => {
    const fell = lucks.filter(({ seq }) => seq <= end);
    return [xOf(i), yOf(fell.reduce((sum, { luck }) => sum + (luck[0] ?? 0), begun))];
  });
}
