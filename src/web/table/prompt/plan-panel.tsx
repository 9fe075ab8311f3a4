/** Decisions that take effect together: fights, their units, and duties still to be met. */
import { percent, shortFraction } from '../../numbers.ts';
import { msg, t, format } from '../../table-messages.ts';
import type { Game } from '../../../kernel/game.ts';
import { keyOf } from '../../../kernel/text/message.ts';
import type { PlanDuty, PlanItem, PlanLook, PlanSide } from '../../../kernel/look/plan.ts';
import { Icon } from '../../ui/icons.tsx';
import { RuleTag } from '../../ui/rule-tag.tsx';
import type { ScreenState } from '../context.ts';

export function PlanPanel({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const plan = model.plan.shown.value;
  if (!plan) return null;
  const mine = model.plan.isMine.value;
  return (
    <div class="plan">
      <header class="plan-head">
        <h2>{format(model.game, plan.title)}</h2>
        <RuleTag rule={plan.rule} onOpen={screen.openRule} />
      </header>
      {mine && <Buttons screen={screen} plan={plan} />}
      {mine && plan.unmet && <Duties screen={screen} duties={plan.unmet} />}
      {mine && plan.items.length === 0 && <p class="hint">{t('planning.empty')}</p>}
      <ul class="plan-items">
        {plan.items.map((item) => (
          <Item key={keyOf(item.name)} screen={screen} item={item} />
        ))}
      </ul>
    </div>
  );
}

function Buttons({ screen, plan }: { screen: ScreenState; plan: PlanLook }) {
  const { model } = screen;
  const { end, unmet = [] } = plan;
  const session = model.session.value;
  const canClear =
    session?.picks.some((p) => model.game.look.plan?.show(p.before)?.isOpen) ?? false;
  return (
    <div class="plan-buttons">
      {model.game.look.plan?.propose && (
        <button type="button" class="button small" onClick={() => model.plan.propose()}>
          {t('planning.propose')}
        </button>
      )}
      <button
        type="button"
        class="button small"
        disabled={!canClear}
        onClick={() => model.plan.clear()}
      >
        {t('ui.clear')}
      </button>
      {end !== undefined && (
        <button
          type="button"
          class={`button small ${unmet.length === 0 ? 'primary' : 'not-yet'}`}
          onClick={() => model.plan.announce(end)}
        >
          {t('planning.announce')}
        </button>
      )}
    </div>
  );
}

/** Duties still to be met, each linked to its place on the board. */
function Duties({ screen, duties }: { screen: ScreenState; duties: readonly PlanDuty[] }) {
  if (duties.length === 0)
    return (
      <p class="plan-met">
        <Icon name="check" size={16} /> {t('planning.met')}
      </p>
    );
  return (
    <section class="plan-duties" aria-label={t('planning.owed')}>
      <h3>{t('planning.owed')}</h3>
      <ul>
        {duties.map(({ node, rule, reason }) => (
          <li key={`${node} ${rule}`}>
            <RuleTag rule={rule} onOpen={screen.openRule} />
            <button type="button" class="plan-duty" onClick={() => screen.light([node])}>
              {format(screen.model.game, reason)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Item({ screen, item }: { screen: ScreenState; item: PlanItem }) {
  const { attack, defence, rule } = item;
  const { model } = screen;
  const { game } = model;
  const [name, odds] = [format(game, item.name), format(game, item.odds)];
  const nodes = [...attack.nodes, ...defence.nodes];
  return (
    <li class="plan-item">
      <div class="plan-title">
        <button type="button" class="name" onClick={() => screen.light(nodes)}>
          {name}
        </button>
        <span class="plan-odds">
          {format(game, attack.total)} : {format(game, defence.total)} <b>{odds}</b>{' '}
          <RuleTag rule={rule} onOpen={screen.openRule} />
        </span>
      </div>
      <Next screen={screen} item={item} />
      <table class="plan-lines">
        <Side screen={screen} title={t('planning.attack')} side={attack} />
        <Side screen={screen} title={t('planning.defence')} side={defence} />
      </table>
      {/* Before the roll, the odds card shows these chances, with all that may be rolled then. */}
      {!model.oddsCard.value && <Chances game={game} item={item} />}
    </li>
  );
}

function Chances({ game, item: { name, chances } }: { game: Game; item: PlanItem }) {
  return (
    <table class="odds-table">
      <caption class="sr-only">{format(game, msg('chances.of', { what: name }))}</caption>
      <tbody>
        {chances.map(({ label, p, text }) => (
          <tr key={keyOf(label)} style={{ '--p': p }}>
            <th scope="row">{format(game, label)}</th>
            <td>{shortFraction(text)}</td>
            <td title={text}>{percent(p)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Button that chooses this item, if the decision is which item comes next. */
function Next({ screen: { model }, item }: { screen: ScreenState; item: PlanItem }) {
  const choice = model.choices.value.all.find(({ action }) => action === item.next);
  if (!choice) return null;
  const weigh = (on: boolean) => () => {
    model.weighed.value = on ? choice : undefined;
  };
  return (
    <button
      type="button"
      class="button small"
      onClick={() => model.ending.press(choice)}
      onMouseEnter={weigh(true)}
      onMouseLeave={weigh(false)}
      onFocus={weigh(true)}
      onBlur={weigh(false)}
    >
      {choice.label}
    </button>
  );
}

function Side({ screen, title, side }: { screen: ScreenState; title: string; side: PlanSide }) {
  return (
    <tbody>
      {side.lines.map(({ label, value, rule }, i) => (
        <tr key={`${i} ${keyOf(label)}`}>
          <th scope="row" class={i === 0 ? 'plan-side' : ''}>
            {i === 0 ? title : ''}
          </th>
          <td>
            {format(screen.model.game, label)} <RuleTag rule={rule} onOpen={screen.openRule} />
          </td>
          <td class="plan-value">{format(screen.model.game, value)}</td>
        </tr>
      ))}
    </tbody>
  );
}
