/** Starts the page. */
import { render } from 'preact';
import { App } from './app.tsx';
import { followLanguage } from './language.ts';
import { cacheForOffline } from './offline.ts';
import { watchForRenewal } from './update-check.ts';
import { startPresence } from './account/presence.ts';
import { resumePairing } from './lobby/pairing/resume.ts';
import { startRouter } from './ui/router.ts';
import { applySettings } from './ui/settings.ts';
import './styles/base.css';
import './styles/controls.css';
import './styles/top-bar.css';

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no #app');
watchForRenewal();
applySettings();
startRouter();
startPresence();
await followLanguage();
render(<App />, root);
resumePairing();
cacheForOffline();
