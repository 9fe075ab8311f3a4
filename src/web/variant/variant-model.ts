/** Model of the editor for variants: a draft, what is wrong with it, and the values that it may change. */
import { computed, signal } from '@preact/signals';
import type { GameModule } from '../../kernel/game.ts';
import { requireDefined } from '../../kernel/require-defined.ts';
import { InputError, type Json, parseSetup, type Variant } from '../../kernel/setup/setup.ts';
import { isUsedIn, type ValueSpec, valueSpecs } from '../../kernel/setup/values.ts';
import { VARIANT_FORMAT } from '../../kernel/setup/variant.ts';
import { keyOf, type LocalizedText } from '../../kernel/text/message.ts';
import {
  countOf,
  isChanges,
  requestedVariant,
  storedDraft,
  storeDraft,
  type VariantDraft,
} from './variant-draft.ts';

/** Errors of a draft by the id of the value, and the error of its title, if there is one. */
interface VariantFaults {
  readonly byId: ReadonlyMap<string, LocalizedText>;
  readonly title?: LocalizedText;
}

/** Beginning of the places of changes in error messages. */
const CHANGES = 'variant.changes.';

export class VariantModel {
  readonly module: GameModule;
  readonly specs: readonly ValueSpec[];
  readonly draft;
  readonly scenario = computed((): string => {
    const { scenarios } = this.module;
    const { scenario } = this.draft.value;
    const known = scenarios.find(({ id }) => id === scenario) ?? scenarios[0];
    return requireDefined(known, 'every game has a scenario').id;
  });
  readonly faults = computed((): VariantFaults => this.#faultsIn(this.draft.value));
  /** The variant that the draft stands for; undefined if it is not valid, or changes nothing. */
  readonly variant = computed((): Variant | undefined =>
    this.hasFaults.value ? undefined : this.#read(requestedVariant(this.draft.value)),
  );
  readonly hasFaults = computed((): boolean => {
    const { byId, title } = this.faults.value;
    return byId.size > 0 || title !== undefined;
  });
  /** Values with an effect in the chosen scenario. */
  readonly used = computed(() => this.specs.filter((spec) => isUsedIn(spec, this.scenario.value)));

  constructor(module: GameModule) {
    this.module = module;
    this.specs = valueSpecs(module.values?.declarations ?? {});
    const { title = '', changes = {}, ...rest } = storedDraft(module.id) ?? {};
    this.draft = signal<VariantDraft>({ ...rest, title, changes: this.#withoutDefaults(changes) });
  }

  /** Returns the value of the draft. */
  valueOf({ id, fallback }: ValueSpec): number | string {
    return this.draft.value.changes[id] ?? fallback;
  }

  isChanged({ id, fallback }: ValueSpec): boolean {
    return (this.draft.value.changes[id] ?? fallback) !== fallback;
  }

  /** Sets a value; the usual value removes the change. */
  set({ id, fallback }: ValueSpec, value: number | string): void {
    const { [id]: _, ...others } = this.draft.value.changes;
    this.#keep({ changes: value === fallback ? others : { ...others, [id]: value } });
  }

  reset(id: string): void {
    const { [id]: _, ...changes } = this.draft.value.changes;
    this.#keep({ changes });
  }

  resetAll(): void {
    this.#keep({ title: '', changes: {} });
  }

  setTitle(title: string): void {
    this.#keep({ title });
  }

  setScenario(scenario: string): void {
    this.#keep({ scenario });
  }

  /**
   * Replaces the draft by a variant from a file or link. Changes that are out of range are kept, so that the editor
   * shows the error at the field. Throws an `InputError` for all other errors.
   */
  take(raw: unknown): void {
    const { title, changes, scenarios } = Object(raw) as Record<string, unknown>;
    const wanted = Array.isArray(scenarios) ? scenarios.map(String) : [];
    const scenario = wanted.includes(this.scenario.value)
      ? this.scenario.value
      : (wanted.find((id) => this.module.scenarios.some((one) => one.id === id)) ??
        this.scenario.value);
    try {
      this.#read(raw, scenario);
    } catch (error) {
      const { id } = partsOf(error);
      if (id === undefined || !this.specs.some((spec) => spec.id === id)) throw error;
    }
    this.#keep({
      scenario,
      title: typeof title === 'string' ? title : '',
      changes: isChanges(changes) ? this.#withoutDefaults(changes) : {},
    });
  }

  /** Returns the content of the variant's file. The draft must be valid. */
  file(): Json {
    const { module } = this;
    const { title, changes } = this.#read(requestedVariant(this.draft.value)) ?? { changes: {} };
    const game = module.open(parseSetup(module, { scenario: this.scenario.value }));
    const scenarios = module.scenarios.map(({ id }) => id).filter((id) => this.#isFor(id, changes));
    return {
      format: VARIANT_FORMAT,
      game: module.id,
      rules: game.version,
      ...(title !== undefined && { title }),
      scenarios,
      changes,
    };
  }

  #isFor(scenario: string, changes: Variant['changes']): boolean {
    try {
      this.#read({ changes }, scenario);
      return true;
    } catch {
      return false;
    }
  }

  /** Leaves out usual values, and values that the game no longer has. */
  #withoutDefaults(changes: Variant['changes']): Variant['changes'] {
    const usual = new Map(this.specs.map(({ id, fallback }) => [id, fallback]));
    const isChange = ([id, value]: readonly [string, number | string]): boolean =>
      usual.has(id) && usual.get(id) !== value;
    return Object.fromEntries(Object.entries(changes).filter(isChange));
  }

  #read(raw: unknown, scenario = this.scenario.value): Variant | undefined {
    return parseSetup(this.module, { scenario, variant: raw }).variant;
  }

  /** Collects all errors: the reader reports only the first, so the change at fault is left out until none is left. */
  #faultsIn(draft: VariantDraft): VariantFaults {
    const byId = new Map<string, LocalizedText>();
    let title: LocalizedText | undefined;
    let rest = draft;
    for (let n = countOf(draft) + 1; n >= 0; n--) {
      try {
        this.#read(requestedVariant(rest));
        break;
      } catch (error) {
        const { id, fault } = partsOf(error);
        if (id === undefined) {
          title = fault;
          rest = { ...rest, title: '' };
          continue;
        }
        byId.set(id, fault);
        if (!(id in rest.changes)) break;
        const { [id]: _, ...changes } = rest.changes;
        rest = { ...rest, changes };
      }
    }
    return { byId, ...(title !== undefined && { title }) };
  }

  #keep(change: Partial<VariantDraft>): void {
    this.draft.value = { scenario: this.scenario.value, ...this.draft.value, ...change };
    storeDraft(this.module.id, this.draft.value);
  }
}

/** Splits an error of the reader into the id of the value, if it is about one, and its text. */
function partsOf(error: unknown): { readonly id?: string; readonly fault: LocalizedText } {
  if (!(error instanceof InputError)) throw error;
  const { text } = error;
  if (typeof text === 'string' || text.args?.['at'] === undefined) return { fault: text };
  const { at, fault } = text.args;
  const place = typeof at === 'string' ? at : keyOf(at as LocalizedText);
  return {
    ...(place.startsWith(CHANGES) && { id: place.slice(CHANGES.length) }),
    fault: (fault as LocalizedText | undefined) ?? text,
  };
}
