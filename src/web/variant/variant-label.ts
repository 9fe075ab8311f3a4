/** Short labels of variants, as lists, tables and forms show them. */
import type { Variant } from '../../kernel/setup/setup.ts';
import type { ValueSpec } from '../../kernel/setup/values.ts';
import { cellName, valueName } from '../../i18n/value-names.ts';
import { phraseOf, t } from '../messages.ts';

/** Title of a variant, and the number of its changes. */
interface VariantTerms {
  readonly title?: string | undefined;
  readonly changes: number;
}

/** Returns the label of a variant: "Variant: Last Grasp, even (3 changes)". */
export const variantLabel = ({ title, changes: n }: VariantTerms): string =>
  title === undefined ? t('variant.tag', { n }) : t('variant.tag.title', { title, n });

/** Returns the label of a table's variant as tags of a list; none if the table has no variant. */
export const variantTags = ({
  variant,
}: {
  readonly variant?: VariantTerms | undefined;
}): string[] => (variant ? [variantLabel(variant)] : []);

/** Returns the label of the variant of a set-up. */
export const labelOf = ({ title, changes }: Variant): string =>
  variantLabel({ title, changes: Object.keys(changes).length });

/** Returns the name of a value of a game whose messages are loaded: "Combat results: 3, 2-1". */
export const nameOfValue = (game: string, spec: ValueSpec): string =>
  valueName((key) => phraseOf(game, key, key), spec);

/** Returns the name of a row or column of a value. */
export const nameOfCell = (game: string, beginning: string | undefined, id: string): string =>
  cellName((key) => phraseOf(game, key, key), beginning, id);
