/** What the page says, in the language that is set. */
import { signal } from '@preact/signals';
import type { GameModule } from '../kernel/game.ts';
import { keyOf, type MessageArgs, type Said } from '../kernel/message.ts';
import type { Named, Segment } from '../words/speaker.ts';
import { Speakers } from '../words/speakers.ts';

/** The speakers of the page's language; English until another is loaded. */
export const speakers = signal(Speakers.english());

/** A message of a game, as text. */
export const tell = (game: Named, said: Said): string => speakers.value.of(game).text(said);

/** The same in pieces, those apart that name units and nodes. */
export const tellParts = (game: Named, said: Said): Segment[] =>
  speakers.value.of(game).segments(said);

/** What the page itself says. */
export const t = (key: string, args?: MessageArgs): string =>
  speakers.value.text(args ? { key, args } : { key });

/** Several messages, with keys that tell them apart in a list. */
export const tellAll = (game: Named, all: readonly Said[]): { key: string; text: string }[] =>
  all.map((said) => ({ key: keyOf(said), text: tell(game, said) }));

/** Loads the sentences of a game in the page's language. */
export const readyWords = (module: Pick<GameModule, 'id' | 'words'>): Promise<void> =>
  speakers.value.ready(module);
