/** A rule number in brackets that opens the rule. */

export interface RuleTagProps {
  readonly rule: string;
  /** Opens the rule beside the board; without it the number is a link to the rulebook. */
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
        aria-label={`Rule ${rule}: open`}
        onClick={() => onOpen(rule)}
      >
        [{rule}]
      </button>
    );
  return (
    <a class="rule" href={`/rules/${game}#${encodeURIComponent(rule)}`} aria-label={`Rule ${rule}`}>
      [{rule}]
    </a>
  );
}
