/** Planned and announced fights in words: everything their odds are made of, and what is still owed. */
import type { PlanItem, PlanLook, PlanSide } from '../kernel/look.ts';
import { chanceItems } from './odds-words.ts';

/** Things that stand on a line one after another as long as there is room. */
export interface PlanText {
  readonly indent: number;
  readonly items: readonly string[];
}

/** The plan of a decision; empty if there is nothing in it yet. */
export function planTexts({ title, rule, items, unmet }: PlanLook): PlanText[] {
  if (items.length + unmet.length === 0) return [];
  return [
    { indent: 0, items: [`[${rule}] ${title}:`] },
    ...items.flatMap(fightTexts),
    ...unmet.map((duty) => ({ indent: 2, items: [`[${duty.rule}] ${duty.reason}`] })),
  ];
}

function fightTexts({ name, attack, defence, odds, rule, chances }: PlanItem): PlanText[] {
  const sum = `${attack.total} to ${defence.total}, odds ${odds} [${rule}]`;
  return [
    { indent: 2, items: [`${name}: ${sum}`] },
    { indent: 4, items: sideItems('attack', attack) },
    { indent: 4, items: sideItems('defence', defence) },
    { indent: 4, items: chanceItems(chances) },
  ];
}

/** `attack: 3 Gantuas, 0705 12 [7.01]`, then each add. */
const sideItems = (side: string, { lines }: PlanSide): string[] =>
  lines.map(({ label, value, rule }, i) => `${i ? '' : `${side}: `}${label} ${value} [${rule}]`);
