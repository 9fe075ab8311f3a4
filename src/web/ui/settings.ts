/** Settings of a person; stored in the browser. */
import { computed, effect, signal } from '@preact/signals';
import type { Language } from '../../i18n/speakers.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
/** Size of the text, in hundredths of the browser's own. */
export const TEXT_SIZES = [100, 115, 130] as const;
/** When the numbers of places are printed on the board. */
export const COORDINATES = ['zoom', 'always', 'never'] as const;
/** Which way round boards lie. */
export const LIES = ['printed', 'own', 'turned'] as const;
export const PACES = ['off', 'fast', 'normal', 'slow'] as const;

/** How much a screen reader reads of the moves of others. */
export const SPOKEN_MOVES = ['all', 'summary', 'none'] as const;

export interface Settings {
  /** `auto` is the browser's; see `language.ts`. */
  readonly language: 'auto' | Language;
  readonly theme: (typeof THEMES)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly coordinates: (typeof COORDINATES)[number];
  readonly lie: (typeof LIES)[number];
  /** Sides wear signs, in colours that all eyes tell apart. */
  readonly signs: boolean;
  /** Sides wear signs in games whose colours some eyes do not tell apart. */
  readonly closeSigns: boolean;
  /** How fast other people's moves are shown. */
  readonly pace: (typeof PACES)[number];
  readonly spokenMoves: (typeof SPOKEN_MOVES)[number];
  /** How loud sounds are, in hundredths; 0: there are none. */
  readonly volume: number;
  /** The board goes to where others move. */
  readonly follow: boolean;
  /** Every small decision goes to the table at once, instead of a whole turn's as one. */
  readonly sendAtOnce: boolean;
  /** Ask before a pick on the board that ends one's turn. */
  readonly confirm: boolean;
  /** Show the odds and wait before dice are rolled. */
  readonly showOdds: boolean;
  /** Name shown to others at tables. */
  readonly name: string;
}

const KEY = 'countermarch.settings';
const DEFAULTS: Settings = {
  language: 'auto',
  theme: 'system',
  textSize: 100,
  coordinates: 'zoom',
  lie: 'printed',
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

const storedSettings = (): Settings => ({ ...DEFAULTS, ...readStored<Partial<Settings>>(KEY) });

export const settings = signal<Settings>(storedSettings());

/** Whether the colours of the sides at the table on the screen are close for some eyes. */
export const areSidesClose = signal(false);

/** Whether sides wear signs on the screen now. */
export const showsSigns = computed(
  () => settings.value.signs || (settings.value.closeSigns && areSidesClose.value),
);

export function changeSettings(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
}

/** Writes the settings, and sets what the whole page goes by, whenever they change, here or in another tab. */
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

/** A value kept in the browser, or undefined if there is none or the browser keeps nothing. */
export function readStored<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** Keeps a value in the browser; false if it keeps nothing. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is stored where the page may not store.
  }
}

export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    // Private windows and full disks: the page works without.
    return false;
  }
}
