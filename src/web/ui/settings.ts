/** Settings of the user, stored in the browser. */
import { computed, effect, signal } from '@preact/signals';
import type { Language } from '../../i18n/translators.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
/** Text sizes, in percent of the browser's default size. */
export const TEXT_SIZES = [100, 115, 130] as const;
/** When hex numbers are printed on the board: depending on the zoom, always or never. */
export const COORDINATES = ['zoom', 'always', 'never'] as const;
/** Board orientation: as printed, the player's own side at the bottom, or rotated. */
export const ORIENTATIONS = ['printed', 'own', 'turned'] as const;
export const PACES = ['off', 'fast', 'normal', 'slow'] as const;

/** Parts of other players' moves that can be announced to screen readers. */
export const SPOKEN_MOVES = ['all', 'summary', 'none'] as const;

export interface Settings {
  /** `auto` is the browser's language; see `language.ts`. */
  readonly language: 'auto' | Language;
  readonly theme: (typeof THEMES)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly coordinates: (typeof COORDINATES)[number];
  readonly orientation: (typeof ORIENTATIONS)[number];
  /** Shows side symbols, in colours that colour-blind players can distinguish. */
  readonly signs: boolean;
  /** Shows side symbols in games whose colours are hard to distinguish for colour-blind players. */
  readonly closeSigns: boolean;
  /** Speed at which other players' moves are shown. */
  readonly pace: (typeof PACES)[number];
  readonly spokenMoves: (typeof SPOKEN_MOVES)[number];
  /** Volume of sounds in percent; 0 turns them off. */
  readonly volume: number;
  /** Moves the board to other players' moves. */
  readonly follow: boolean;
  /** Sends every small decision to the table at once, instead of a whole turn together. */
  readonly sendAtOnce: boolean;
  /** Asks for confirmation before a pick on the board that ends the player's turn. */
  readonly confirm: boolean;
  /** Shows the odds, and waits, before dice are rolled. */
  readonly showOdds: boolean;
  /** Name shown to other players at tables. */
  readonly name: string;
}

const KEY = 'countermarch.settings';
const DEFAULTS: Settings = {
  language: 'auto',
  theme: 'system',
  textSize: 100,
  coordinates: 'zoom',
  orientation: 'printed',
  signs: false,
  closeSigns: true,
  pace: 'normal',
  spokenMoves: 'all',
  volume: 0,
  follow: true,
  sendAtOnce: false,
  confirm: true,
  showOdds: true,
  name: '',
};

/** Returns the stored settings. Earlier builds stored the board orientation as `lie`. */
export function storedSettings(): Settings {
  const { lie: orientation = DEFAULTS.orientation, ...stored } =
    readStored<Partial<Settings> & { readonly lie?: Settings['orientation'] }>(KEY) ?? {};
  return { ...DEFAULTS, orientation, ...stored };
}

export const settings = signal<Settings>(storedSettings());

/** Whether the side colours at the current table are hard to distinguish for colour-blind players. */
export const areSidesClose = signal(false);

/** Whether side symbols are shown now. */
export const showsSigns = computed(
  () => settings.value.signs || (settings.value.closeSigns && areSidesClose.value),
);

export function changeSettings(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
}

/** Stores the settings and applies them to the whole page whenever they change, here or in another tab. */
export function applySettings(): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY) settings.value = storedSettings();
  });
  effect(() => {
    const { theme, textSize, coordinates } = settings.value;
    const { dataset, style } = document.documentElement;
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
    dataset.coordinates = coordinates;
    dataset.signs = String(showsSigns.value);
    style.fontSize = textSize === 100 ? '' : `${textSize}%`;
    writeStored(KEY, settings.value);
  });
}

/** Reads a stored value; undefined if there is none, or if the browser has no storage. */
export function readStored<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** Deletes a stored value. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Stores a value in the browser. Returns false if the browser has no storage. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    // Private windows and full disks cannot store values; the page works without.
    return false;
  }
}
