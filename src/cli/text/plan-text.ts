/** Planned and announced combats in words: everything that makes their odds, and the open obligations. */
import { format } from './messages.ts';
import type { Game } from '../../kernel/game.ts';
import type { PlanItem, PlanLook, PlanSide } from '../../kernel/look/plan.ts';
import { chanceItems } from './odds-text.ts';

/** Joins items on a line while there is space. */
interface PlanText {
  readonly indent: number;
  readonly items: readonly string[];
}

/** Returns the plan of a decision; empty if it contains nothing yet. */
export function planTexts(game: Game, plan: PlanLook): PlanText[] {
  const { title, rule, items, unmet = [] } = plan;
  if (items.length + unmet.length === 0) return [];
  return [
    { indent: 0, items: [`[${rule}] ${format(game, title)}:`] },
    ...items.flatMap((item) => fightTexts(game, item)),
    ...unmet.map((duty) => ({ indent: 2, items: [`[${duty.rule}] ${format(game, duty.reason)}`] })),
  ];
}

function fightTexts(game: Game, item: PlanItem): PlanText[] {
  const { attack, defence, rule, chances } = item;
  const [name, odds] = [format(game, item.name), format(game, item.odds)];
  const sum = `${format(game, attack.total)} to ${format(game, defence.total)}, odds ${odds} [${rule}]`;
  return [
    { indent: 2, items: [`${name}: ${sum}`] },
    { indent: 4, items: sideItems(game, 'attack', attack) },
    { indent: 4, items: sideItems(game, 'defence', defence) },
    { indent: 4, items: chanceItems(game, chances) },
  ];
}

/** Formats strengths: `attack: 3 Gantuas, 0705 12 [7.01]`, then each modifier. */
const sideItems = (game: Game, side: string, { lines }: PlanSide): string[] =>
  lines.map(
    ({ label, value, rule }, i) =>
      `${i ? '' : `${side}: `}${format(game, label)} ${format(game, value)} [${rule}]`,
  );
