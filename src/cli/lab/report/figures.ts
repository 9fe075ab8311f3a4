/** The figures of one stage of an experiment. */
import type { Rule } from '../../../kernel/rulebook.ts';
import type { Design } from '../../../lab/design.ts';
import type { ArmSummary, Association, Estimate, StageSummary } from '../../../lab/summary.ts';
import { sideKey } from '../../../i18n/head.ts';
import { ruleTitle } from './rule-title.ts';
import { formatHead } from '../../text/messages.ts';
import type { LabRow } from '../lab-game.ts';
import { METHODS, sideName } from '../findings.ts';
import { heatMaps, losses, presence } from './board.ts';
import { type Bar, barChart, histogram, lineChart, type Scale, stackChart } from './charts.ts';
import { leadLines } from './lead.ts';
import { COLOURS, colour, type Figure, legend, table } from './page.ts';

/** A stage, and the data that its figures share. */
interface Material {
  readonly design: Design;
  /** Rules of the game, for the titles of those that ended games. */
  readonly rulebook: readonly Rule[];
  readonly stage: StageSummary;
  readonly index: number;
  readonly arms: readonly { readonly id: string; readonly rows: readonly LabRow[] }[];
  readonly side: string;
  /** Players, for titles: `greedy against greedy`. */
  readonly players: string;
}

/** Returns all figures for the games of a stage. */
export function figuresOf(
  { design, rulebook }: Pick<Material, 'design' | 'rulebook'>,
  stage: StageSummary,
  rows: readonly LabRow[],
  index: number,
): Figure[] {
  const isFactorial = design.factors.length > 0;
  const arms = stage.arms.map(({ id }) => ({
    id,
    rows: isFactorial ? rows : rows.filter(({ arm }) => arm === id),
  }));
  const players = stage.players.length > 60 ? 'several players' : stage.players;
  const material = { design, rulebook, stage, index, arms, side: sideName(design), players };
  const makers = [
    points,
    comparisons,
    tornado,
    margins,
    ends,
    length,
    lead,
    firstMover,
    places,
    seenWith,
  ];
  return makers.flatMap((make) => make(material));
}

const SHARES: Scale = { label: 'points', domain: [0, 1], middle: 0.5, percent: true };

const bar = (label: string, { mean, low, high }: Omit<Estimate, 'games'>, series = 0): Bar => ({
  label,
  mean,
  low,
  high,
  series,
});

function points({ stage, side, players }: Material): Figure[] {
  const bars = stage.arms.flatMap(({ id, points: own, luckFree }) => [
    bar(id, own),
    ...(luckFree ? [bar(`${id}, without luck`, luckFree, 1)] : []),
  ]);
  const names = [...new Set(stage.arms.flatMap(({ wins }) => Object.keys(wins)))];
  const saved = stage.arms.flatMap(({ luckFree }) => luckFree ?? []);
  return [
    {
      title: `Points of ${side}, ${players}`,
      text: `${METHODS[stage.method]}.${saved.length > 0 ? ' Without luck: the difference between the value of each roll and its exact average is subtracted.' : ''}`,
      body:
        barChart(bars, SHARES) +
        table(
          ['arm', 'games', ...names, 'median decisions', 'median turns'],
          stage.arms.map((arm) => [
            arm.id,
            arm.points.games,
            ...names.map((name) => arm.wins[name] ?? 0),
            arm.decisions.median,
            arm.turns?.median ?? '',
          ]),
        ),
    },
  ];
}

/** Returns a scale around zero that contains all bars. */
function around(bars: readonly Bar[], label: string, percent: boolean): Scale {
  const most = Math.max(...bars.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]), 0.05);
  const end = percent ? Math.min(1, Math.ceil(most * 10) / 10) : most;
  return { label, domain: [-end, end], middle: 0, percent };
}

function comparisons({ stage, side, players }: Material): Figure[] {
  if (stage.comparisons.length === 0) return [];
  const bars = stage.comparisons.map((one) => bar(`${one.second} minus ${one.first}`, one));
  const ratios = stage.comparisons.flatMap(({ ratio, second }) =>
    ratio === undefined ? [] : `${second}: ${Math.round(100 * ratio)}%`,
  );
  return [
    {
      title: `Difference in points of ${side}, compared game by game, ${players}`,
      text: `${stage.method === 'sequence' ? '95% confidence sequence of the mean' : '95% interval of the mean'}.${ratios.length > 0 ? ` Variance left by shared dice: ${ratios.join(', ')}.` : ''}`,
      body: barChart(bars, around(bars, 'difference in points', true)),
    },
  ];
}

function tornado({ stage, side, players }: Material): Figure[] {
  if (stage.effects.length === 0) return [];
  const sorted = stage.effects.toSorted((a, b) => Math.abs(b.mean) - Math.abs(a.mean));
  const bars = sorted.map((one) => bar(`${one.factor}: ${one.level} instead of ${one.base}`, one));
  return [
    {
      title: `Effect of each level on points of ${side}, ${players}`,
      text: 'Levels were drawn at random for each game, so the differences are effects of the levels. The largest comes first.',
      body: barChart(bars, around(bars, 'difference in points', true)),
    },
  ];
}

function margins({ stage, arms, side, players }: Material): Figure[] {
  const samples = arms.flatMap(({ id, rows }) =>
    rows.flatMap(({ margin }) => (margin === undefined ? [] : { row: id, value: margin })),
  );
  if (samples.length === 0) return [];
  const centres = stage.arms.flatMap(({ id, margin }) => (margin ? describe(id, margin) : []));
  const gaps = stage.comparisons.flatMap(({ first, second, margin }) =>
    margin ? describe(`${second} minus ${first}`, margin) : [],
  );
  return [
    {
      title: `Margin of ${side}, ${players}`,
      text: `Victory points minus those of the best other side. Hodges-Lehmann centres: ${[...centres, ...gaps].join('; ') || 'too few games'}.`,
      body: histogram(samples, 'margin'),
    },
  ];
}

