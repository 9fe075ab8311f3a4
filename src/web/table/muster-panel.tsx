/** The force that is being chosen: points left, a row for each type, forces kept from other games. */
import { tell } from '../words.ts';
import { useState } from 'preact/hooks';
import { artOf } from '../../draw/art-base.ts';
import type { MusterGroup, MusterLook } from '../../kernel/look.ts';
import { useCounterSvg } from '../board/layers.tsx';
import { Icon } from '../ui/icons.tsx';
import { RuleTag } from '../ui/rule-tag.tsx';
import type { ScreenState } from './context.ts';

export function MusterPanel({ screen }: { screen: ScreenState }) {
  const { muster } = screen.model;
  const force = muster.shown.value;
  if (!force) return null;
  const end = muster.end.value;
  return (
    <div class="muster">
      <div class="muster-top">
        <header class="muster-head">
          <h2>{tell(screen.model.game, force.title)}</h2>
          <RuleTag rule={force.rule} onOpen={screen.openRule} />
          <p class="muster-left" aria-live="polite">
            <b>{force.left}</b> of {force.points} points left
          </p>
          <meter min={0} max={force.points} value={force.points - force.left}>
            {force.points - force.left} spent
          </meter>
          <Warning screen={screen} force={force} />
        </header>
        <div class="muster-buttons">
          {muster.readyMade.value.map((choice) => (
            <button
              key={choice.action}
              type="button"
              class="button small"
              onClick={() => muster.take(choice)}
            >
              {choice.label}
            </button>
          ))}
          <button
            type="button"
            class="button small"
            disabled={force.left === force.points}
            onClick={() => muster.clear()}
          >
            Clear
          </button>
          <button
            type="button"
            class="button small primary"
            disabled={!end}
            onClick={() => end && screen.model.choose(end)}
          >
            {end?.label ?? 'Ready'}
          </button>
        </div>
      </div>
      <ul class="muster-groups">
        {force.groups.map((group) => (
          <Group key={group.type} screen={screen} force={force} group={group} />
        ))}
      </ul>
      <SavedForces screen={screen} force={force} />
    </div>
  );
}

/** What the force lacks, said as soon as it does. */
function Warning({ screen, force: { warning } }: { screen: ScreenState; force: MusterLook }) {
  return (
    <p class="muster-warning" role="status">
      {warning && (
        <>
          {tell(screen.model.game, warning.text)}{' '}
          <RuleTag rule={warning.rule} onOpen={screen.openRule} />
        </>
      )}
    </p>
  );
}

function Group(props: { screen: ScreenState; force: MusterLook; group: MusterGroup }) {
  const { screen, force, group } = props;
  const { cost, count, most, limit, type } = group;
  const { game, muster } = screen.model;
  const [name, figures] = [tell(game, group.name), tell(game, group.figures)];
  return (
    <li class="muster-group">
      <Picture screen={screen} force={force} group={group} />
      <div class="muster-name">
        <b>{name}</b>
        <span class="hint">
          {cost} each, at most {limit}; {figures}
        </span>
      </div>
      <fieldset class="muster-count" aria-label={name}>
        <button
          type="button"
          class="button icon"
          aria-label={`Fewer ${name}`}
          disabled={count === 0}
          onClick={() => muster.change(type, count - 1)}
        >
          −
        </button>
        <output aria-label={`${count} ${name} for ${count * cost} points`}>{count}</output>
        <button
          type="button"
          class="button icon"
          aria-label={`More ${name}`}
          disabled={count >= most}
          onClick={() => muster.change(type, count + 1)}
        >
          +
        </button>
        <button
          type="button"
          class="button small quiet"
          aria-label={`As many ${name} as possible`}
          disabled={count >= most}
          onClick={() => muster.change(type, most)}
        >
          all
        </button>
      </fieldset>
      <span class="muster-sum" aria-hidden="true">
        {count * cost || ''}
      </span>
    </li>
  );
}

/** The counter as it will lie on the board. */
function Picture(props: { screen: ScreenState; force: MusterLook; group: MusterGroup }) {
  const { type, name, values, figures, badge } = props.group;
  const look = {
    ...{ unit: -1, node: -1, conditions: [], facing: -1 },
    ...{ side: props.force.side, type, name, values, figures, badge },
  };
  const svg = useCounterSvg(look, artOf(props.screen.model.game.look), undefined);
  return (
    <svg
      class="muster-picture"
      viewBox="-40 -40 80 80"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

function SavedForces({ screen, force }: { screen: ScreenState; force: MusterLook }) {
  const { muster } = screen.model;
  const saved = muster.saved.value;
  const [name, setName] = useState('');
  return (
    <section class="muster-saved" aria-label="Kept forces">
      <h3>Kept in this browser</h3>
      {saved.length > 0 && (
        <ul>
          {saved.map((kept) => (
            <li key={kept.name}>
              <button
                type="button"
                class="name"
                disabled={!muster.fits(kept.counts)}
                onClick={() => muster.load(kept.counts)}
              >
                {kept.name}
              </button>
              {!muster.fits(kept.counts) && <span class="hint">not allowed here</span>}
              <button
                type="button"
                class="button quiet icon"
                aria-label={`Forget ${kept.name}`}
                onClick={() => muster.forget(kept.name)}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        class="muster-keep"
        onSubmit={(event) => {
          event.preventDefault();
          muster.save(name.trim() || inWords(force));
          setName('');
        }}
      >
        <input
          type="text"
          maxLength={40}
          aria-label="Name of this force"
          placeholder={inWords(force)}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="button small" disabled={force.left === force.points}>
          Keep
        </button>
      </form>
    </section>
  );
}

/** A force as a name: "9 Gantuas, 2 Basics". */
const inWords = ({ groups }: MusterLook): string =>
  groups
    .flatMap(({ count, name }) => (count > 0 ? [`${count} ${name}`] : []))
    .join(', ')
    .slice(0, 40) || 'A name for it';
