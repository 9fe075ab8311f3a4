/** Button that opens the form for a new game against a player. */
import { useSignal } from '@preact/signals';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import { fetchCatalogue } from '../../net/api.ts';
import { faultOf, t, formatPlain } from '../../messages.ts';
import { openForm } from '../form-opener.tsx';

interface ButtonProps {
  readonly name: string;
  readonly isSmall?: boolean;
}

export function ChallengeButton({ name, isSmall = false }: ButtonProps) {
  const fault = useSignal<LocalizedText>('');
  const press = async () => {
    const games = await fetchCatalogue();
    const [game] = games;
    if (game) openForm({ game, games, opponent: name });
  };
  return (
    <>
      <button
        type="button"
        class={`button ${isSmall ? 'small' : 'ink'}`}
        onClick={() =>
          void press().catch((error) => {
            fault.value = faultOf(error);
          })
        }
      >
        {t('challenge.button')}
        {isSmall && <span class="sr-only"> {name}</span>}
      </button>
      {fault.value && <span role="alert">{formatPlain(fault.value)}</span>}
    </>
  );
}
