/** The row of lost units, each a button that shows the moment of its loss. */
import { useEffect, useState } from 'preact/hooks';
import type { GameState } from '../../../kernel/state.ts';
import { groupName } from '../../board/describe.ts';
import { fellAt, type CasualtyUnits, casualtiesOf } from '../../session/log/casualties.ts';
import { side as sideNoun } from '../../../kernel/text/message.ts';
import { nameOf, t } from '../../table-messages.ts';
import type { ScreenState } from '../context.ts';
import { PiecePicture } from '../board/piece-picture.tsx';
import { sideStyle } from '../board/side-style.ts';

export function CasualtiesRow({ screen }: { screen: ScreenState }) {
  const { game, shown } = screen.model;
  const state = game.look.lost && shown.value;
  const isAnyLost = state !== undefined && (game.look.lost?.(state).length ?? 0) > 0;
  const beginning = useBeginning(screen, isAnyLost);
  const groups = state && beginning ? casualtiesOf(game, state, beginning) : [];
  if (groups.length === 0) return null;
  return (
    <section class="lost-row" aria-label={t('losses.label')}>
      <span class="legend" aria-hidden="true">
        {t('losses.label')}
      </span>
      <ul>
        {groups.map((group) => (
          <Group key={group.units[0]} screen={screen} group={group} />
        ))}
      </ul>
    </section>
  );
}

/** Returns the position before the first entry once it is loaded; it is requested when the first unit is lost. */
function useBeginning({ model: { replay } }: ScreenState, isAsked: boolean) {
  const [beginning, setBeginning] = useState<GameState>();
  useEffect(() => {
    if (isAsked) replay.stateAt(0).then(setBeginning, () => undefined);
  }, [replay, isAsked]);
  return beginning;
}

function Group({ screen, group: { look, units } }: { screen: ScreenState; group: CasualtyUnits }) {
  const { game, replay } = screen.model;
  const unit = groupName(game, units, look);
  const label = t('losses.show', { unit, side: nameOf(game, sideNoun(look.side)) });
  const show = async () => {
    const end = replay.seq.value ?? replay.length;
    screen.goTo(await fellAt(game, units, end, (seq) => replay.stateAt(seq)));
  };
  return (
    <li style={sideStyle(game, look.side)}>
      <button type="button" title={label} aria-label={label} onClick={() => void show()}>
        <PiecePicture game={game} shown={look} />
        {units.length > 1 && <b aria-hidden="true">×{units.length}</b>}
      </button>
    </li>
  );
}
