/** Recap of what the others did, while it is still drawn on the board; with log lines where the screen was passed on. */
import type { Entry } from '../../../table/messages/messages.ts';
import { linesOf, textOfLine } from '../../session/log/log-lines.ts';
import { t, tell } from '../../table-messages.ts';
import { Icon } from '../../ui/icons.tsx';
import type { ScreenState } from '../context.ts';
import { MomentList } from './moment-list.tsx';

/** Summary for a player who sits down: only the last part, because the log has the whole. */
const MOST_LINES = 4;

export function RecapLine({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const recap = model.recap.shown.value;
  // A player's own request goes before the moves of the others: these are in the log as well.
  const isAsked = model.notice.value || model.oddsCard.value || model.hint.shown.value;
  if (!recap || isAsked) return null;
  return (
    <section class="recap" aria-label={t('recap.label')}>
      {recap.sentences.length > 0 && (
        <ul class="recap-sentences">
          {recap.sentences.map((sentence, i) => (
            <li key={i}>{tell(model.game, sentence)}</li>
          ))}
        </ul>
      )}
      <MomentList screen={screen} moments={recap.moments} />
      <p>{tell(model.game, recap.words)}</p>
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
      {(screen.isShared.value || recap.isBare) && <Told screen={screen} entries={recap.told} />}
    </section>
  );
}

/** A new player has not seen it happen. */
function Told({ screen, entries }: { screen: ScreenState; entries: readonly Entry[] }) {
  const { game } = screen.model;
  const lines = entries.flatMap((entry) => linesOf(game, entry));
  if (lines.length === 0) return null;
  const rest = lines.length - MOST_LINES;
  return (
    <ul class="recap-told">
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
