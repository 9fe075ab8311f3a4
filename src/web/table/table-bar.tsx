/** The bar across the top: the table's name, the side to act, and the switches. */
import type { Game } from '../../kernel/game.ts';
import { side as sideNoun } from '../../kernel/text/message.ts';
import { aboutGame, scenarioTitle } from '../games/phrases.ts';
import { NextGame } from '../lobby/next-game.tsx';
import type { ConnectionStatus } from '../net/connection.ts';
import { nameOf, msg, t, format } from '../table-messages.ts';
import type { PanelLine } from '../../kernel/look/panel.ts';
import { Icon, Logo } from '../ui/icons.tsx';
import { VariantButton } from '../variant/variant-dialog.tsx';
import type { ScreenState } from './context.ts';
import { ChipClock } from './seats/seat-clock.tsx';
import { sideStyle } from './board/side-style.ts';
import { sitterOf } from './state-panel.tsx';

const connectionText = (line: ConnectionStatus): string =>
  line === 'open' ? '' : t(`line.${line}`);

export function TableBar({ screen }: { screen: ScreenState }) {
  const { model } = screen;
  const view = model.view.value;
  const acting = model.acting.value;
  const tallies = model.tallies.value;
  const scenario = model.module.scenarios.find((s) => s.id === view?.setup.scenario);
  const { connection } = model;
  const line =
    connectionText(connection.status.value) || format(model.game, connection.fault.value);
  return (
    <header class="bar table-bar">
      <a class="brand" href="/" aria-label={t('bar.lobby')}>
        <Logo />
      </a>
      <h1>
        {aboutGame(model.module, 'title')}{' '}
        <small>{scenario && scenarioTitle(model.module, scenario)}</small>
      </h1>
      <VariantButton
        variant={model.game.setup.variant}
        onOpen={() => screen.openDialog('variant')}
      />
      <ul class="chips" aria-label={t('bar.seats')}>
        {view?.seats.map((seat) => (
          <li
            key={seat.side}
            class={`chip ${acting === seat.side ? 'acting' : ''} ${seat.connected ? '' : 'away'}`}
            style={sideStyle(model.game, seat.side)}
          >
            <b>{nameOf(model.game, sideNoun(seat.side))}</b>
            <Tally game={model.game} line={tallies.find((l) => l.side === seat.side)} />
            <span title={sitterOf(screen, seat)}>{sitterOf(screen, seat)}</span>
            <ChipClock screen={screen} side={seat.side} />
            {acting === seat.side && <span class="sr-only">{t('bar.acting')}</span>}
          </li>
        ))}
      </ul>
      <p class="connection-state" role="status">
        {line}
      </p>
      <div class="push row tools">
        {view && screen.place.kind !== 'explore' && <NextGame current={view.table} />}
        <Tool
          icon="settings"
          label={t('settings.title')}
          onClick={() => screen.openDialog('settings')}
        />
        <Tool icon="help" label={t('bar.help')} onClick={() => screen.openDialog('help')} />
      </div>
    </header>
  );
}

/** A figure for the standing of a side. */
function Tally({ game, line }: { game: Game; line: PanelLine | undefined }) {
  if (!line) return null;
  return (
    <i
      class="tally"
      title={format(game, msg('bar.tally', { label: line.label, value: line.value }))}
    >
      <span class="sr-only">{format(game, line.label)}: </span>
      {line.tally?.replace('-', '−')}
    </i>
  );
}

function Tool(props: { icon: 'settings' | 'help'; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      class="button quiet icon"
      aria-label={props.label}
      title={props.label}
      onClick={props.onClick}
    >
      <Icon name={props.icon} />
    </button>
  );
}
