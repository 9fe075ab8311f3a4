/** Model of the rulebook's figures: marks by node, the picture, and its text alternative. */
import type { Theme } from '../../draw/art.ts';
import { stacksOf } from '../../draw/board.ts';
import { drawFigure, type DrawnMarks, figureBox } from '../../draw/figure.ts';
import { type Box, layoutOf } from '../../draw/layout.ts';
import type { Game, GameModule } from '../../kernel/game.ts';
import {
  fileOfFigure,
  nodeOfPlace,
  type OpenFigure,
  openFigure,
} from '../../kernel/position/open-figure.ts';
import type { RuleFigure, FigureMarks } from '../../kernel/setup/figure.ts';
import type { GameState } from '../../kernel/state.ts';
import { CHANCE, NOBODY } from '../../kernel/side.ts';
import { actor } from '../../kernel/engine.ts';
import { USUAL_LEVEL } from '../../bots/levels.ts';
import { freshSeed, sealedDice } from '../../table/dice/dice.ts';
import { readPlayable, recordFrom } from '../../table/record/position-record.ts';
import { formatRecord } from '../../table/record/record.ts';
import { openGame } from '../games/loaders.ts';
import type { LocalRequest } from '../net/workers/local-table.ts';
import { format } from '../messages.ts';
import { t } from './rules-messages.ts';

/** A figure after a number of its steps. */
export interface FigureMoment {
  readonly figure: RuleFigure;
  readonly open: OpenFigure;
  readonly step: number;
}

const opened = new WeakMap<RuleFigure, OpenFigure>();

/** Opens a figure. The same figure returns the same object, because opening plays through its steps. */
export function openedFigure(module: GameModule, figure: RuleFigure): OpenFigure {
  const open = opened.get(figure) ?? openFigure(module, figure, (setup) => openGame(module, setup));
  opened.set(figure, open);
  return open;
}

/** Returns the marks of a moment: those of its step, or before the first step the figure's own. */
const marksAt = ({ figure, step }: FigureMoment): FigureMarks =>
  step === 0 ? figure : (figure.steps?.[step - 1] ?? figure);

const stateAt = ({ open, step }: FigureMoment): GameState => open.states[step] ?? open.states[0];

/** Returns the part of the board that a figure's picture shows. */
export const boxOf = ({ figure, open }: FigureMoment): Box =>
  figureBox(layoutOf(open.game.board), cropOf(figure, open));

const cropOf = (figure: RuleFigure, open: OpenFigure): number[] =>
  figure.crop.map((place) => nodeOfPlace(open, 0, place));

function drawnMarks(moment: FigureMoment): DrawnMarks {
  const { arrows = [], rings = [], letters = {} } = marksAt(moment);
  const { game } = moment.open;
  const at = (place: string) => nodeOfPlace(moment.open, moment.step, place);
  return {
    arrows: arrows.map(({ path, text = '', dashed = false }) => ({
      path: path.map(at),
      text: format(game, text),
      isDashed: dashed,
    })),
    rings: rings.map(({ at: place, text = '' }) => ({ at: at(place), text: format(game, text) })),
    letters: Object.entries(letters).map(([letter, place]) => ({ letter, at: at(place) })),
  };
}

/** Draws the picture as an SVG document. */
export const paintFigure = (moment: FigureMoment, theme: Theme): string =>
  drawFigure(moment.open.game, stateAt(moment), {
    theme,
    crop: cropOf(moment.figure, moment.open),
    title: format(moment.open.game, moment.figure.title),
    marks: drawnMarks(moment),
  });

/** Describes the picture: its title, its counters and markers by place, then its marks. */
export function describeFigure(moment: FigureMoment): string {
  const { game } = moment.open;
  const parts = [...contentsIn(moment), ...markTexts(moment)];
  return t('rules.alt', { title: format(game, moment.figure.title), what: parts.join('; ') });
}

function contentsIn(moment: FigureMoment): string[] {
  const { game } = moment.open;
  const { points } = layoutOf(game.board);
  const { x, y, width, height } = boxOf(moment);
  const isIn = (node: number): boolean => {
    const p = points[node];
    return p !== undefined && p.x > x && p.x < x + width && p.y > y && p.y < y + height;
  };
  const s = stateAt(moment);
  const all = [...game.look.markers(s), ...game.look.counters(s)].filter(({ node }) => isIn(node));
  return [...stacksOf(all)].map(([node, looks]) => {
    const names = [...new Set(looks.map(({ name }) => format(game, name)).filter(Boolean))];
    return t('rules.alt.on', { at: labelOf(game, node), what: names.join(', ') });
  });
}

function markTexts(moment: FigureMoment): string[] {
  const { game } = moment.open;
  const { arrows, rings, letters } = drawnMarks(moment);
  const place = (node: number | undefined) => labelOf(game, node);
  return [
    ...arrows.map(({ path, text }) => {
      const [from, to] = [place(path[0]), place(path.at(-1))];
      return text
        ? t('rules.alt.arrow.text', { from, to, text })
        : t('rules.alt.arrow', { from, to });
    }),
    ...rings.map(({ at, text }) =>
      text
        ? t('rules.alt.ring.text', { at: place(at), text })
        : t('rules.alt.ring', { at: place(at) }),
    ),
    ...letters.map(({ letter, at }) => t('rules.alt.letter', { letter, at: place(at) })),
  ];
}

const labelOf = ({ board }: Game, node: number | undefined): string =>
  board.labels[node ?? -1] ?? '';

/**
 * Returns a request for a local game that starts at a figure's first position. The reader plays the side to act, bots
 * the rest.
 */
export function practiceOf(module: GameModule, moment: FigureMoment): LocalRequest {
  const { game } = moment.open;
  const s = readPlayable(game, fileOfFigure(module, moment.figure));
  const id = `figure-${freshSeed().slice(0, 12)}`;
  const record = recordFrom({ id, game, dice: sealedDice(id, freshSeed()) }, s);
  const side = actor(game, s);
  const own = side === CHANCE || side === NOBODY ? 0 : side;
  const seats = game.sides.map((_, each) => (each === own ? 'me' : `bot:${USUAL_LEVEL}`));
  const { scenario, options, document } = game.setup;
  return {
    ...{ game: module.id, scenario, options, document, seats, hints: 'on', practice: true },
    from: formatRecord(record),
  };
}
