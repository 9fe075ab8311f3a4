/** The bar across the top of every screen but the table's. */
import { useState } from 'preact/hooks';
import { Icon, Logo } from './icons.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

export function TopBar() {
  const [open, setOpen] = useState(false);
  return (
    <header class="bar">
      <a class="brand" href="/">
        <Logo /> Countermarch
      </a>
      <nav class="push row" aria-label="Main">
        <a class="button quiet" href="/replay">
          Open a record
        </a>
        <button
          type="button"
          class="button quiet icon"
          aria-label="Settings"
          onClick={() => setOpen(true)}
        >
          <Icon name="settings" />
        </button>
      </nav>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </header>
  );
}
