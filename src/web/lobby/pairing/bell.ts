/** Whether a bell rings when an opponent is found. */
import { signal } from '@preact/signals';
import { readStored, writeStored } from '../../ui/settings.ts';

const KEY = 'countermarch.pairing-bell';

export const hasBell = signal(readStored<boolean>(KEY) ?? true);

export function setBell(isOn: boolean): void {
  hasBell.value = isOn;
  writeStored(KEY, isOn);
}
