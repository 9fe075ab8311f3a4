/** Quick pairing: the terms, and a button that finds an opponent. */
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { sidesIn } from '../../../kernel/setup/setup.ts';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import type { CatalogueEntry } from '../../../table/messages/messages.ts';
import { isSignedIn } from '../../account/presence.ts';
import { aboutGame, scenarioTitle, sideName } from '../../games/phrases.ts';
import { faultOf, t, formatPlain, awaitMessages } from '../../messages.ts';
import { go, signInPath } from '../../ui/router.ts';
import type { LobbyView } from '../../../table/messages/pairing.ts';
import { pairingFault, pending } from './stored-request.ts';
import { CLOCK_IDS, firstTerms, saveTerms, pairedScenarios, type PairingTerms } from './terms.ts';

interface QuickPairingProps {
  readonly games: readonly CatalogueEntry[];
  readonly view: LobbyView | undefined;
  /** Whether no other player is present, which the button then says. */
  readonly isQuiet: boolean;
}

type WaitingCard = ComponentType<Pick<QuickPairingProps, 'games'>>;

export function QuickPairing(props: QuickPairingProps) {
  const Waiting = useSignal<WaitingCard | undefined>(undefined);
  const isWaiting = pending.value !== undefined;
  useEffect(() => {
    if (!isWaiting || Waiting.peek()) return;
    const load = async () => {
      const { WaitingCard: Loaded } = await import('./waiting-card.tsx');
      await awaitMessages();
      Waiting.value = Loaded;
    };
    void load().catch(() => undefined);
  }, [isWaiting]);
  const Card = Waiting.value;
  if (isWaiting && Card) return <Card games={props.games} />;
  return <PairingForm {...props} />;
}

function PairingForm({ games, view, isQuiet }: QuickPairingProps) {
  const terms = useSignal<PairingTerms | undefined>(firstTerms(games));
  const fault = useSignal<LocalizedText>('');
  const busy = useSignal(false);
  const now = terms.value;
  if (!now) return null;
  const change = (part: Partial<PairingTerms>) => {
    terms.value = { ...now, ...part };
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    saveTerms(now);
    if (now.rated && !isSignedIn()) return go(signInPath());
    busy.value = true;
    fault.value = '';
    const find = async () => (await import('./waiting.ts')).findOpponent(now);
    await find().catch((error) => {
      fault.value = faultOf(error);
    });
    busy.value = false;
  };
  const waiting = view?.games.reduce((sum, game) => sum + game.waiting, 0) ?? 0;
  const mustSignIn = now.rated && !isSignedIn();
  return (
    <form class="quick-pairing" aria-labelledby="pairing-title" onSubmit={(e) => void submit(e)}>
      <div class="pairing-head">
        <h2 id="pairing-title">{t('pairing.title')}</h2>
        {waiting > 0 && (
          <span class="hint">
            <i class="live-dot" />
            {t('pairing.waiting', { n: waiting })}
          </span>
        )}
      </div>
      <GameAndSide games={games} terms={now} onChange={change} />
      <ClockSegments terms={now} onChange={change} />
      <div class="pairing-last">
        <RatedSegments terms={now} onChange={change} />
        <button type="submit" class="button primary" disabled={busy.value}>
          {t(mustSignIn ? 'pairing.sign-in' : isQuiet ? 'pairing.wait' : 'pairing.find')}
        </button>
      </div>
      {mustSignIn && <p class="hint">{t('pairing.rated-why')}</p>}
      {(fault.value || pairingFault.value) && (
        <p role="alert">{formatPlain(fault.value || pairingFault.value)}</p>
      )}
    </form>
  );
}

interface TermsProps {
  readonly terms: PairingTerms;
  readonly onChange: (part: Partial<PairingTerms>) => void;
}

function GameAndSide({
  games,
  terms,
  onChange,
}: TermsProps & { readonly games: readonly CatalogueEntry[] }) {
  const game = games.find(({ id }) => id === terms.game);
  const choose = (value: string) => {
    const [chosen = '', scenario = ''] = value.split('/');
    onChange({ game: chosen, scenario, side: '' });
  };
  return (
    <div class="pairing-game">
      <select
        aria-label={t('pairing.game')}
        value={`${terms.game}/${terms.scenario}`}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {games.map((one) => (
          <optgroup key={one.id} label={aboutGame(one, 'title')}>
            {pairedScenarios(one).map((scenario) => (
              <option key={scenario.id} value={`${one.id}/${scenario.id}`}>
                {t('tables.title', {
                  game: aboutGame(one, 'title').split(' – ')[0] ?? '',
                  scenario: scenarioTitle(one, scenario),
                })}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <select
        aria-label={t('pairing.side')}
        value={terms.side}
        onChange={(event) => onChange({ side: event.currentTarget.value })}
      >
        <option value="">{t('pairing.either')}</option>
        {game &&
          sidesIn(game, terms.scenario).map((side) => (
            <option key={side.id} value={side.id}>
              {sideName(game, side)}
            </option>
          ))}
      </select>
    </div>
  );
}

const ClockSegments = ({ terms, onChange }: TermsProps) => (
  <fieldset class="joined">
    <legend class="sr-only">{t('filter.speed')}</legend>
    {CLOCK_IDS.map((id) => (
      <label key={id} title={t(`pairing.clock.${id}.long`)}>
        <input
          type="radio"
          name="pairing-clock"
          checked={terms.clock === id}
          onChange={() => onChange({ clock: id })}
        />
        <span aria-hidden="true">{t(`pairing.clock.${id}`)}</span>
        <span class="sr-only">{t(`pairing.clock.${id}.long`)}</span>
      </label>
    ))}
  </fieldset>
);

const RatedSegments = ({ terms, onChange }: TermsProps) => (
  <fieldset class="joined">
    <legend class="sr-only">{t('pairing.rated-or-casual')}</legend>
    {[false, true].map((isRated) => (
      <label key={`${isRated}`}>
        <input
          type="radio"
          name="pairing-rated"
          checked={terms.rated === isRated}
          onChange={() => onChange({ rated: isRated })}
        />
        <span>{t(isRated ? 'pairing.rated' : 'pairing.casual')}</span>
      </label>
    ))}
  </fieldset>
);
