/** Settings in the dialog. */
import type { ComponentChildren } from 'preact';
import { LANGUAGES } from '../../i18n/translators.ts';
import { failedLanguage } from '../language.ts';
import { t } from '../settings-messages.ts';
import {
  changeSettings,
  COORDINATES,
  ORIENTATIONS,
  PACES,
  type Settings,
  SPOKEN_MOVES,
  settings,
  TEXT_SIZES,
  THEMES,
} from './settings.ts';

export function SettingsFields() {
  const { language, theme, textSize, coordinates, orientation, signs } = settings.value;
  const { closeSigns, pace, spokenMoves } = settings.value;
  const { volume, follow, showOdds, confirm, sendAtOnce, name } = settings.value;
  return (
    <>
      <Choice
        name="language"
        legend={t('settings.language')}
        options={[['auto', t('settings.language.auto')], ...Object.entries(LANGUAGES)]}
        value={language}
        onChange={(value) => changeSettings({ language: value as Settings['language'] })}
      />
      <Unspoken />
      <Choice
        name="theme"
        legend={t('settings.theme')}
        options={THEMES.map((id) => [id, t(`settings.theme.${id}`)])}
        value={theme}
        onChange={(value) => changeSettings({ theme: value as Settings['theme'] })}
      />
      <Choice
        name="text-size"
        legend={t('settings.text-size')}
        options={TEXT_SIZES.map((size) => [String(size), t(`settings.text-size.${size}`)])}
        value={String(textSize)}
        onChange={(value) => changeSettings({ textSize: Number(value) as Settings['textSize'] })}
      />
      <Choice
        name="coordinates"
        legend={t('settings.coordinates')}
        options={COORDINATES.map((id) => [id, t(`settings.coordinates.${id}`)])}
        value={coordinates}
        onChange={(value) => changeSettings({ coordinates: value as Settings['coordinates'] })}
      />
      <Choice
        name="orientation"
        legend={t('settings.orientation')}
        options={ORIENTATIONS.map((id) => [id, t(`settings.orientation.${id}`)])}
        value={orientation}
        onChange={(value) => changeSettings({ orientation: value as Settings['orientation'] })}
      />
      <Switch on={signs} onChange={(on) => changeSettings({ signs: on })}>
        {t('settings.signs')}
      </Switch>
      <Switch on={closeSigns} onChange={(on) => changeSettings({ closeSigns: on })}>
        {t('settings.closeSigns')}
      </Switch>
      <Choice
        name="pace"
        legend={t('settings.pace')}
        options={PACES.map((id) => [id, t(`settings.pace.${id}`)])}
        value={pace}
        onChange={(value) => changeSettings({ pace: value as Settings['pace'] })}
      />
      <Choice
        name="spoken-moves"
        legend={t('settings.spoken-moves')}
        options={SPOKEN_MOVES.map((id) => [id, t(`settings.spoken-moves.${id}`)])}
        value={spokenMoves}
        onChange={(value) => changeSettings({ spokenMoves: value as Settings['spokenMoves'] })}
      />
      <SoundField volume={volume} />
      <Switch on={follow} onChange={(on) => changeSettings({ follow: on })}>
        {t('settings.follow')}
      </Switch>
      <Switch on={showOdds} onChange={(on) => changeSettings({ showOdds: on })}>
        {t('settings.odds')}
      </Switch>
      <Switch on={confirm} onChange={(on) => changeSettings({ confirm: on })}>
        {t('settings.confirm')}
      </Switch>
      <Switch on={sendAtOnce} onChange={(on) => changeSettings({ sendAtOnce: on })}>
        {t('settings.send-at-once')}
      </Switch>
      <div class="field">
        <label for="own-name">{t('settings.name')}</label>
        <input
          id="own-name"
          type="text"
          maxLength={40}
          value={name}
          onChange={(event) => changeSettings({ name: event.currentTarget.value.trim() })}
        />
      </div>
    </>
  );
}

function SoundField({ volume }: { volume: number }) {
  return (
    <div class="field">
      <label for="volume">{t('settings.sound')}</label>
      <input
        id="volume"
        type="range"
        min={0}
        max={100}
        step={10}
        value={volume}
        aria-valuetext={volume === 0 ? t('settings.sound.off') : String(volume)}
        onChange={(event) => void hear(Number(event.currentTarget.value))}
      />
      <p class="hint">{t('settings.sound.text')}</p>
    </div>
  );
}

/** Sets the volume, and plays a sound to demonstrate it. */
async function hear(volume: number): Promise<void> {
  changeSettings({ volume });
  if (volume === 0) return;
  const { play } = await import('./sounds.ts');
  play('turn', volume / 100);
}

/** Error for a language whose messages could not be loaded. */
function Unspoken() {
  const language = failedLanguage.value;
  if (!language) return null;
  return <p role="alert">{t('settings.language.failed', { language: LANGUAGES[language] })}</p>;
}

interface ChoiceProps {
  /** Name of the radio group, independent of the language. */
  readonly name: string;
  readonly legend: string;
  readonly options: readonly (readonly [id: string, name: string])[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function Choice({ name, legend, options, value, onChange }: ChoiceProps) {
  return (
    <fieldset class="segments">
      <legend>{legend}</legend>
      {options.map(([id, word]) => (
        <label key={id}>
          <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
          <span>{word}</span>
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

function Switch({ on, onChange, children }: SwitchProps) {
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
