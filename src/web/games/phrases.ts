/** Texts about a game that may not be open yet, in the page's language. */
import type { Rule } from '../../kernel/rulebook.ts';
import type { OptionSpec } from '../../kernel/setup/setup.ts';
import {
  type About,
  aboutKey,
  optionKey,
  scenarioKey,
  sideKey,
  valueKeys,
} from '../../i18n/head.ts';
import { phraseOf, t } from '../messages.ts';

/** Entry of the catalogue, or a game module. */
type Head = { readonly id: string };

/** Returns one of a game's texts about itself: its title, its tagline. */
export const aboutGame = ({ id }: Head, what: About): string => phraseOf(id, aboutKey(what));

export const scenarioTitle = ({ id }: Head, scenario: Head): string =>
  phraseOf(id, scenarioKey(scenario.id, 'title'));

export const scenarioText = ({ id }: Head, scenario: Head): string =>
  phraseOf(id, scenarioKey(scenario.id, 'text'));

/** Returns the name of a side of a game that may not be open yet. */
export const sideName = ({ id }: Head, side: Head): string =>
  phraseOf(id, sideKey(side.id), side.id);

export const optionTitle = ({ id }: Head, option: Head): string =>
  phraseOf(id, optionKey(option.id, 'title'));

export const optionText = ({ id }: Head, option: Head): string =>
  phraseOf(id, optionKey(option.id, 'text'));

/** Returns the names of an option's values, from the lowest on; undefined if they are plain numbers. */
export function optionValues({ id }: Head, option: OptionSpec): string[] | undefined {
  if (option.names) return valueKeys(option).map((key) => phraseOf(id, key));
  return option.min === 0 && option.max === 1 ? [t('form.no'), t('form.yes')] : undefined;
}

/** Returns a rule in the page's language. The rulebook itself is English. */
export const translateRule = ({ id }: Head, rule: Rule): Rule => ({
  ...rule,
  title: phraseOf(id, `rule.${rule.id}.title`, rule.title),
  text: phraseOf(id, `rule.${rule.id}.text`, rule.text),
});
