/** A rulebook by sections, with the places of its charts and figures. */
import type { Chart } from '../../kernel/look/look.ts';
import type { Rule, RuleId } from '../../kernel/rulebook.ts';
import type { RuleFigure } from '../../kernel/setup/figure.ts';
import { folded } from '../ui/folded.ts';

/** A section: its head and the rules up to the next one. */
export interface Section {
  /** Number of its head; `R` and `D` for rulings and designed values, which have none. */
  readonly id: string;
  /** The rule that its entry in the contents leads to. */
  readonly first: RuleId;
  /** The rule that heads it; absent for rulings and designed values. */
  readonly head?: Rule;
  readonly rules: readonly Rule[];
}

/** A figure with its number in the rulebook: `12-1`. */
export interface NumberedFigure {
  readonly figure: RuleFigure;
  readonly number: string;
}

/** `R12`, `D3`: rules of ours, which stand in sections of their own. */
const OURS = /^([RD])\d/;
/** The number of a section ends in zeros, such as `7.00`, or its rule says that it is a head. */
const isHead = ({ id, status }: Rule): boolean => status === 'heading' || /^\d+\.0+$/.test(id);

/** The sections of a rulebook, in its order. */
export function sectionsOf(rules: readonly Rule[]): Section[] {
  const sections: { id: string; first: RuleId; head?: Rule; rules: Rule[] }[] = [];
  for (const rule of rules) {
    const ours = OURS.exec(rule.id)?.[1];
    const last = sections.at(-1);
    if (isHead(rule)) sections.push({ id: rule.id, first: rule.id, head: rule, rules: [] });
    else if (!last || (ours !== undefined && last.id !== ours))
      sections.push({ id: ours ?? rule.id, first: rule.id, rules: [rule] });
    else last.rules.push(rule);
  }
  return sections;
}

/** Figures by the rule that they stand under. */
export function figuresByRule(
  sections: readonly Section[],
  figures: readonly RuleFigure[],
): ReadonlyMap<RuleId, readonly NumberedFigure[]> {
  const byRule = new Map<RuleId, NumberedFigure[]>();
  for (const { id, head, rules } of sections) {
    let n = 0;
    for (const rule of head ? [head, ...rules] : rules) {
      const own = figures.filter((figure) => figure.rule === rule.id);
      const numbered = own.map((figure) => ({ figure, number: `${shortOf(id)}-${++n}` }));
      if (numbered.length > 0) byRule.set(rule.id, numbered);
    }
  }
  return byRule;
}

/** `7` for `7.00`: numbers of figures are not read as rules. */
export const shortOf = (id: string): string => id.replace(/\.0+$/, '');

/** Charts by the rule that they belong to. */
export function chartsByRule(charts: readonly Chart[]): ReadonlyMap<RuleId, readonly Chart[]> {
  const byRule = new Map<RuleId, Chart[]>();
  for (const chart of charts) byRule.set(chart.rule, [...(byRule.get(chart.rule) ?? []), chart]);
  return byRule;
}

/** Whether a rule is what somebody looks for: by the start of its number, or by words in it. */
export function isFound({ id, title, text: body }: Rule, wanted: string): boolean {
  const text = needleOf(wanted);
  if (text === '') return true;
  return id.toLowerCase().startsWith(text) || folded(`${title} ${body}`).includes(text);
}

/** Text to search for, without the brackets of a rule number. */
export const needleOf = (wanted: string): string => folded(wanted.trim()).replace(/^\[|\]$/g, '');
