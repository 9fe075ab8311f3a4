/** Model of the designer: a document draft, its form, and its errors. */
import { computed, signal } from '@preact/signals';
import {
  type DesignForm,
  type Designer,
  formatPath,
  type FormField,
  type Path,
  withValue,
} from '../../kernel/setup/design.ts';
import type { Game, GameModule } from '../../kernel/game.ts';
import { keyOf, type LocalizedText } from '../../kernel/text/message.ts';
import { requireDefined } from '../../kernel/require-defined.ts';
import {
  InputError,
  type Json,
  parseSetup,
  type Setup,
  type Variant,
} from '../../kernel/setup/setup.ts';
import { readStored, writeStored } from '../ui/settings.ts';
import { draftKey } from './draft.ts';

/** Error that makes a draft invalid, and its place in the document. */
export interface DraftFault {
  readonly said: LocalizedText;
  readonly at: string;
}

export class DesignModel {
  readonly module: GameModule;
  /** Scenario that documents open with. */
  readonly scenario: string;
  /** Variant of which the form shows the prices; undefined: usual values. */
  readonly variant = signal<Variant | undefined>(undefined);
  readonly #designer = computed((): Designer => {
    const designer = this.module.document?.designer?.(this.variant.value);
    return requireDefined(designer, `${this.module.id} has a form`);
  });
  readonly #start: Json;
  readonly draft;
  /** Place of the field whose map is open. */
  readonly open = signal('');
  readonly form = computed(() => this.#designer.value.form(this.draft.value));
  readonly fault = computed((): DraftFault | undefined =>
    faultIn(() => this.#setupOf(this.draft.value)),
  );

  /** Game of the draft; undefined while the draft is invalid. */
  readonly opened = computed((): Game | undefined =>
    this.fault.value ? undefined : this.module.open(this.#setupOf(this.draft.value)),
  );

  /** Game for pictures, which stays the same while the draft changes. */
  readonly game = computed((): Game => {
    const { module, scenario } = this;
    const variant = this.variant.value;
    const usual = { scenario, document: this.#start };
    const changed = { scenario, variant };
    // The usual document may break the variant's limits. The pictures then show usual values.
    const isUsual = !variant || faultIn(() => parseSetup(module, changed)) !== undefined;
    return module.open(parseSetup(module, isUsual ? usual : changed));
  });

  /** The game must have a designer. */
  constructor(module: GameModule) {
    this.module = module;
    this.scenario = module.document?.scenarios?.[0] ?? module.scenarios[0]?.id ?? '';
    this.#start = this.#designer.value.start?.() ?? this.read(undefined);
    this.draft = signal(this.#kept() ?? this.#start);
  }

  #setupOf(document: unknown): Setup {
    const { scenario } = this;
    return parseSetup(this.module, { scenario, variant: this.variant.value, document });
  }

  /** Normalizes a document from any source. Throws `InputError` if it is not a valid one. */
  read(raw: unknown): Json {
    return this.#setupOf(raw).document ?? {};
  }

  /** Returns the form of a document without opening it; undefined stands for the initial draft. Throws `InputError`. */
  formOf(raw: unknown): DesignForm {
    return this.#designer.value.form(raw === undefined ? this.#start : this.read(raw));
  }

  /** Replaces the draft by a document. */
  take(raw: unknown): void {
    this.#keep(this.read(raw));
  }

  set(at: Path, value: Json | undefined): void {
    this.#keep(this.#designer.value.tidy(withValue(this.draft.value, at, value)));
  }

  startOver(): void {
    this.#keep(this.#start);
  }

  #keep(draft: Json): void {
    this.draft.value = draft;
    writeStored(draftKey(this.module.id), draft);
  }

  /** Returns the stored draft, if this version of the page can still show it. */
  #kept(): Json | undefined {
    const draft = readStored<Json>(draftKey(this.module.id));
    try {
      return draft && this.#designer.value.form(draft) && this.#designer.value.tidy(draft);
    } catch {
      return undefined;
    }
  }
}

/** Returns the error of a set-up; undefined if it is valid. */
function faultIn(read: () => Setup): DraftFault | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return partsOf(error.said);
  }
}

/** Splits an error message into its place and its text. */
function partsOf(said: LocalizedText): DraftFault {
  if (typeof said === 'string' || !said.args?.['at']) return { said, at: '' };
  const { at, fault } = said.args;
  return {
    said: (fault as LocalizedText | undefined) ?? said,
    at: typeof at === 'string' ? at : keyOf(at as LocalizedText),
  };
}

/** Returns whether an error belongs to a field, that is, whether its place is the field's or inside it. */
export function isAt(fault: DraftFault | undefined, { at }: Pick<FormField, 'at'>): boolean {
  const place = formatPath(at);
  if (fault === undefined || !fault.at.startsWith(place)) return false;
  return /^($|[.[])/.test(fault.at.slice(place.length));
}
