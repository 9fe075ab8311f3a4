/** The settings of this browser. */
import type { ComponentChildren } from 'preact';
import { Dialog } from './dialog.tsx';
import { changeSettings, PACES, type Settings, settings, THEMES } from './settings.ts';

const THEME_NAMES = { system: 'As the system', light: 'Light', dark: 'Dark' } as const;
const PACE_NAMES = { off: 'Not at all', fast: 'Fast', normal: 'Normal', slow: 'Slow' } as const;

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { theme, pace, showOdds, confirm, sendAtOnce, name } = settings.value;
  return (
    <Dialog title="Settings" onClose={onClose}>
      <Choice
        legend="Colours"
        options={THEMES.map((id) => [id, THEME_NAMES[id]])}
        value={theme}
        onChange={(value) => changeSettings({ theme: value as Settings['theme'] })}
      />
      <Choice
        legend="Show the others’ moves"
        options={PACES.map((id) => [id, PACE_NAMES[id]])}
        value={pace}
        onChange={(value) => changeSettings({ pace: value as Settings['pace'] })}
      />
      <Switch on={showOdds} onChange={(on) => changeSettings({ showOdds: on })}>
        Show the odds and wait before dice are rolled
      </Switch>
      <Switch on={confirm} onChange={(on) => changeSettings({ confirm: on })}>
        Ask before a click on the board ends my turn, and before I leave units unmoved
      </Switch>
      <Switch on={sendAtOnce} onChange={(on) => changeSettings({ sendAtOnce: on })}>
        Send every decision at once, so that the others see me move
      </Switch>
      <div class="field">
        <label for="own-name">My name at tables</label>
        <input
          id="own-name"
          type="text"
          maxLength={40}
          value={name}
          onChange={(event) => changeSettings({ name: event.currentTarget.value.trim() })}
        />
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly legend: string;
  readonly options: readonly (readonly [id: string, name: string])[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function Choice({ legend, options, value, onChange }: ChoiceProps) {
  return (
    <fieldset class="segments">
      <legend>{legend}</legend>
      {options.map(([id, name]) => (
        <label key={id}>
          <input type="radio" name={legend} checked={id === value} onChange={() => onChange(id)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface SwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children: ComponentChildren;
}

export function Switch({ on, onChange, children }: SwitchProps) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
