/** The card that a game opens with: how to win, what to do, and how to read a counter. */
import { useMemo } from 'preact/hooks';
import type { GoalLook } from '../../../kernel/look/look.ts';
import { keyOf, type LocalizedText } from '../../../kernel/text/message.ts';
import { artOf } from '../../../draw/art-base.ts';
import { drawCounter } from '../../../draw/counter.ts';
import { scenarioTitle } from '../../games/phrases.ts';
import { t, format } from '../../table-messages.ts';
import { RuleText } from '../../ui/rule-text.tsx';
import type { ScreenState } from '../context.ts';
import { GoalMapPicture } from './goal-map.tsx';
import { StartOver } from './lesson-card.tsx';

export function GoalPanel({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const state = model.shown.value;
  const goal = state && model.game.look.goal?.(state);
  const scenario = model.module.scenarios.find(({ id }) => id === model.game.setup.scenario);
  if (!goal) return null;
  return (
    <>
      {scenario && <h2>{scenarioTitle(model.module, scenario)}</h2>}
      <Sentences screen={screen} title={t('goal.wins')} texts={goal.wins} />
      <Sentences screen={screen} title={t('goal.deeds')} texts={goal.deeds} numbered />
      {goal.map && <GoalMapPicture screen={screen} map={goal.map} />}
      <Counter screen={screen} goal={goal} />
      <StartOver screen={screen} />
      {screen.isIntroOpen.value && (
        <div class="goal-begin">
          <button type="button" class="button primary" onClick={() => screen.begin()}>
            {t('goal.begin')}
          </button>
        </div>
      )}
    </>
  );
}

interface SentencesProps {
  readonly screen: ScreenState;
  readonly title: string;
  readonly texts: readonly LocalizedText[];
  readonly numbered?: boolean;
}

function Sentences({ screen, title, texts, numbered = false }: SentencesProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <section>
      <h3 class="legend">{title}</h3>
      <List class="goal-list">
        {texts.map((sentence) => (
          <li key={keyOf(sentence)}>
            <Sentence screen={screen} text={sentence} />
          </li>
        ))}
      </List>
    </section>
  );
}

const Sentence = ({ screen, text }: { screen: ScreenState; text: LocalizedText }) => (
  <RuleText text={format(screen.model.game, text)} onOpen={screen.openRule} />
);

/** An enlarged counter, and beside it an explanation of its print, in order. */
function Counter({ screen, goal }: { screen: ScreenState; goal: GoalLook }) {
  const { game } = screen.model;
  const { counter, marks } = goal;
  const svg = useMemo(() => drawCounter(counter, artOf(game.look)), [game, counter]);
  return (
    <section>
      <h3 class="legend">{t('goal.counter', { name: format(game, counter.name) })}</h3>
      <div class="goal-counter">
        <svg viewBox="-40 -40 80 80" aria-hidden="true">
          <g dangerouslySetInnerHTML={{ __html: svg }} />
        </svg>
        <dl>
          {marks.map(({ print, means }) => (
            <div key={keyOf(means)}>
              <dt>{print}</dt>
              <dd>
                <Sentence screen={screen} text={means} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
