/** Field for the pieces of a map, which are selected, rotated and placed where they fit. */
import { useState } from 'preact/hooks';
import { PITCH } from '../../draw/layout.ts';
import type { Point } from '../../kernel/board/graph.ts';
import {
  formatPath,
  type MapBox,
  type MapPiece,
  type PiecePlace,
  type PiecesField,
  valueAt,
} from '../../kernel/setup/design.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import type { Json } from '../../kernel/setup/setup.ts';
import { formatFor } from '../messages.ts';
import { t } from './design-messages.ts';
import { MapView } from './map-view.tsx';
import type { DesignModel } from './model.ts';

interface PiecesProps {
  readonly model: DesignModel;
  readonly field: PiecesField;
}

export function PiecesEditor({ model, field }: PiecesProps) {
  const [id, setId] = useState('');
  const [turned, setTurned] = useState(false);
  const [why, setWhy] = useState<LocalizedText>('');
  const { map } = model.form.value;
  const format = (text: LocalizedText) => formatFor(model.module.id, text);
  const piece = field.pieces.find((each) => each.id === id);
  const isTurned = turned && piece?.turns === true;
  const places = piece ? field.places(id, isTurned) : [];
  const choose = (next: MapPiece) => {
    setWhy('');
    setId(next.id === id ? '' : next.id);
    setTurned(next.turned ?? false);
  };
  const write = (index: number, value: Json | undefined) => {
    setWhy('');
    setId('');
    model.set([...field.at, index], value);
  };
  const list = valueAt(model.draft.value, field.at) as readonly Json[];
  const lay = ({ value }: PiecePlace) => write(piece?.index ?? list.length, value);
  const layAt = (point: Point) => {
    const there = field.pieces.find((each) => holds(each, point));
    if (!piece) return there && choose(there);
    const place = field.placeAt(id, isTurned, point);
    if ('why' in place) setWhy(place.why);
    else lay(place);
  };
  return (
    <div class="design-pieces">
      <Palette model={model} field={field} id={id} onChoose={choose} />
      {piece && (
        <div class="row">
          {piece.turns && <Turn turned={turned} onTurn={() => setTurned(!turned)} />}
          <Places places={places} onPlace={lay} />
          {piece.index !== undefined && list.length > 1 && (
            <button
              type="button"
              class="button small"
              onClick={() => write(piece.index ?? 0, undefined)}
            >
              {t('design.remove-piece', { piece: format(piece.label) })}
            </button>
          )}
        </div>
      )}
      <p class="hint" role="status">
        {why ? format(why) : hintFor(piece && format(piece.label), places.length)}
      </p>
      {map && (
        <MapView
          map={map}
          label={format(field.label)}
          more={places.map(({ box }) => box)}
          onPoint={layAt}
        >
          {piece?.box && <PieceBox class="design-piece" box={piece.box} />}
          {places.map((place, i) => (
            <PieceBox
              key={keyOf(place)}
              class="design-place"
              box={place.box}
              text={String(i + 1)}
              onClick={() => lay(place)}
            />
          ))}
        </MapView>
      )}
    </div>
  );
}

const keyOf = ({ value }: PiecePlace): string => JSON.stringify(value);

interface PaletteProps extends PiecesProps {
  readonly id: string;
  readonly onChoose: (piece: MapPiece) => void;
}

/** Palette of all pieces; those on the map have a double edge. */
const Palette = ({ model, field, id, onChoose }: PaletteProps) => (
  <fieldset
    class="row plain"
    id={idOfPieces(field)}
    aria-label={formatFor(model.module.id, field.label)}
  >
    {field.pieces.map((each) => (
      <button
        key={each.id}
        type="button"
        class={`button small ${each.index === undefined ? '' : 'laid'}`}
        aria-pressed={each.id === id}
        onClick={() => onChoose(each)}
      >
        {formatFor(model.module.id, each.label)}
      </button>
    ))}
  </fieldset>
);

const idOfPieces = ({ kind, at }: PiecesField): string => `${formatPath(at)}-${kind}`;

const Turn = ({ turned, onTurn }: { turned: boolean; onTurn: () => void }) => (
  <label class="switch">
    <input type="checkbox" checked={turned} onChange={onTurn} />
    <span>{t('design.turned')}</span>
  </label>
);

interface PlacesProps {
  readonly places: readonly PiecePlace[];
  readonly onPlace: (place: PiecePlace) => void;
}

/** Buttons for the places on the map, for users without a pointer. */
const Places = ({ places, onPlace }: PlacesProps) => (
  <>
    {places.map((place, i) => (
      <button key={keyOf(place)} type="button" class="button small" onClick={() => onPlace(place)}>
        {t('design.place', { n: i + 1 })}
      </button>
    ))}
  </>
);

function hintFor(piece: string | undefined, places: number): string {
  if (piece === undefined) return t('design.choose-piece');
  return t('design.choose-place', { piece, n: places });
}

const holds = ({ box }: MapPiece, { x, y }: Point): boolean =>
  box !== undefined &&
  x >= box.x &&
  x <= box.x + box.width &&
  y >= box.y &&
  y <= box.y + box.height;

interface BoxProps {
  readonly class: string;
  readonly box: MapBox;
  readonly text?: string;
  readonly onClick?: () => void;
}

/** Box of a place on the map. It handles the click itself; the map would take the point as the middle of the piece. */
const PieceBox = ({ class: name, box, text, onClick }: BoxProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: buttons beside the map do the same
  <g
    class={name}
    onClick={(event) => {
      if (!onClick) return;
      event.stopPropagation();
      onClick();
    }}
  >
    <rect
      x={box.x * PITCH}
      y={box.y * PITCH}
      width={box.width * PITCH}
      height={box.height * PITCH}
    />
    {text && (
      <text x={(box.x + box.width / 2) * PITCH} y={(box.y + box.height / 2) * PITCH}>
        {text}
      </text>
    )}
  </g>
);
