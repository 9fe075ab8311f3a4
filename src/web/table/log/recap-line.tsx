/**
 * Line with the recap of the others' moves, shown while the recap is drawn on the board. After the screen was handed
 * over, it also has log lines.
 */
import type { Entry } from '../../../table/messages/messages.ts';
import { linesOf, textOfLine } from '../../session/log/log-lines.ts';
import { t, format } from '../../table-messages.ts';
import { Icon } from '../../ui/icons.tsx';
import type { ScreenState } from '../context.ts';
import { MomentList } from './moment-list.tsx';

/** Maximum number of log lines for a player who takes over the screen; the log has all of them. */
const MOST_LINES = 4;

export function RecapLine({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const recap = model.recap.shown.value;
  // A player's own request takes precedence over the recap, because the log has the moves as well.
  const isAsked = model.notice.value || model.oddsCard.value || model.hint.shown.value;
  if (!recap || isAsked) return null;
  return (
    <section class="recap" aria-label={t('recap.label')}>
      {recap.sentences.length > 0 && (
        <ul class="recap-sentences">
          {recap.sentences.map((sentence, i) => (
            <li key={i}>{format(model.game, sentence)}</li>
          ))}
        </ul>
      )}
      <MomentList screen={screen} moments={recap.moments} />
      <p>{format(model.game, recap.message)}</p>
      <button type="button" class="button quiet small" onClick={() => void model.recap.again()}>
        <Icon name="play" size={16} /> {t('recap.again')}
      </button>
      <button
        type="button"
        class="button quiet icon"
        aria-label={t('recap.close')}
        onClick={() => model.recap.close()}
      >
        <Icon name="close" size={16} />
      </button>
      {(screen.isShared.value || recap.isBare) && (
        <RecapLog screen={screen} entries={recap.entries} />
      )}
    </section>
  );
}

/** Log lines for a player who takes over the screen and has not seen the moves. */
function RecapLog({ screen, entries }: { screen: ScreenState; entries: readonly Entry[] }) {
  const { game } = screen.model;
  const lines = entries.flatMap((entry) => linesOf(game, entry));
  if (lines.length === 0) return null;
  const rest = lines.length - MOST_LINES;
  return (
    <ul class="recap-log">
      {rest > 0 && (
        <li>
          <button type="button" class="button quiet small" onClick={() => screen.openTab('log')}>
            {t('recap.earlier', { n: rest })}
          </button>
        </li>
      )}
      {lines.slice(-MOST_LINES).map((line, i) => (
        <li key={i}>{textOfLine(line)}</li>
      ))}
    </ul>
  );
}
