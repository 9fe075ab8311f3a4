/** Grid of a form's cards or counters: a picture of each, and its chosen count. */
import { paletteProperties } from '../../draw/art.ts';
import { artOf } from '../../draw/art-base.ts';
import type { Game } from '../../kernel/game.ts';
import { CardFace } from '../cards/card-face.tsx';
import { formatFor } from '../messages.ts';
import { PiecePicture } from '../table/board/piece-picture.tsx';
import { t } from './design-messages.ts';
import { type ItemField, faceOf } from './gallery.ts';
import { type DesignModel, isAt } from './model.ts';
import { idOf, NumberInput } from './number-input.tsx';

interface ItemGridProps {
  readonly model: DesignModel;
  readonly fields: readonly ItemField[];
  /** Called when the pointer or the focus is on an item. */
  readonly onLook?: (field: ItemField) => void;
}

export function ItemGrid({ model, fields, onLook }: ItemGridProps) {
  const { look } = model.game.value;
  const hasFaces = fields.some((field) => faceOf(look, field) !== undefined);
  return (
    <ul
      class={`gallery-items ${hasFaces ? 'cards' : 'counters'}`}
      style={hasFaces ? undefined : paletteProperties(artOf(look))}
    >
      {fields.map((field) => (
        <Item key={idOf(field)} model={model} field={field} onLook={onLook} />
      ))}
    </ul>
  );
}

interface ItemProps {
  readonly model: DesignModel;
  readonly field: ItemField;
  readonly onLook: ItemGridProps['onLook'];
}

function Item({ model, field, onLook }: ItemProps) {
  const { id: game } = model.module;
  const { at, value, min, max, label, hint } = field;
  const what = formatFor(game, label);
  const fault = model.fault.value;
  const id = idOf(field);
  const look = () => onLook?.(field);
  return (
    <li
      class={`gallery-item ${value > 0 ? 'chosen' : ''}`}
      id={`at-${id}`}
      onPointerEnter={look}
      onFocusCapture={look}
    >
      <button
        type="button"
        class="gallery-picture"
        // Not focusable: the number field does the same for keyboards and screen readers.
        tabIndex={-1}
        aria-hidden="true"
        disabled={value >= max}
        onClick={() => model.set(at, value + 1)}
      >
        <Picture game={model.game.value} field={field} />
        {value > 0 && <b class="gallery-count">{t('design.times', { n: value })}</b>}
      </button>
      <span class="gallery-name">
        <label for={id}>{what}</label> {hint && <span class="hint">{formatFor(game, hint)}</span>}
      </span>
      <span class="gallery-stepper">
        <button
          type="button"
          class="button small"
          aria-label={t('design.remove-one', { what })}
          disabled={value <= min}
          onClick={() => model.set(at, value - 1)}
        >
          −
        </button>
        <NumberInput model={model} field={field} />
        <button
          type="button"
          class="button small"
          aria-label={t('design.add-one', { what })}
          disabled={value >= max}
          onClick={() => model.set(at, value + 1)}
        >
          +
        </button>
      </span>
      {fault && isAt(fault, field) && (
        <p class="design-fault" role="alert">
          {formatFor(game, fault.text)}
        </p>
      )}
    </li>
  );
}

function Picture({ game, field }: { readonly game: Game; readonly field: ItemField }) {
  const { type, colour, values = '' } = field.item;
  if (faceOf(game.look, field)) return <CardFace game={game} type={type} size="small" isNamed />;
  return <PiecePicture game={game} shown={{ side: -1, type, values, colour: colour ?? -1 }} />;
}
