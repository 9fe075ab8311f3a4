/**
 * A game behind `Play` as the kernel's `GameModule`, so that tables, pictures and the command line play games from
 * bundles of any age like their own. Nothing here is part of a bundle.
 */
import type { GameModule } from '../game.ts';
import { InputError } from '../setup/setup.ts';
import { msg } from '../text/message.ts';
import type { NameSource } from '../text/named.ts';
import { designerOf } from './guest-design.ts';
import { gameOf } from './guest-game.ts';
import type { InputFault, Play } from './play.ts';

/** Builds the module of a game behind `Play`. */
export function moduleOf(play: Play): GameModule {
  const { id, sides, scenarios, options, rulebook, lesson, levels, document, values, languages } =
    play;
  const { design } = play;
  const messages = (language: string) => play.messages(language);
  const about: NameSource = {
    ...{ id, sides, units: [], board: { labels: [], directions: [] }, messages },
  };
  return {
    ...{ id, sides, scenarios, options },
    rulebook: () => Promise.resolve(rulebook),
    ...(lesson && { lesson }),
    ...(levels && { levels }),
    messages: Object.fromEntries(
      languages.map((language) => [language, () => Promise.resolve(messages(language))]),
    ),
    ...(values && {
      values: {
        declarations: values,
        read: (raw, setup) => requireValue(play.readVariant?.(raw, setup) ?? {}, about).variant,
      },
    }),
    ...(document && {
      document: {
        ...(document.scenarios && { scenarios: document.scenarios }),
        read: (raw, setup) => requireValue(play.readDocument(raw, setup), about).document,
        ...(design && {
          designer: (variant) => designerOf((variant && play.designFor?.(variant)) ?? design),
        }),
      },
    }),
    open: (setup) => gameOf(play.open(setup), messages),
  };
}

/** Returns the value; throws an `InputError` for a fault. */
function requireValue<T extends object>(answer: T | InputFault, about: NameSource): T {
  if (!('fault' in answer)) return answer;
  const { fault, at } = answer;
  throw new InputError(at === undefined ? fault : msg('fault.at', { at, fault }), about);
}
