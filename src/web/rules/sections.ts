/** Splits a rulebook into sections, and assigns charts and figures to rules. */
import type { Chart } from '../../kernel/look/look.ts';
import type { Rule, RuleId } from '../../kernel/rulebook.ts';
import type { RuleFigure } from '../../kernel/setup/figure.ts';
import { folded } from '../ui/folded.ts';

/** A section: its heading and the rules up to the next one. */
export interface Section {
  /** Number of its heading; `R` and `D` for rulings and designed values, which have none. */
  readonly id: string;
  /** Rule to which its entry in the contents leads. */
  readonly first: RuleId;
  /** Rule that is its heading; absent for rulings and designed values. */
  readonly head?: Rule;
  readonly rules: readonly Rule[];
}

/** A figure with its number in the rulebook: `12-1`. */
export interface NumberedFigure {
  readonly figure: RuleFigure;
  readonly number: string;
}

/** Ids of our own rules, `R12` and `D3`, which have sections of their own. */
const OURS = /^([RD])\d/;
/** Returns whether a rule is a heading: by its status, or by a number that ends in zeros, such as `7.00`. */
const isHead = ({ id, status }: Rule): boolean => status === 'heading' || /^\d+\.0+$/.test(id);

/** Returns the sections of a rulebook, in its order. */
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

/** Groups figures by their rule, and numbers them within each section. */
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

/** Shortens a section number, `7` for `7.00`, so that figure numbers do not look like rules. */
export const shortOf = (id: string): string => id.replace(/\.0+$/, '');

/** Groups charts by their rule. */
export function chartsByRule(charts: readonly Chart[]): ReadonlyMap<RuleId, readonly Chart[]> {
  const byRule = new Map<RuleId, Chart[]>();
  for (const chart of charts) byRule.set(chart.rule, [...(byRule.get(chart.rule) ?? []), chart]);
  return byRule;
}

/** Returns whether a rule matches a search, by the start of its number or by words in it. */
export function isFound({ id, title, text: body }: Rule, wanted: string): boolean {
  const text = needleOf(wanted);
  if (text === '') return true;
  return id.toLowerCase().startsWith(text) || folded(`${title} ${body}`).includes(text);
}

/** Returns the text to search for, without the brackets of a rule number. */
export const needleOf = (wanted: string): string => folded(wanted.trim()).replace(/^\[|\]$/g, '');
