/**
 * Rules of records: the current rules of a game, or those of the bundle that a record names. The store contains only
 * bundles of a release or of a folder named by the operator, because a bundle runs with all rights of the server.
 */
import type { GameModule } from '../../kernel/game.ts';
import { PLAY_VERSION } from '../../kernel/play/play.ts';
import { requireDefined } from '../../kernel/require-defined.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { keyOf } from '../../kernel/text/message.ts';
import type { RecordEntry } from '../../table/record/record.ts';
import type { RecordHeader } from '../../table/record/record-schemas.ts';
import { bundleOf } from '../../table/record/rules-mark.ts';
import type { OwnRules } from '../../table/game-status.ts';
import type { Database } from '../store/database.ts';
import { type Registry, shareGame } from '../tables/registry.ts';
import { BundleRepository, type StoredBundle } from './bundle-repository.ts';
import {
  type BundleList,
  type FreshBundle,
  type ListedBundle,
  NO_BUNDLES,
  withFresh,
} from './built.ts';
import { readBundleFile, readCompressedBundle } from './bundle-files.ts';
import { loadBundle } from './load.ts';

/** Rules of a record. */
export interface RecordRules {
  readonly module: GameModule;
  /** Its bundle, if its rules differ from those of this program, or if it is missing. */
  readonly ownRules?: OwnRules;
}

/** A bundle for a thread to load. */
export interface BundleText {
  readonly hash: string;
  readonly code: string;
}

interface BundlesOptions {
  readonly db: Database;
  readonly registry: Registry;
  /** Bundles of this build. Absent: new tables name no bundle. */
  readonly built?: BundleList | undefined;
  log(line: string): void;
}

export class Bundles {
  readonly #repository: BundleRepository;
  readonly #registry: Registry;
  #built: BundleList;
  readonly #log: (line: string) => void;
  /** Modules of loaded bundles by hash, kept while a table uses them. */
  readonly #loaded = new Map<string, WeakRef<GameModule>>();
  /** Bundles of this build that are in the store. */
  readonly #kept = new Map<string, Promise<void>>();

  constructor({ db, registry, built = NO_BUNDLES, log }: BundlesOptions) {
    this.#repository = new BundleRepository(db);
    this.#registry = registry;
    this.#built = built;
    this.#log = log;
  }

  /**
   * Returns the hash of the bundle of a game's current rules, which new tables name; undefined if the game has no
   * bundle.
   */
  currentOf(game: string): string | undefined {
    return this.#built.byGame.get(game)?.hash;
  }

  /** Returns the current rules of a game, after storing their bundle, so that a record can name it. */
  async currentRules(game: string): Promise<GameModule> {
    await this.keep(this.currentOf(game));
    return this.#registry.gameById(game);
  }

  /** Makes a bundle the current one of its game, for new tables and for pages. */
  add(bundle: FreshBundle): void {
    this.#built = withFresh(this.#built, [bundle]);
  }

  /** Stores a bundle of this build, before a record names it; ignores other bundles. */
  async keep(hash: string | undefined): Promise<void> {
    const bundle = [...this.#built.byGame.values()].find((built) => built.hash === hash);
    if (!bundle) return;
    const keeping = this.#kept.get(bundle.hash) ?? this.#keep(bundle);
    this.#kept.set(bundle.hash, keeping);
    await keeping.catch((error: unknown) => {
      this.#kept.delete(bundle.hash);
      throw error;
    });
  }

  async #keep({ hash, game, rules, version }: ListedBundle): Promise<void> {
    const code = requireDefined(
      this.#built.texts?.get(hash) ?? readBundleFile(this.#built.folder, hash),
      'the list of bundles names files that are there',
    );
    const origin = this.#built.texts?.has(hash) ? 'operator' : 'release';
    const head = { hash, game, rules, version, api: PLAY_VERSION, origin } as const;
    await this.#repository.keep(head, code, readCompressedBundle(this.#built.folder, hash));
  }

  /** Returns a bundle by its hash; undefined if this server does not have it. */
  async find(hash: string): Promise<StoredBundle | undefined> {
    await this.keep(hash);
    return this.#repository.find(hash);
  }

  /**
   * Returns the rules under which a record is replayed. Throws `InputError` if neither a bundle nor the registry has
   * its game.
   */
  async rulesOf(header: RecordHeader, entries: readonly RecordEntry[]): Promise<RecordRules> {
    const hash = bundleOf(header, entries);
    const { bundle, isMissing } = await this.#find(header.game, hash);
    if (hash !== undefined && bundle) {
      const module = this.#moduleOf(bundle);
      if (module) return { module, ownRules: { bundle: hash, isMissing: false } };
    }
    const module = this.#registry.gameById(header.game);
    const isUnknown = isMissing || bundle !== undefined;
    return {
      module,
      ...(hash !== undefined && isUnknown && { ownRules: { bundle: hash, isMissing: true } }),
    };
  }

  /** Returns the bundle that a thread has to load to replay a record; undefined if the current rules apply. */
  async bundleFor(game: string, hash: string | undefined): Promise<BundleText | undefined> {
    const { bundle } = await this.#find(game, hash);
    return bundle && { hash: bundle.hash, code: bundle.code };
  }

  /** Returns the bundle of a hash; undefined if the current rules are equal to its rules. */
  async #find(
    game: string,
    hash: string | undefined,
  ): Promise<{ readonly bundle?: BundleText; readonly isMissing: boolean }> {
    const current = this.#built.byGame.get(game);
    if (hash === undefined || current?.hash === hash) return { isMissing: false };
    const bundle = await this.#repository.find(hash);
    if (bundle?.game !== game) return { isMissing: true };
    if (current?.rules === bundle.rules) return { isMissing: false };
    return { bundle, isMissing: false };
  }

  /** Returns the game of a bundle; undefined if this program is too old for it. */
  #moduleOf({ hash, code }: BundleText): GameModule | undefined {
    const known = this.#loaded.get(hash)?.deref();
    if (known) return known;
    try {
      const module = shareGame(loadBundle(code, hash).module);
      this.#loaded.set(hash, new WeakRef(module));
      return module;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.#log(`bundle ${hash}: ${keyOf(error.text)}`);
      return undefined;
    }
  }
}
