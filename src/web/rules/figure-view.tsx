/** Figure of the rulebook: a picture with a caption, or a worked example that is played step by step. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameModule } from '../../kernel/game.ts';
import type { OpenFigure } from '../../kernel/position/open-figure.ts';
import type { Rule } from '../../kernel/rulebook.ts';
import type { RuleFigure } from '../../kernel/setup/figure.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { continueLocally } from '../net/stored/local-copy.ts';
import { faultOf, format, formatPlain } from '../messages.ts';
import { Icon } from '../ui/icons.tsx';
import { RuleText } from '../ui/rule-text.tsx';
import type { DrawQueue } from './draw-queue.ts';
import { type FigureMoment, openedFigure, practiceOf } from './figure-model.ts';
import { FigurePicture } from './figure-picture.tsx';
import { t } from './rules-messages.ts';
import type { NumberedFigure } from './sections.ts';

interface FigureViewProps {
  readonly module: GameModule;
  readonly numbered: NumberedFigure;
  readonly rules: readonly Rule[];
  readonly queue: DrawQueue;
  readonly onOpen: (rule: string) => void;
}

export function FigureView(props: FigureViewProps) {
  const { figure } = props.numbered;
  const opened = useMemo(() => tryToOpen(props.module, figure), [props.module, figure]);
  if ('fault' in opened)
    return <p class="hint">{t('rules.failed', { fault: formatPlain(opened.fault) })}</p>;
  return <OpenedFigure {...props} open={opened} />;
}

function tryToOpen(module: GameModule, figure: RuleFigure): OpenFigure | { fault: LocalizedText } {
  try {
    return openedFigure(module, figure);
  } catch (error) {
    return { fault: faultOf(error, module.id) };
  }
}

function OpenedFigure(props: FigureViewProps & { readonly open: OpenFigure }) {
  const { module, numbered, rules, queue, onOpen, open } = props;
  const { figure, number } = numbered;
  const { steps = [] } = figure;
  const [step, setStep] = useState(0);
  const moment: FigureMoment = { figure, open, step };
  const message = step === 0 ? figure.caption : (steps[step - 1]?.says ?? figure.caption);
  const label = t(steps.length > 0 ? 'rules.example' : 'rules.figure', { n: number });
  const text = (each: LocalizedText) => (
    <RuleText text={format(open.game, each)} rules={rules} onOpen={onOpen} />
  );
  return (
    <figure class="rule-figure" id={`figure-${figure.id}`} tabIndex={-1} aria-label={label}>
      <FigurePicture moment={moment} queue={queue} />
      <figcaption>
        {steps.length > 0 && <Progress step={step} count={steps.length} />}
        <p class="figure-text" aria-live={steps.length > 0 ? 'polite' : 'off'}>
          <b>
            {label}. {format(open.game, figure.title)}.
          </b>{' '}
          {text(message)}
        </p>
        {steps.length > 0 && (
          <ol class="figure-steps on-paper">
            {steps.map(({ says }, i) => (
              <li key={i}>{text(says)}</li>
            ))}
          </ol>
        )}
        <div class="figure-buttons">
          {steps.length > 0 && <Steps step={step} count={steps.length} onStep={setStep} />}
          <TryButton module={module} moment={moment} isMain={steps.length === 0} />
          <CopyButton path={`/rules/${module.id}#figure-${figure.id}`} />
        </div>
      </figcaption>
    </figure>
  );
}

/** Progress bar with one segment per step; completed ones are filled. */
function Progress({ step, count }: { step: number; count: number }) {
  return (
    <p class="figure-progress">
      {Array.from({ length: count }, (_, i) => (
        <i key={i} class={i < step ? 'past' : ''} />
      ))}
      <span>{t('rules.step', { n: step, all: count })}</span>
    </p>
  );
}

/** Duration of each step in milliseconds, when all steps are played. */
const STEP_TIME = 2600;

interface StepsProps {
  readonly step: number;
  readonly count: number;
  readonly onStep: (step: number) => void;
}

function Steps({ step, count, onStep }: StepsProps) {
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    if (step >= count) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => onStep(step + 1), STEP_TIME);
    return () => clearTimeout(timer);
  }, [isPlaying, step, count]);
  const play = () => {
    setPlaying(!isPlaying);
    if (!isPlaying) onStep(step >= count ? 0 : step + 1);
  };
  return (
    <>
      <button
        type="button"
        class="button small"
        aria-disabled={step === 0}
        onClick={() => step > 0 && onStep(step - 1)}
      >
        <Icon name="back" size={16} /> {t('rules.back')}
      </button>
      <button
        type="button"
        class="button small primary"
        aria-disabled={step === count}
        onClick={() => step < count && onStep(step + 1)}
      >
        {t('rules.next')} <Icon name="forward" size={16} />
      </button>
      <button type="button" class="button small quiet" onClick={play}>
        <Icon name={isPlaying ? 'pause' : 'play'} size={16} />{' '}
        {t(isPlaying ? 'rules.pause' : 'rules.play-all')}
      </button>
    </>
  );
}

interface TryButtonProps {
  readonly module: GameModule;
  readonly moment: FigureMoment;
  readonly isMain: boolean;
}

/** Button that opens the figure's position as a game in the page. The browser's back button returns to the figure. */
function TryButton({ module, moment, isMain }: TryButtonProps) {
  const open = () => {
    history.replaceState(undefined, '', `/rules/${module.id}#figure-${moment.figure.id}`);
    continueLocally(practiceOf(module, moment));
  };
  return (
    <button
      type="button"
      class={`button small ${isMain ? 'primary' : ''} try-it`}
      onClick={open}
      title={format(moment.open.game, moment.figure.title)}
    >
      <Icon name="play" size={16} /> {t(isMain ? 'rules.try' : 'rules.try.yourself')}
    </button>
  );
}

function CopyButton({ path }: { readonly path: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    history.replaceState(undefined, '', path);
    // Pages without TLS have no clipboard; there, the user can copy the link from the address bar.
    await navigator.clipboard
      ?.writeText(new URL(path, location.origin).href)
      .catch(() => undefined);
    setCopied(true);
  };
  return (
    <button type="button" class="button small quiet" onClick={() => void copy()}>
      <Icon name={isCopied ? 'check' : 'link'} size={16} />{' '}
      {t(isCopied ? 'rules.copied' : 'rules.copy')}
    </button>
  );
}
