/** Loads the game of a study's chapter, under the rules by which the chapter was played. */
import type { Game, GameModule } from '../../kernel/game.ts';
import { InputError, parseSetup } from '../../kernel/setup/setup.ts';
import { textOfFile } from '../../study/enclosed.ts';
import type { ChapterRoot, Study } from '../../study/study.ts';
import { layoutName } from '../../table/record/rules-mark.ts';
import type { OwnRules } from '../../table/game-status.ts';
import { PageError } from '../faults.ts';
import { msg } from '../i18n/msg.ts';
import { openGame } from './loaders.ts';
import { loadTranslatedGame } from './messages.ts';

/** A game for a chapter. */
export interface ChapterGame {
  readonly module: GameModule;
  readonly game: Game;
  /** Bundle of its rules, if they are not those of this page. */
  readonly ownRules: OwnRules | undefined;
}

/**
 * Loads the game of a chapter. If the page's rules are others, it loads the chapter's bundle, from the study or from the
 * server; without a bundle the page's rules apply. Rejects if neither exists.
 */
export async function loadChapterGame(
  root: ChapterRoot,
  files: Study['files'],
): Promise<ChapterGame> {
  const own = await loadOwn(root);
  if (own?.isSame || root.bundle === undefined) return own?.found ?? rejectGame(root.game);
  const { bundle } = root;
  const file = files.get(bundle);
  const code = file && (await textOfFile(file));
  // Loaded on demand, because few studies need other rules.
  const { takeFromFile } = await import('./bundles.ts');
  if (code !== undefined) await takeFromFile({ hash: bundle, code });
  const ownRules = { bundle, isMissing: false };
  try {
    const module = await loadTranslatedGame(root.game, ownRules);
    if (module) return { module, game: openGame(module, parseSetup(module, root.setup)), ownRules };
  } catch (error) {
    if (!own) throw error;
  }
  return own?.found ?? rejectGame(root.game);
}

/** Opens a chapter under the page's rules; undefined if the page has no such game or set-up. */
async function loadOwn(root: ChapterRoot) {
  const module = await loadTranslatedGame(root.game);
  if (!module) return undefined;
  try {
    const game = openGame(module, parseSetup(module, root.setup));
    const isSame = game.version === root.rules && layoutName(game) === root.layout;
    return { found: { module, game, ownRules: undefined }, isSame };
  } catch (error) {
    if (error instanceof InputError && root.bundle !== undefined) return undefined;
    throw error;
  }
}

function rejectGame(game: string): never {
  throw new PageError(msg('table.unknown-game', { game }));
}
