/** Charts of a report as static SVG, drawn by Observable Plot on a document without a browser. */
import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { colour } from './page.ts';

const { document } = parseHTML('<!doctype html><html><body></body></html>');

const WIDTH = 720;
const FONT = 13;
/** Width of a letter at this font size, rounded up. */
const LETTER = 7.4;
const ROW = 34;

/** An estimate with its name: a dot and a bar. */
export interface Bar {
  readonly label: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** Number of its colour. */
  readonly series?: number;
}

/** Draws a plot. Plot's own style sheet is left out: every chart would repeat it, and the page has one. */
function draw(options: Plot.PlotOptions, label: string): string {
  const svg = Plot.plot({
    document,
    width: WIDTH,
    marginBottom: 48,
    style: { fontSize: `${FONT}px`, overflow: 'visible' },
    ariaLabel: label,
    ...options,
  } as Plot.PlotOptions);
  const text = String(svg.outerHTML)
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/ class="plot-[\w-]+"/g, '')
    .replace('<svg ', '<svg role="img" ')
    .replace(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
  // On a phone, charts scroll: shrunk, they could not be read.
  return `<div class="scroll chart">${text}</div>`;
}

/** Returns the width for the longest label. */
const roomFor = (labels: readonly string[]): number =>
  20 + Math.max(0, ...labels.map((label) => Math.min(label.length, 40))) * LETTER;

const shorten = (label: string): string => (label.length > 40 ? `${label.slice(0, 39)}…` : label);

/** Formats of the values: percentages, or correlations. */
export interface Scale {
  readonly label: string;
  readonly domain: readonly [number, number];
  /** The value that means no difference. */
  readonly middle: number;
  readonly percent: boolean;
}

/** Draws bars one below the other, each with its numbers at the right. */
export function barChart(bars: readonly Bar[], { label, domain, middle, percent }: Scale): string {
  const rows = bars.map((bar, i) => ({ ...bar, key: `${i}`, color: colour(bar.series ?? 0) }));
  const figures = ({ mean, low, high }: Bar): string =>
    percent
      ? `${Math.round(100 * mean)} (${Math.round(100 * low)} to ${Math.round(100 * high)})`
      : `${mean.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
  return draw(
    {
      height: rows.length * ROW + 70,
      marginLeft: roomFor(bars.map((bar) => bar.label)),
      marginRight: 120,
      x: {
        domain,
        label,
        labelOffset: 42,
        grid: true,
        ...(percent && { percent: false, tickFormat: toPercent }),
      },
      y: {
        domain: rows.map(({ key }) => key),
        label: null,
        tickSize: 0,
        tickFormat: (key: string) => shorten(rows[Number(key)]?.label ?? ''),
      },
      marks: [
        Plot.ruleX([middle], { strokeDasharray: '4 3', strokeOpacity: 0.7 }),
        Plot.ruleY(rows, { x1: 'low', x2: 'high', y: 'key', stroke: 'color', strokeWidth: 4 }),
        Plot.dot(rows, { x: 'mean', y: 'key', fill: 'color', r: 6 }),
        Plot.text(rows, {
          y: 'key',
          text: figures,
          frameAnchor: 'right',
          textAnchor: 'start',
          dx: 10,
        }),
      ],
    },
    label,
  );
}

const toPercent = (x: number): string => `${Math.round(100 * x)}%`;

/** A part of a stacked bar. */
export interface Part {
  readonly row: string;
  readonly share: number;
  readonly series: number;
}

/** Draws bars of shares that add up to one. */
export function stackChart(parts: readonly Part[], label: string): string {
  const rows = [...new Set(parts.map(({ row }) => row))];
  return draw(
    {
      height: rows.length * ROW + 70,
      marginLeft: roomFor(rows),
      x: { domain: [0, 1], label, labelOffset: 42, tickFormat: toPercent },
      y: { domain: rows, label: null, tickSize: 0, tickFormat: shorten },
      marks: [
        Plot.barX(parts, {
          x: 'share',
          y: 'row',
          fill: ({ series }: Part) => colour(series),
          insetTop: 2,
          insetBottom: 2,
          insetRight: 1,
        }),
      ],
    },
    label,
  );
}

/** A number of a game, and its arm. */
export interface Sample {
  readonly row: string;
  readonly value: number;
}

/** A bar of a histogram. */
interface HistogramBar {
  readonly row: string;
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

const MOST_BINS = 24;

/** Returns bars of integer width, as high as their share of the games of their row. */
function binned(samples: readonly Sample[], rows: readonly string[]): HistogramBar[] {
  const values = samples.map(({ value }) => value);
  const [least, most] = [Math.floor(Math.min(...values)), Math.max(...values)];
  const width = Math.max(1, Math.ceil((most + 1 - least) / MOST_BINS));
  return rows.flatMap((row) => {
    const own = samples.filter((sample) => sample.row === row);
    return Array.from({ length: MOST_BINS }, (_, i) => least + i * width).flatMap((from) => {
      const count = own.filter(({ value }) => value >= from && value < from + width).length;
      // A bar is centred over its number.
      const [left, right] = [from - 0.5, from + width - 0.5];
      return count > 0 ? { row, from: left, to: right, share: count / own.length } : [];
    });
  });
}

/** Draws how often each number occurred, one arm below the other on the same scale. */
export function histogram(samples: readonly Sample[], label: string): string {
  const rows = [...new Set(samples.map(({ row }) => row))];
  return draw(
    {
      height: rows.length * 90 + 70,
      marginLeft: 55,
      marginRight: roomFor(rows),
      x: { label, labelOffset: 42, inset: 4 },
      y: { label: null, grid: true, ticks: 3, tickFormat: toPercent },
      fy: { domain: rows, label: null, tickFormat: shorten },
      marks: [
        Plot.rectY(binned(samples, rows), {
          fy: 'row',
          x1: 'from',
          x2: 'to',
          y: 'share',
          insetLeft: 0.5,
          insetRight: 0.5,
          fill: ({ row }: HistogramBar) => colour(rows.indexOf(row)),
        }),
        Plot.ruleY([0]),
      ],
    },
    label,
  );
}

/** A point of a line with its band. */
export interface LinePoint {
  readonly panel: string;
  readonly series: number;
  readonly x: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Draws lines with bands, a panel for each arm. */
export function lineChart(points: readonly LinePoint[], x: string, y: string): string {
  const panels = [...new Set(points.map(({ panel }) => panel))];
  const series = [...new Set(points.map((point) => point.series))];
  return draw(
    {
      height: panels.length * 150 + 70,
      marginLeft: 55,
      marginRight: roomFor(panels),
      x: { label: x, labelOffset: 42, tickFormat: 'd' },
      y: { domain: [0, 1], label: y, grid: true, tickFormat: toPercent, ticks: 4 },
      fy: { domain: panels, label: null, tickFormat: shorten },
      marks: [
        Plot.ruleY([0.5], { strokeDasharray: '4 3', strokeOpacity: 0.7 }),
        ...series.flatMap((one) => {
          const own = points.filter((point) => point.series === one);
          const color = colour(one);
          return [
            Plot.areaY(own, {
              fy: 'panel',
              x: 'x',
              y1: 'low',
              y2: 'high',
              fill: color,
              fillOpacity: 0.18,
            }),
            Plot.lineY(own, { fy: 'panel', x: 'x', y: 'mean', stroke: color, strokeWidth: 2.5 }),
          ];
        }),
      ],
    },
    y,
  );
}
