/** The rulebook of a game in the page's language, loaded when something first shows one of its rules. */
import { computed, signal } from '@preact/signals';
import type { GameModule } from '../../kernel/game.ts';
import type { Rule, RuleId } from '../../kernel/rulebook.ts';
import { translateRule } from './phrases.ts';

export class GameRulebook {
  readonly #module: GameModule;
  readonly #loaded = signal<readonly Rule[] | undefined>(undefined);

  constructor(module: GameModule) {
    this.#module = module;
  }

  /** The rules; undefined until they are loaded. */
  readonly rules = computed((): readonly Rule[] | undefined =>
    this.#loaded.value?.map((rule) => translateRule(this.#module, rule)),
  );

  async load(): Promise<void> {
    this.#loaded.value ??= await this.#module.rulebook();
  }

  /** Starts loading the rules, for a caller that works without them until they are loaded, or if loading fails. */
  request(): void {
    this.load().catch(() => undefined);
  }

  /** Returns a rule by number and name, or by number alone until the rulebook is loaded. */
  nameOf(id: RuleId): string {
    const rule = this.rules.value?.find((each) => each.id === id);
    return rule ? `[${id}] ${rule.title}` : `[${id}]`;
  }
}
