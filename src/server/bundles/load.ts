/**
 * Loads bundles into this process. A bundle runs with all rights of the process: load only bundles of this release or
 * of your own store, never bundles from strangers (docs/security.md).
 */
import { Script } from 'node:vm';
import type { GameModule } from '../../kernel/game.ts';
import { moduleOf } from '../../kernel/play/guest.ts';
import { scriptOf } from '../../kernel/play/script.ts';
import { type Play, PLAY_VERSION } from '../../kernel/play/play.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { msg } from '../../kernel/text/message.ts';
import { playOfRaw, type RawBundle } from '../../kernel/play/adapters/raw-kernel.ts';
import { sha256Hex } from '../../table/record/sha256.ts';

/** A loaded bundle. */
export interface LoadedBundle {
  readonly hash: string;
  readonly play: Play;
  /** SHA-256 of its rules alone. */
  readonly rulesHash: string;
  /** Its game as tables use it. */
  readonly module: GameModule;
  /** Its game, not frozen: bots play on it. */
  readonly game: GameModule;
}

/** Exports of a bundle with the play interface. */
interface Exports {
  readonly play: Play;
  readonly rules: string;
  readonly game: GameModule;
}

/**
 * Loads a bundle and checks its hash. Throws `InputError` if the hash differs, or if the bundle's interface is newer
 * than this program.
 */
export function loadBundle(code: string, hash: string): LoadedBundle {
  const found = sha256Hex(code);
  if (found !== hash) throw new InputError(msg('bundle.hash', { hash, found }));
  const script = new Script(scriptOf(code), { filename: `bundle-${hash.slice(0, 12)}.js` });
  const exported = script.runInThisContext() as Exports | RawBundle;
  const isRaw = !('play' in exported);
  const play = isRaw ? playOfRaw(exported) : exported.play;
  const rules = isRaw ? hash : exported.rules;
  if (play.api !== PLAY_VERSION)
    throw new InputError(
      msg('bundle.newer', { found: String(play.api), known: String(PLAY_VERSION) }),
    );
  const module = moduleOf(play);
  return { hash, play, rulesHash: rules, module, game: isRaw ? module : exported.game };
}
