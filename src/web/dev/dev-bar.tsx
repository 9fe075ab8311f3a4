/** Bar above a game in development: the position carried over, the errors, and buttons for commands. */
import { useState } from 'preact/hooks';
import type { DevFault } from '../../table/messages/dev-news.ts';
import { type DevFeed, runTask } from './dev-news.ts';
import { t } from './dev-messages.ts';

interface DevBarProps {
  readonly feed: DevFeed;
  readonly title: string;
  readonly status: string;
  /** Undefined if no game is in progress. */
  readonly onStartOver: (() => void) | undefined;
}

export function DevBar({ feed, title, status, onStartOver }: DevBarProps) {
  const [output, setOutput] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const { build, load, types } = feed.faults.value;
  const faults = [...build, ...load, ...types];
  const start = async (task: 'fuzz' | 'rules') => {
    setRunning(true);
    setOutput(await runTask(task).catch(String));
    setRunning(false);
  };
  return (
    <header class="dev-bar">
      <div class="dev-line">
        <h1>{title}</h1>
        <p role="status">{feed.isOpen.value ? status : t('dev.gone')}</p>
        {onStartOver && (
          <button type="button" onClick={onStartOver}>
            {t('dev.start-over')}
          </button>
        )}
        <button type="button" disabled={isRunning} onClick={() => void start('fuzz')}>
          {t('dev.fuzz')}
        </button>
        <button type="button" disabled={isRunning} onClick={() => void start('rules')}>
          {t('dev.rules')}
        </button>
        {isRunning && <span class="hint">{t('dev.running')}</span>}
      </div>
      {faults.length > 0 && <Faults key={keyOf(faults)} faults={faults} />}
      {output !== undefined && (
        <section class="dev-output" aria-label={t('dev.output')}>
          <pre>{output}</pre>
          <button type="button" onClick={() => setOutput(undefined)}>
            {t('dev.hide-output')}
          </button>
        </section>
      )}
    </header>
  );
}

/** Identifies a set of faults: hidden faults are shown again when they change. */
const keyOf = (faults: readonly DevFault[]): string => JSON.stringify(faults);

function Faults({ faults }: { readonly faults: readonly DevFault[] }) {
  const [isHidden, setHidden] = useState(false);
  if (isHidden) return null;
  return (
    <section class="dev-faults" role="alert">
      <h2>{t('dev.faults', { n: faults.length })}</h2>
      <ul>
        {faults.map((fault) => (
          <li key={keyOf([fault])}>
            {fault.file !== undefined && (
              <b>
                {fault.line === undefined
                  ? fault.file
                  : t('dev.place', { file: fault.file, line: fault.line })}
              </b>
            )}
            <pre>{fault.text}</pre>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setHidden(true)}>
        {t('dev.hide')}
      </button>
    </section>
  );
}
