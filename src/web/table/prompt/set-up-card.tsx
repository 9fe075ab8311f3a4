/** The set-up of a side: units without a place, placed units that can be moved, and saved set-ups. */
import { useState } from 'preact/hooks';
import type { CounterLook } from '../../../kernel/look/look.ts';
import { node as nodeNoun } from '../../../kernel/text/message.ts';
import { groupsOf } from '../../board/contents.ts';
import { groupName } from '../../board/describe.ts';
import { nameOf, t, format } from '../../table-messages.ts';
import { Icon } from '../../ui/icons.tsx';
import { useMedia } from '../../ui/media.ts';
import { PiecePicture } from '../board/piece-picture.tsx';
import type { ScreenState } from '../context.ts';
import type { TableModel } from '../model.ts';

/** Layouts in which the list of placed units is open from the start. */
const ROOMY = '(min-width: 1200px) and (min-height: 680px)';

const NO_PICKS = { picks: { nodes: new Set<number>(), units: new Set<number>() } };

export function SetUpCard({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const now = model.setUp.shown.value;
  const session = model.session.value;
  const part = model.game.look.setUp;
  if (!now || !session || !part) return null;
  const lookOf = (unit: number) => part.counter(session.state, unit);
  const [n, all] = [now.placed.length, now.placed.length + now.waiting.length];
  // Counters in a tray are chosen in the tray.
  const trayless = now.waiting.map(lookOf).filter(({ node }) => node < 0);
  const placed = now.placed.toSorted((a, b) => a - b).map(lookOf);
  return (
    <section class="card set-up" aria-label={t('set-up.title')}>
      <header>
        <h2>{t('set-up.title')}</h2>
        <b>{t('set-up.count', { n, all })}</b>
      </header>
      {trayless.length > 0 && <Waiting model={model} looks={trayless} />}
      {n > 0 && <Placed model={model} looks={placed} />}
      <SavedSetUps model={model} canSave={n > 0} />
    </section>
  );
}

interface CountersProps {
  readonly model: TableModel;
  readonly looks: readonly CounterLook[];
}

/** Counters outside the trays that wait; a press on one sets it up next. */
function Waiting({ model, looks }: CountersProps) {
  const { game } = model;
  const subject = game.look.focus(model.session.value?.state ?? game.create()).unit;
  const selected = { unit: subject, node: -1 };
  return (
    <fieldset class="set-up-units waiting" aria-label={t('set-up.waiting')}>
      {groupsOf(looks, NO_PICKS).map((group) => {
        const look = group.find(({ unit }) => unit === selected.unit) ?? group[0];
        return (
          look && (
            <button
              key={look.type}
              type="button"
              class="set-up-unit"
              aria-current={look.unit === selected.unit ? 'true' : undefined}
              onClick={() => model.setUp.ask(look.unit)}
            >
              <PiecePicture game={game} shown={look} />
              <span>{groupName(game, group, look)}</span>
            </button>
          )
        );
      })}
    </fieldset>
  );
}

/** Placed counters; a press on one picks it up again. */
function Placed({ model, looks }: CountersProps) {
  const { game } = model;
  const isRoomy = useMedia(ROOMY);
  return (
    <details class="fold" open={isRoomy}>
      <summary>{t('set-up.placed', { n: looks.length })}</summary>
      <ul class="set-up-units">
        {looks.map((look) => {
          const place = nameOf(game, nodeNoun(look.node));
          const hover = (isOn: boolean) => () => {
            model.hovered.value = isOn ? { kind: 'node', index: look.node } : undefined;
          };
          return (
            <li key={look.unit}>
              <button
                type="button"
                class="set-up-unit"
                aria-label={t('set-up.move', { unit: format(game, look.name), place })}
                onClick={() => model.setUp.ask(look.unit)}
                onMouseEnter={hover(true)}
                onMouseLeave={hover(false)}
                onFocus={hover(true)}
                onBlur={hover(false)}
              >
                <PiecePicture game={game} shown={look} />
                <span>{place}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** Set-ups of this scenario and side that are saved in this browser, and a field to save the current one. */
function SavedSetUps({ model, canSave }: { model: TableModel; canSave: boolean }) {
  const { setUp } = model;
  const saved = setUp.saved.all.value;
  const [name, setName] = useState('');
  const usual = t('set-up.name.default', { n: saved.length + 1 });
  if (saved.length === 0 && !canSave) return null;
  return (
    <details class="fold force-saved">
      <summary>
        {t('set-up.saved')}
        {saved.length > 0 && ` (${saved.length})`}
      </summary>
      {saved.length > 0 && (
        <ul>
          {saved.map((one) => (
            <li key={one.name}>
              <button type="button" class="button small" onClick={() => setUp.use(one)}>
                {t('set-up.use', { name: one.name })}
              </button>
              <button
                type="button"
                class="button quiet icon"
                aria-label={t('set-up.forget', { name: one.name })}
                onClick={() => setUp.saved.remove(one.name)}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {canSave && (
        <form
          class="force-keep"
          onSubmit={(event) => {
            event.preventDefault();
            setUp.save(name.trim() || usual);
            setName('');
          }}
        >
          <input
            type="text"
            maxLength={40}
            aria-label={t('set-up.name')}
            placeholder={usual}
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <button type="submit" class="button small">
            {t('set-up.save')}
          </button>
        </form>
      )}
    </details>
  );
}
