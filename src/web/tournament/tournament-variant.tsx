/** Variant of a tournament: its label, and each change beside the usual value. */
import type { TournamentView } from '../../table/messages/tournament-messages.ts';
import { loadTranslatedGame } from '../games/messages.ts';
import { loadTableMessages } from '../lazy-messages.ts';
import { Load } from '../ui/load.tsx';
import { ChangeList } from '../variant/change-list.tsx';
import { variantLabel } from '../variant/variant-label.ts';
import { t } from './tournament-messages.ts';

export function TournamentVariant({
  view: { game, variant, changes },
}: {
  readonly view: TournamentView;
}) {
  if (!variant || !changes) return null;
  const load = async () => {
    await loadTableMessages();
    return { module: await loadTranslatedGame(game) };
  };
  return (
    <section class="list-box">
      <h2 class="legend">{variantLabel(variant)}</h2>
      <Load isPart load={load} waiting={t('ui.moment')}>
        {({ module }) => (module ? <ChangeList module={module} changes={changes} /> : null)}
      </Load>
    </section>
  );
}
