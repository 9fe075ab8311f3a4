/** Draws counters where they lie: with their figures when zoomed in, as one symbol per side when zoomed out. */
import { useComputed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Point } from '../../kernel/board/graph.ts';
import type { CounterLook } from '../../kernel/look/look.ts';
import type { Art } from '../../kernel/look/art.ts';
import { drawCounter } from '../../draw/counter.ts';
import { COUNTER, facingAngle } from '../../draw/layout.ts';
import { drawSign } from '../../draw/signs.ts';
import { drawForces, type Pile, pilesOf, placesOf } from '../../draw/stack.ts';
import { between, distance } from '../../draw/svg.ts';
import { showsSigns } from '../ui/settings.ts';
import { placedName } from './describe.ts';
import { add, button, html, image, pointOf, shift } from './layers.tsx';
import type { BoardModel } from './model.ts';

const HALF = COUNTER / 2;
const HIDDEN = { 'aria-hidden': true } as const;

/** Draws all counters, keyed by unit so that a move is animated as one. */
export function Counters({ model }: { model: BoardModel }) {
  const { layout, scene } = model;
  const stacks = [...model.counters.value];
  const shownOrigins = [...scene.origins.value].filter(([, from]) => from >= 0);
  return (
    <g class="b-counters">
      {shownOrigins.map(([unit, from]) => (
        <rect
          key={`from ${unit}`}
          class="b-origin"
          x={-HALF}
          y={-HALF}
          width={COUNTER}
          height={COUNTER}
          rx="7"
          style={shift(pointOf(layout, from))}
        />
      ))}
      {stacks.flatMap(([node, stack]) =>
        placesOf(stack).map(({ look, at, isTop }) => {
          const { x, y } = add(pointOf(layout, node), at);
          return <Counter key={look.unit} look={look} x={x} y={y} isTop={isTop} model={model} />;
        }),
      )}
      {stacks.flatMap(([node, stack]) =>
        countsOf(pilesOf(stack)).map(({ side, n, at }) => (
          <Count key={`count ${node} ${side}`} n={n} place={add(pointOf(layout, node), at)} />
        )),
      )}
    </g>
  );
}

interface StackCount {
  readonly side: number;
  readonly n: number;
  readonly at: Point;
}

/** Position of a pile's number relative to its middle, clear of the counters' figures and of other numbers. */
const NUMBER = { alone: { x: -36, y: 38 }, behind: { x: -20, y: 42 }, before: { x: 36, y: 36 } };

/** Returns the number of counters per side, where a place has more than two, or counters of both sides. */
function countsOf(piles: readonly Pile[]): StackCount[] {
  const isContested = piles.length > 1;
  return piles
    .filter(({ looks }) => isContested || looks.length > 2)
    .map(({ side, looks, at }) => {
      const from = isContested ? (at.x < 0 ? 'behind' : 'before') : 'alone';
      return { side, n: looks.length, at: add(at, NUMBER[from]) };
    });
}

/** Draws stacks as seen from afar, in the layer over the counters, which are hidden then. */
export function Forces({ model }: { model: BoardModel }) {
  const { counters, layout, art } = model;
  return (
    <g class="b-forces" {...HIDDEN}>
      {[...counters.value].map(([node, stack]) => (
        <Force key={node} stack={stack} place={pointOf(layout, node)} art={art} />
      ))}
    </g>
  );
}

function Force({ stack, place, art }: { stack: readonly CounterLook[]; place: Point; art: Art }) {
  const key = JSON.stringify(
    stack.map(({ side, colour, type, values }) => [side, colour, type, values]),
  );
  const signs = showsSigns.value;
  const svg = useMemo(() => drawForces(stack, art, signs), [key, art, signs]);
  return <g style={shift(place)} dangerouslySetInnerHTML={html(svg)} />;
}

interface CounterProps {
  readonly look: CounterLook;
  readonly x: number;
  readonly y: number;
  readonly isTop: boolean;
  readonly model: BoardModel;
}

/** Draws one counter. It is rendered again only if its look, place or marks change; a pick changes few counters. */
function Counter({ look, x, y, isTop, model }: CounterProps) {
  const { art, layout } = model;
  const angle = isTop ? facingAngle(layout, look.facing) : undefined;
  // Only the top counter of a pile shows the symbol of its side; otherwise the visible edges would form a row of
  // symbols.
  const svg = useCounterSvg(look, art, angle, isTop);
  const isLit = useComputed(() => model.litUnits.value.has(look.unit)).value;
  const marks = useComputed(() => marksOf(model, look.unit)).value;
  const tilt = tiltOf(model, look);
  const name = placedName(model.game, model.scene.state.peek(), look);
  const classes = `b-counter ${isLit ? 'b-can ' : ''}${marks}${tilt ? 'b-tilted' : ''}`.trimEnd();
  // Another key creates a new ring when the classes change: Chromium does not restyle the child of an element that gets
  // a class and moves in the document at the same time.
  return (
    <g class={classes} data-unit={look.unit} style={{ ...shift({ x, y }), ...tilt }}>
      <Ring
        key={classes}
        round={art.counter === 'particle'}
        attributes={isLit ? button(name) : image(name)}
      />
      <g {...HIDDEN} dangerouslySetInnerHTML={html(svg)} />
    </g>
  );
}

function marksOf({ scene }: BoardModel, unit: number): string {
  const selected = scene.selected.value.unit === unit ? 'b-selected ' : '';
  return scene.origins.value.has(unit) ? `${selected}b-ghost ` : selected;
}

/** Distance that a counter leans towards its target, in units of the picture. */
const LEAN = 22;

function tiltOf({ layout, scene }: BoardModel, { unit, node }: CounterLook) {
  const { to = -1, units } = scene.tilt.value ?? {};
  const goal = layout.points[to];
  if (!goal || units?.get(unit) !== node) return undefined;
  const from = pointOf(layout, node);
  const { x, y } = between(
    { x: 0, y: 0 },
    add(goal, { x: -from.x, y: -from.y }),
    LEAN / distance(from, goal),
  );
  return { '--tilt': `${x.toFixed(1)}px ${y.toFixed(1)}px` };
}

/** Returns the picture of a counter, drawn again only if it looks different. */
export function useCounterSvg(
  look: CounterLook,
  art: Art,
  angle: number | undefined,
  isTop = true,
): string {
  const key = JSON.stringify([
    look.side,
    look.type,
    look.values,
    look.badge,
    look.conditions,
    angle,
    isTop,
  ]);
  const signs = showsSigns.value;
  return useMemo(
    () => drawCounter(look, art, angle, !isTop) + (signs && isTop ? drawSign(look) : ''),
    [key, art, signs],
  );
}

/**
 * Ring that CSS shows when the counter is lit, selected or a ghost. It also carries the counter's label for screen
 * readers, which would otherwise read the figures as part of the name.
 */
function Ring({
  round,
  attributes,
}: {
  round: boolean;
  attributes: ReturnType<typeof button | typeof image>;
}) {
  const grow = 7;
  if (round) return <circle class="b-ring" r={33 + grow} {...attributes} />;
  const from = -HALF - grow;
  const size = COUNTER + 2 * grow;
  return (
    <rect class="b-ring" x={from} y={from} width={size} height={size} rx="13" {...attributes} />
  );
}

function Count({ n, place }: { n: number; place: Point }) {
  return (
    <g class="b-count" style={shift(place)} {...HIDDEN}>
      <circle r="13.5" />
      <text y="6">{n}</text>
    </g>
  );
}
