/** Rule number in brackets that opens the rule. */
import { t } from '../messages.ts';

interface RuleTagProps {
  readonly rule: string;
  /** Opens the rule beside the board; if absent, the number is a link to the rulebook. */
  readonly onOpen?: ((rule: string) => void) | undefined;
  readonly game?: string;
}

export function RuleTag({ rule, onOpen, game }: RuleTagProps) {
  if (rule === '') return null;
  if (onOpen)
    return (
      <button
        type="button"
        class="rule"
        aria-label={t('rule.open', { rule })}
        onClick={() => onOpen(rule)}
      >
        [{rule}]
      </button>
    );
  return (
    <a
      class="rule"
      href={`/rules/${game}#${encodeURIComponent(rule)}`}
      aria-label={t('rule.name', { rule })}
    >
      [{rule}]
    </a>
  );
}
