/** The force being chosen: points left, a row for each type, and saved forces. */
import type { Game } from '../../../kernel/game.ts';
import { nameOf, msg, t, format } from '../../table-messages.ts';
import { useState } from 'preact/hooks';
import type { MusterGroup, MusterLook } from '../../../kernel/look/muster.ts';
import { Bold } from '../../ui/bold.tsx';
import { Icon } from '../../ui/icons.tsx';
import { RuleTag } from '../../ui/rule-tag.tsx';
import type { ScreenState } from '../context.ts';
import { PiecePicture } from '../board/piece-picture.tsx';

export function ForcePanel({ screen }: { screen: ScreenState }) {
  const { force: model } = screen.model;
  const force = model.shown.value;
  if (!force) return null;
  const end = model.end.value;
  return (
    <div class="force-panel">
      <div class="force-top">
        <header class="force-head">
          <h2>{format(screen.model.game, force.title)}</h2>
          <RuleTag rule={force.rule} onOpen={screen.openRule} />
          <p class="force-left" aria-live="polite">
            <Bold
              text={t('force.left', { left: force.left, n: force.points })}
              word={String(force.left)}
            />
          </p>
          <meter min={0} max={force.points} value={force.points - force.left}>
            {t('force.spent', { n: force.points - force.left })}
          </meter>
          <Warning screen={screen} force={force} />
        </header>
        <div class="force-buttons">
          {model.readyMade.value.map((choice) => (
            <button
              key={choice.action}
              type="button"
              class="button small"
              onClick={() => model.take(choice)}
            >
              {choice.label}
            </button>
          ))}
          <button
            type="button"
            class="button small"
            disabled={force.left === force.points}
            onClick={() => model.clear()}
          >
            {t('ui.clear')}
          </button>
          <button
            type="button"
            class="button small primary"
            disabled={!end}
            onClick={() => end && screen.model.choose(end)}
          >
            {end?.label ?? t('force.ready')}
          </button>
        </div>
      </div>
      <ul class="force-groups">
        {force.groups.map((group) => (
          <Group key={group.type} screen={screen} force={force} group={group} />
        ))}
      </ul>
      <SavedForces screen={screen} force={force} />
    </div>
  );
}

/** Warning about a gap in the force, shown as soon as it exists. */
function Warning({ screen, force: { warning } }: { screen: ScreenState; force: MusterLook }) {
  return (
    <p class="force-warning" role="status">
      {warning && (
        <>
          {format(screen.model.game, warning.text)}{' '}
          <RuleTag rule={warning.rule} onOpen={screen.openRule} />
        </>
      )}
    </p>
  );
}

function Group(props: { screen: ScreenState; force: MusterLook; group: MusterGroup }) {
  const { screen, force, group } = props;
  const { cost, count, most, limit, type } = group;
  const { game, force: model } = screen.model;
  const [name, figures] = [format(game, group.name), format(game, group.figures)];
  return (
    <li class="force-group">
      <PiecePicture game={game} shown={{ ...group, side: force.side }} />
      <b>{name}</b>
      <fieldset class="force-count" aria-label={name}>
        <button
          type="button"
          class="button icon"
          aria-label={t('force.fewer', { units: name })}
          disabled={count === 0}
          onClick={() => model.change(type, count - 1)}
        >
          −
        </button>
        <output aria-label={t('force.count', { count, units: name, n: count * cost })}>
          {count}
        </output>
        <button
          type="button"
          class="button icon"
          aria-label={t('force.more', { units: name })}
          disabled={count >= most}
          onClick={() => model.change(type, count + 1)}
        >
          +
        </button>
        <button
          type="button"
          class="button small quiet"
          aria-label={t('force.most', { units: name })}
          disabled={count >= most}
          onClick={() => model.change(type, most)}
        >
          {t('force.all')}
        </button>
      </fieldset>
      <span class="force-sum" aria-hidden="true">
        {count * cost || ''}
      </span>
      <span class="hint">{t('force.group', { cost, limit, figures })}</span>
    </li>
  );
}

function SavedForces({ screen, force }: { screen: ScreenState; force: MusterLook }) {
  const { force: model, game } = screen.model;
  const saved = model.saved.all.value;
  const [name, setName] = useState('');
  return (
    <section class="force-saved" aria-label={t('force.kept')}>
      <h3>{t('force.kept.title')}</h3>
      {saved.length > 0 && (
        <ul>
          {saved.map((kept) => (
            <li key={kept.name}>
              <button
                type="button"
                class="name"
                disabled={!model.fits(kept.counts)}
                onClick={() => model.load(kept.counts)}
              >
                {kept.name}
              </button>
              {!model.fits(kept.counts) && <span class="hint">{t('force.not-here')}</span>}
              <button
                type="button"
                class="button quiet icon"
                aria-label={t('force.forget', { force: kept.name })}
                onClick={() => model.saved.remove(kept.name)}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        class="force-keep"
        onSubmit={(event) => {
          event.preventDefault();
          model.save(name.trim() || forceName(game, force));
          setName('');
        }}
      >
        <input
          type="text"
          maxLength={40}
          aria-label={t('force.name')}
          placeholder={forceName(game, force)}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="button small" disabled={force.left === force.points}>
          {t('force.keep')}
        </button>
      </form>
    </section>
  );
}

/** Returns a name for a force: "Gantuas ×9, Basics ×2". */
function forceName(game: Game, { groups }: MusterLook): string {
  const row = groups.flatMap(({ count, name }) =>
    count > 0 ? [msg('force.counted', { count, units: name })] : [],
  );
  return nameOf(game, { row }).slice(0, 40) || t('force.name.hint');
}
