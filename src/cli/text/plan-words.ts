/** Planned and announced fights in words: everything their odds are made of, and what is still owed. */
import { tell } from './speech.ts';
import type { Game } from '../../kernel/game.ts';
import type { PlanItem, PlanLook, PlanSide } from '../../kernel/look/plan.ts';
import { chanceItems } from './odds-words.ts';

/** Things that stand on a line one after another as long as there is room. */
interface PlanText {
  readonly indent: number;
  readonly items: readonly string[];
}

/** The plan of a decision; empty if there is nothing in it yet. */
export function planTexts(game: Game, plan: PlanLook): PlanText[] {
  const { title, rule, items, unmet = [] } = plan;
  if (items.length + unmet.length === 0) return [];
  return [
    { indent: 0, items: [`[${rule}] ${tell(game, title)}:`] },
    ...items.flatMap((item) => fightTexts(game, item)),
    ...unmet.map((duty) => ({ indent: 2, items: [`[${duty.rule}] ${tell(game, duty.reason)}`] })),
  ];
}

function fightTexts(game: Game, item: PlanItem): PlanText[] {
  const { attack, defence, rule, chances } = item;
  const [name, odds] = [tell(game, item.name), tell(game, item.odds)];
  const sum = `${tell(game, attack.total)} to ${tell(game, defence.total)}, odds ${odds} [${rule}]`;
  return [
    { indent: 2, items: [`${name}: ${sum}`] },
    { indent: 4, items: sideItems(game, 'attack', attack) },
    { indent: 4, items: sideItems(game, 'defence', defence) },
    { indent: 4, items: chanceItems(game, chances) },
  ];
}

/** `attack: 3 Gantuas, 0705 12 [7.01]`, then each add. */
const sideItems = (game: Game, side: string, { lines }: PlanSide): string[] =>
  lines.map(
    ({ label, value, rule }, i) =>
      `${i ? '' : `${side}: `}${tell(game, label)} ${tell(game, value)} [${rule}]`,
  );
