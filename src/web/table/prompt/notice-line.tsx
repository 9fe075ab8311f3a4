/** Reason for a refusal, with the rule. */
import { t, format } from '../../table-messages.ts';
import { Icon } from '../../ui/icons.tsx';
import { RuleTag } from '../../ui/rule-tag.tsx';
import type { ScreenState } from '../context.ts';
import { LessonWays } from '../lesson/lesson-row.tsx';

export function NoticeLine({ screen }: { screen: ScreenState }) {
  const notice = screen.model.notice.value;
  return (
    <div class="notice-host" role="alert">
      {notice && (
        <p class={`notice ${notice.kind}`}>
          <RuleTag rule={notice.rule} onOpen={screen.openRule} />
          <span>{format(screen.model.game, notice.reason)}</span>
          {notice.kind === 'lesson' && <LessonWays screen={screen} />}
          <button
            type="button"
            class="button quiet icon"
            aria-label={t('notice.close')}
            onClick={() => {
              screen.model.notice.value = undefined;
            }}
          >
            <Icon name="close" size={16} />
          </button>
        </p>
      )}
    </div>
  );
}