const describe = (name: string, m: NonNullable<ArmSummary['margin']>): string =>
  `${name} ${figureOf(m.centre)} (${figureOf(m.low)} to ${figureOf(m.high)})`;

const figureOf = (x: number): string => String(Math.round(10 * x) / 10);

function ends({ rulebook, stage, players }: Material): Figure[] {
  const rules = [...new Set(stage.arms.flatMap((arm) => Object.keys(arm.ends)))];
  const parts = stage.arms.flatMap(({ id, ends: counts, points: { games } }) =>
    rules.map((rule, i) => ({ row: id, share: (counts[rule] ?? 0) / games, series: i })),
  );
  const items = rules.map((rule, i) => ({
    color: colour(i),
    text: rule ? ruleTitle(rulebook, rule) : 'forfeit',
  }));
  const more =
    rules.length > COLOURS
      ? 'Colours repeat; the parts are in the order of the legend.'
      : undefined;
  return [
    {
      title: `Rules that ended the games, ${players}`,
      text: more,
      body: stackChart(parts, 'games') + legend(items),
    },
  ];
}

function length({ stage, arms, players }: Material): Figure[] {
  const hasTurns = stage.arms.every(({ turns }) => turns !== undefined);
  const samples = arms.flatMap(({ id, rows }) =>
    rows.map(({ turns = 0, decisions }) => ({ row: id, value: hasTurns ? turns : decisions })),
  );
  const what = hasTurns ? 'player turns' : 'decisions';
  return [{ title: `Length in ${what}, ${players}`, body: histogram(samples, what) }];
}

function lead({ arms, side, players }: Material): Figure[] {
  const title = `Winning chance of ${side} over time, ${players}`;
  const lines = leadLines(arms);
  if (!lines)
    return [
      {
        title,
        text: 'Every game ended the same way, so evaluations cannot be converted to chances. Look at the margins.',
        body: '',
      },
    ];
  return [
    {
      title,
      text: 'Evaluations at the beginning of each turn, converted to chances of winning by the games of this experiment. Lines are means; bands hold the middle 80% of games.',
      body:
        lineChart(lines, 'player turn', 'chance') +
        legend([
          { color: colour(0), text: `games that ${side} won` },
          { color: colour(1), text: 'all other games' },
        ]),
    },
  ];
}

function firstMover({ stage, players }: Material): Figure[] {
  const named = (of: Readonly<Record<string, Estimate>>, id: string, series: number): Bar[] =>
    Object.entries(of).map(([name, one]) => bar(`${id}: ${name}`, one, series));
  const bars = stage.arms.flatMap(({ id, first, lots, byPlayer }) => [
    bar(`${id}: first to decide`, first),
    ...named(lots, id, 1),
    ...named(byPlayer, id, 2),
  ]);
  return [
    {
      title: `First-player advantage, ${players}`,
      text: 'Points of the side that decides first; also by what a side was dealt and, if players rotate, by player.',
      body: barChart(bars, SHARES),
    },
  ];
}

/** Maximum number of arms with maps: more would be too small to read. */
const MOST_MAPS = 4;

function places({ design, arms, index, players }: Material): Figure[] {
  const { cells } = design.stages[index] ?? { cells: [] };
  const [cell] = cells;
  if (!cell) return [];
  const { game } = cell;
  // Arms on other boards cannot share an outline.
  const own = arms.filter(({ id }) => {
    const board = cells.find((one) => one.id === id)?.game.board ?? game.board;
    return board.size === game.board.size;
  });
  const some = own.slice(0, MOST_MAPS);
  // Arms are side by side; with a single arm, its sides are.
  const columns = some.length > 1 ? some.length : Math.min(game.sides.length, MOST_MAPS);
  const maps = (of: typeof presence) =>
    game.sides.flatMap((one, side) =>
      some.map(({ id, rows }) => ({
        title: `${id}: ${formatHead(game, sideKey(one.id))}`,
        amounts: of(rows, side),
        series: side,
      })),
    );
  const figures = [
    { title: `Where units stood, ${players}`, unit: 'turns per game', of: presence },
    { title: `Where units were lost, ${players}`, unit: 'losses per game', of: losses },
  ];
  return figures.flatMap(({ title, unit, of }, i) => {
    const all = maps(of);
    if (all.every(({ amounts }) => amounts.size === 0)) return [];
    const id = `board-${index}`;
    return [
      {
        title,
        text: `Shades show ${unit}.`,
        body: heatMaps(game, id, all, { unit, columns, isFirst: i === 0 }),
      },
    ];
  });
}

const ASSOCIATIONS: Readonly<Record<Association['name'], string>> = {
  luck: 'lucky dice',
  turns: 'more turns',
  decisions: 'more decisions',
  early: 'lead after a third of the game',
  late: 'lead after two thirds of the game',
};

function seenWith({ stage, side, players }: Material): Figure[] {
  if (stage.seenWith.length === 0) return [];
  const bars = stage.seenWith.map(({ name, correlation, low, high }) =>
    bar(ASSOCIATIONS[name], { mean: correlation, low, high }),
  );
  return [
    {
      title: `Correlations with points of ${side}, ${players}`,
      text: 'Correlations over all games of this part. They do not show what causes what.',
      body: barChart(bars, { label: 'correlation', domain: [-1, 1], middle: 0, percent: false }),
    },
  ];
}
