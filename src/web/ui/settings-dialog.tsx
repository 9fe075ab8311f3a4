/** Dialog for the settings of this browser. Its content is loaded when it is opened. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t, awaitMessages } from '../messages.ts';
import { Dialog } from './dialog.tsx';

type Part = ComponentType | 'failed' | undefined;

async function fields(): Promise<ComponentType> {
  const { SettingsFields } = await import('./settings-fields.tsx');
  await awaitMessages();
  return SettingsFields;
}

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const [Fields, setFields] = useState<Part>();
  useEffect(() => {
    fields().then(
      (Loaded) => setFields(() => Loaded),
      () => setFields('failed'),
    );
  }, []);
  return (
    <Dialog title={t('settings.title')} onClose={onClose}>
      {Fields === undefined && <p aria-busy="true">{t('ui.moment')}</p>}
      {Fields === 'failed' && <p role="alert">{t('ui.not-loaded')}</p>}
      {typeof Fields === 'function' && <Fields />}
    </Dialog>
  );
}
