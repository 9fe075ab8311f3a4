/** First contents of the form for a new game, if another screen opens it. */

export interface FormPreset {
  readonly scenario: string;
  /** Whether the draft of a variant in this browser is chosen. */
  readonly usesVariant: boolean;
}

let next: (FormPreset & { readonly game: string }) | undefined;

/** Sets what the next form of a game in this browser starts with. */
export function presetForm(game: string, preset: FormPreset): void {
  next = { game, ...preset };
}

/** Returns what the form of a game starts with, once; undefined if no screen has set it. */
export function takePreset(game: string): FormPreset | undefined {
  const preset = next?.game === game ? next : undefined;
  next = undefined;
  return preset;
}
