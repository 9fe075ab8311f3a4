/** Implements `Play` for a game. This file and what it imports is the kernel's part of every bundle. */
import type { GameModule } from '../game.ts';
import type { Rule } from '../rulebook.ts';
import { InputError, parseSetup } from '../setup/setup.ts';
import { designOf } from './host-design.ts';
import { playGameOf } from './host-game.ts';
import { faultOf } from './host-parts.ts';
import { type Play, PLAY_VERSION, type PlayGame } from './play.ts';

/** Messages by language, by key. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Builds the interface of a game, with its messages in all its languages and its rulebook. */
export function playOf(module: GameModule, messages: Messages, rulebook: readonly Rule[]): Play {
  const { id, sides, scenarios, options, lesson, levels, document, values } = module;
  const designer = document?.designer;
  return {
    ...{ api: PLAY_VERSION, id, sides, scenarios, options, rulebook },
    ...(values && {
      values: values.declarations,
      readVariant: (raw, setup) =>
        attempt(() => {
          const variant = values.read(raw, setup);
          return variant ? { variant } : {};
        }),
    }),
    ...(document && {
      document: {
        ...(document.scenarios && { scenarios: document.scenarios }),
        isDesigned: designer !== undefined,
      },
    }),
    ...(lesson && { lesson }),
    ...(levels && { levels }),
    languages: Object.keys(messages),
    messages: (language) => messages[language] ?? {},
    readSetup: (request) => attempt(() => parseSetup(module, request)),
    readDocument: (raw, setup) =>
      attempt(() => {
        const read = document?.read(raw, setup);
        return read === undefined ? {} : { document: read };
      }),
    open: (setup): PlayGame => playGameOf(module.open(setup)),
    ...(designer && {
      design: designOf(() => designer.call(document)),
      ...(values && { designFor: (variant) => designOf(() => designer.call(document, variant)) }),
    }),
  };
}

/** Returns the value, or the fault of the input. */
function attempt<T>(work: () => T) {
  try {
    return work();
  } catch (error) {
    if (error instanceof InputError) return faultOf(error.text);
    throw error;
  }
}
