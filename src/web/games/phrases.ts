/**
 * What a game says of itself before it is opened, in the page's language: by the message of the game,
 * or as the catalogue (or the module) has it.
 */
import type { Rule } from '../../kernel/rulebook.ts';
import type { OptionSpec, Scenario } from '../../kernel/setup.ts';
import { phraseOf, t } from '../words.ts';

/** A game of the catalogue, or a module. */
type Head = { readonly id: string };
type Told<Name extends string> = Head & Readonly<Record<Name, string>>;

/** One of a game's texts about itself: its title, its tagline. */
export const aboutGame = <Name extends 'title' | 'tagline' | 'credits' | 'designed'>(
  game: Told<Name>,
  name: Name,
): string => phraseOf(game.id, `game.${name}`, game[name]);

export const scenarioTitle = ({ id }: Head, scenario: Pick<Scenario, 'id' | 'title'>): string =>
  phraseOf(id, `scenario.${scenario.id}.title`, scenario.title);

export const scenarioText = ({ id }: Head, scenario: Scenario): string =>
  phraseOf(id, `scenario.${scenario.id}.text`, scenario.text);

/** The name of a side where no game is open yet. */
export const sideName = (
  { id }: Head,
  side: { readonly id: string; readonly name?: string | undefined },
): string => phraseOf(id, `side.${side.id}`, side.name ?? side.id);

export const optionTitle = ({ id }: Head, option: OptionSpec): string =>
  phraseOf(id, `option.${option.id}.title`, option.title);

export const optionText = ({ id }: Head, option: OptionSpec): string =>
  phraseOf(id, `option.${option.id}.text`, option.text);

/** Names of an option's values from its least on; undefined where they are plain numbers. */
export function optionValues({ id }: Head, option: OptionSpec): string[] | undefined {
  const { min, max, names } = option;
  if (names) return names.map((name, i) => phraseOf(id, `option.${option.id}.${min + i}`, name));
  return min === 0 && max === 1 ? [t('form.no'), t('form.yes')] : undefined;
}

/** A rule in the page's language; the rulebook itself is English. */
export const ruleWords = ({ id }: Head, rule: Rule): Rule => ({
  ...rule,
  title: phraseOf(id, `rule.${rule.id}.title`, rule.title),
  text: phraseOf(id, `rule.${rule.id}.text`, rule.text),
});
