/** Model of the designer: a document draft, its form, and its errors. */
import { batch, computed, signal } from '@preact/signals';
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
import { readDesignFile, writeDesignFile } from '../../kernel/setup/design-file.ts';
import {
  InputError,
  type Json,
  parseSetup,
  readVariant,
  type Setup,
  type Variant,
} from '../../kernel/setup/setup.ts';
import { isEqual } from '../ui/equality.ts';
import { readStored, writeStored } from '../ui/settings.ts';
import { draftKey } from './draft.ts';

/** Error that makes a draft invalid, and its place in the document. */
export interface DraftFault {
  readonly text: LocalizedText;
  readonly at: string;
}

/** A design that is not open because its variant is refused. */
export interface RefusedDesign {
  readonly document: unknown;
  readonly fault: LocalizedText;
  /** Whether the design is the stored draft of this browser. */
  readonly isStored: boolean;
}

/** The design as it was opened last. */
interface OpenedDesign {
  /** Number of designs opened so far. */
  readonly n: number;
  readonly variant: Variant | undefined;
}

export class DesignModel {
  readonly module: GameModule;
  /** Scenario that documents open with. */
  readonly scenario: string;
  readonly #variant = signal<Variant | undefined>(undefined);
  /** Variant of the design, of which the form shows the prices; undefined: usual values. */
  readonly variant = computed(() => this.#variant.value);
  readonly opening = signal<OpenedDesign>({ n: 0, variant: undefined });
  /** Design that waits for a decision: without its variant, or not at all. */
  readonly refused = signal<RefusedDesign | undefined>(undefined);
  readonly #designer = computed(() => this.#designerFor(this.variant.value));
  readonly #start: Json;
  readonly draft;
  /** Place of the field whose map is open. */
  readonly open = signal('');
  readonly form = computed(() => this.#designer.value.form(this.draft.value));
  readonly fault = computed((): DraftFault | undefined =>
    faultIn(() => this.#setupOf(this.draft.value, this.variant.value)),
  );

  /** Game of the draft; undefined while the draft is invalid. */
  readonly opened = computed((): Game | undefined =>
    this.fault.value
      ? undefined
      : this.module.open(this.#setupOf(this.draft.value, this.variant.value)),
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
    this.draft = signal(this.#start);
    this.restore();
  }

  #designerFor(variant: Variant | undefined): Designer {
    const designer = this.module.document?.designer?.(variant);
    return requireDefined(designer, `${this.module.id} has a form`);
  }

  #setupOf(document: unknown, variant: Variant | undefined): Setup {
    const { scenario } = this;
    return parseSetup(this.module, { scenario, variant, document });
  }

  /** Normalizes a document from any source. Throws `InputError` if it is not a valid one. */
  read(raw: unknown): Json {
    return this.#setupOf(raw, this.variant.value).document ?? {};
  }

  /**
   * Returns the form of a design's file without opening it, with the current variant; undefined stands for the initial
   * draft. Throws `InputError`.
   */
  formOf(raw: unknown): DesignForm {
    const { document } = readDesignFile(raw, this.module.id);
    return this.#designer.value.form(document === undefined ? this.#start : this.read(document));
  }

  /**
   * Replaces the design by one from a file or link. If only its variant is wrong, `refused` says why, and nothing else
   * changes. Throws `InputError` for all other errors.
   */
  take(raw: unknown): void {
    const { document, variant: wanted } = readDesignFile(raw, this.module.id);
    const { variant: own, fault } = this.#readVariant(wanted);
    if (fault !== undefined) {
      this.refused.value = { document, fault, isStored: false };
      return;
    }
    // An old file names no variant. If it needs the current one, such as for its prices, that one stays.
    const isUsual = faultIn(() => this.#setupOf(document, undefined)) === undefined;
    const variant = wanted === undefined && !isUsual ? this.variant.value : own;
    this.#open(this.#setupOf(document, variant).document ?? {}, variant);
  }

  /** Opens the refused design with usual values, under which its document may not be valid. Throws `InputError`. */
  takeWithoutVariant(): void {
    const { document } = requireDefined(this.refused.value, 'a design was refused');
    this.#open(this.#tidied(document, undefined), undefined);
  }

  /** Sets the variant of the design. */
  setVariant(variant: Variant | undefined): void {
    if (isEqual(variant, this.variant.value)) return;
    this.#variant.value = variant;
    this.#store();
  }

  /** Returns the content of the design's file and link. The design must be valid. */
  file(): Json {
    return writeDesignFile(this.module.id, this.read(this.draft.value), this.variant.value);
  }

  set(at: Path, value: Json | undefined): void {
    this.#keep(this.#designer.value.tidy(withValue(this.draft.value, at, value)));
  }

  /** Opens the initial document with usual values. */
  startOver(): void {
    this.#open(this.#start, undefined);
  }

  /** Shows the stored design if this version of the page can still show it, otherwise the initial one. */
  restore(): void {
    this.#show(this.#start, undefined);
    const stored = readStored(draftKey(this.module.id));
    if (stored === undefined) return;
    try {
      const { document, variant: wanted } = readDesignFile(stored, this.module.id);
      const { variant, fault } = this.#readVariant(wanted);
      if (fault !== undefined) this.refused.value = { document, fault, isStored: true };
      else this.#show(this.#tidied(document, variant), variant);
    } catch {
      // The initial document stays.
    }
  }

  #keep(draft: Json): void {
    this.draft.value = draft;
    this.#store();
  }

  #open(draft: Json, variant: Variant | undefined): void {
    this.#show(draft, variant);
    this.#store();
  }

  #show(draft: Json, variant: Variant | undefined): void {
    batch(() => {
      this.refused.value = undefined;
      this.#variant.value = variant;
      this.draft.value = draft;
      this.opening.value = { n: this.opening.value.n + 1, variant };
    });
  }

  #store(): void {
    const { id } = this.module;
    writeStored(draftKey(id), writeDesignFile(id, this.draft.value, this.variant.value));
  }

  #readVariant(variant: unknown): { readonly variant?: Variant; readonly fault?: LocalizedText } {
    try {
      const read = readVariant(this.module, { scenario: this.scenario, variant });
      return read ? { variant: read } : {};
    } catch (error) {
      if (error instanceof InputError) return { fault: error.text };
      throw error;
    }
  }

  /** Returns a draft, which need not be valid, as the form can show it. Throws if the form cannot. */
  #tidied(document: unknown, variant: Variant | undefined): Json {
    const designer = this.#designerFor(variant);
    const draft = document as Json;
    designer.form(draft);
    return designer.tidy(draft);
  }
}

/** Returns the error of a set-up; undefined if it is valid. */
function faultIn(read: () => Setup): DraftFault | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return partsOf(error.text);
  }
}

/** Splits an error message into its place and its text. */
function partsOf(message: LocalizedText): DraftFault {
  if (typeof message === 'string' || !message.args?.['at']) return { text: message, at: '' };
  const { at, fault } = message.args;
  return {
    text: (fault as LocalizedText | undefined) ?? message,
    at: typeof at === 'string' ? at : keyOf(at as LocalizedText),
  };
}

/** Returns whether an error belongs to a field, that is, whether its place is the field's or inside it. */
export function isAt(fault: DraftFault | undefined, { at }: Pick<FormField, 'at'>): boolean {
  const place = formatPath(at);
  if (fault === undefined || !fault.at.startsWith(place)) return false;
  return /^($|[.[])/.test(fault.at.slice(place.length));
}
