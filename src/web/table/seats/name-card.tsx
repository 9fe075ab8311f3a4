/** Asks a player who came by a link for a name, once; the others see it beside the seat. */
import type { SubmitEventHandler } from 'preact';
import { side as sideNoun } from '../../../kernel/text/message.ts';
import { faultOf, nameOf, t } from '../../table-messages.ts';
import { changeSettings, settings } from '../../ui/settings.ts';
import type { ScreenState } from '../context.ts';

export function NameCard({ screen }: { screen: ScreenState }) {
  if (!isAsked(screen)) return null;
  const { game, view, notice } = screen.model;
  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    screen.dispatch({ kind: 'name-answered' });
    if (name === '') return;
    changeSettings({ name });
    screen.place.setName?.(name).catch((error) => {
      notice.value = { kind: 'refusal', rule: '', reason: faultOf(error) };
    });
  };
  return (
    <form class="card name-card" aria-label={t('name.label')} onSubmit={submit}>
      <label for="own-name">
        {t('name.ask', { side: nameOf(game, sideNoun(view.value?.side ?? 0)) })}
      </label>
      <input id="own-name" name="name" type="text" maxLength={40} autocomplete="nickname" />
      <div class="row">
        <button type="submit" class="button primary small">
          {t('name.take')}
        </button>
        <button
          type="button"
          class="button small"
          onClick={() => {
            screen.dispatch({ kind: 'name-answered' });
          }}
        >
          {t('name.without')}
        </button>
      </div>
    </form>
  );
}

/** Whether to ask for a name. The creator of the table was asked when creating it. */
function isAsked({ model, place, named, isIntroOpen }: ScreenState): boolean {
  const { side = -1, seats = [], outcome } = model.view.value ?? {};
  const isGuest = place.setName !== undefined && place.secrets?.host === undefined;
  const isNameless = seats[side]?.kind === 'human' && seats[side].name === '';
  if (!isGuest || !isNameless || outcome) return false;
  return !named.value && !isIntroOpen.value && settings.value.name === '';
}
