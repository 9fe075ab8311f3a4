/** The variant of a table: its label, and a dialog that lists its changes. */
import type { GameModule } from '../../kernel/game.ts';
import type { Variant } from '../../kernel/setup/setup.ts';
import { t } from '../table-messages.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ChangeList } from './change-list.tsx';
import { labelOf } from './variant-label.ts';

interface ButtonProps {
  readonly variant: Variant | undefined;
  readonly onOpen: () => void;
}

/** Button with the label of the variant, which opens the list of its changes; nothing if there is no variant. */
export function VariantButton({ variant, onOpen }: ButtonProps) {
  if (!variant) return null;
  const label = labelOf(variant);
  return (
    <button
      type="button"
      class="variant-button"
      aria-label={label}
      aria-haspopup="dialog"
      title={label}
      onClick={onOpen}
    >
      <span class="whole">{label}</span>
      <span class="short">{t('variant.short')}</span>
    </button>
  );
}

interface VariantDialogProps {
  readonly module: GameModule;
  readonly variant: Variant;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}

export const VariantDialog = ({ module, variant, onRule, onClose }: VariantDialogProps) => (
  <Dialog title={labelOf(variant)} onClose={onClose}>
    <ChangeList module={module} changes={variant.changes} onRule={onRule} />
    <p class="hint">{t('variant.others')}</p>
  </Dialog>
);
