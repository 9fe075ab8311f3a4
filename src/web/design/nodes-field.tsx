/** Field for a set of nodes, chosen on the map, as whole groups, or by number. */
import { useMemo, useRef, useState } from 'preact/hooks';
import { layoutOf, nodeOutline } from '../../draw/layout.ts';
import {
  type DraftMap,
  formatPath,
  type NodePart,
  type NodesField,
} from '../../kernel/setup/design.ts';
import { t } from './design-messages.ts';
import { formatFor } from '../messages.ts';
import { MapView } from './map-view.tsx';
import type { DesignModel } from './model.ts';

interface NodesProps {
  readonly model: DesignModel;
  readonly field: NodesField;
}

export function NodesEditor({ model, field }: NodesProps) {
  const { map } = model.form.value;
  const place = formatPath(field.at);
  const isOpen = model.open.value === place;
  if (!map) return null;
  const write = (nodes: Iterable<number>) =>
    model.set(
      field.at,
      [...new Set(nodes)].map((n) => map.board.labels[n] ?? ''),
    );
  return (
    <div class="design-nodes">
      <p class="row">
        <span>{t('design.hexes', { n: field.nodes.length })}</span>
        <button
          type="button"
          class="button small"
          aria-expanded={isOpen}
          onClick={() => (model.open.value = isOpen ? '' : place)}
        >
          {t(isOpen ? 'design.close-map' : 'design.open-map')}
        </button>
      </p>
      {isOpen && <Picker model={model} field={field} map={map} write={write} />}
    </div>
  );
}

interface PickerProps extends NodesProps {
  readonly map: DraftMap;
  readonly write: (nodes: Iterable<number>) => void;
}

function Picker({ model, field, map, write }: PickerProps) {
  const format = (part: NodePart) => formatFor(model.module.id, part.label);
  const chosen = new Set(field.nodes);
  const toggle = ({ nodes }: NodePart) => {
    const isWhole = nodes.every((n) => chosen.has(n));
    write(isWhole ? field.nodes.filter((n) => !nodes.includes(n)) : [...chosen, ...nodes]);
  };
  return (
    <>
      <div class="row">
        {field.parts.map((part) => (
          <button
            key={format(part)}
            type="button"
            class="button small"
            aria-pressed={part.nodes.every((n) => chosen.has(n))}
            onClick={() => toggle(part)}
          >
            {format(part)}
          </button>
        ))}
        <button type="button" class="button small quiet" onClick={() => write([])}>
          {t('design.none')}
        </button>
      </div>
      <ByNumber map={map} onNode={(n) => write(flipped(chosen, n))} />
      <MapView map={map} label={formatFor(model.module.id, field.label)}>
        <Hexes map={map} chosen={chosen} write={write} />
      </MapView>
    </>
  );
}

const flipped = (chosen: ReadonlySet<number>, n: number): number[] =>
  chosen.has(n) ? [...chosen].filter((m) => m !== n) : [...chosen, n];

/** Field to select a node by its number, for users without a pointer. */
function ByNumber({ map, onNode }: { map: DraftMap; onNode: (n: number) => void }) {
  const [text, setText] = useState('');
  const n = map.board.nodeOf.get(text.trim().replaceAll('\u2011', '-'));
  return (
    <p class="row">
      <label>
        {t('design.by-number')}{' '}
        <input
          type="text"
          class="short"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button
        type="button"
        class="button"
        disabled={n === undefined}
        onClick={() => {
          if (n !== undefined) onNode(n);
          setText('');
        }}
      >
        {t('design.flip')}
      </button>
    </p>
  );
}

interface HexesProps {
  readonly map: DraftMap;
  readonly chosen: ReadonlySet<number>;
  readonly write: (nodes: Iterable<number>) => void;
}

/** The hexes of the map. The mouse can select several in one stroke; on a touch screen a stroke pans the map. */
function Hexes({ map, chosen, write }: HexesProps) {
  const adds = useRef(true);
  const outlines = useMemo(() => {
    const layout = layoutOf(map.board);
    return layout.points.map((_, n) =>
      nodeOutline(layout, n)
        .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
        .join(' '),
    );
  }, [map]);
  const put = (n: number) => {
    if (adds.current !== chosen.has(n)) write(flipped(chosen, n));
  };
  return (
    <g>
      {outlines.map((points, n) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: without a pointer, nodes are selected by number
        <polygon
          key={map.board.labels[n]}
          class={chosen.has(n) ? 'design-hex chosen' : 'design-hex'}
          data-node={map.board.labels[n]}
          points={points}
          onPointerDown={(event) => {
            adds.current = !chosen.has(n);
            if (event.pointerType === 'mouse') put(n);
          }}
          onPointerEnter={(event) => {
            if (event.pointerType === 'mouse' && event.buttons === 1) put(n);
          }}
          onClick={(event) => {
            if ((event as unknown as PointerEvent).pointerType !== 'mouse') put(n);
          }}
        />
      ))}
    </g>
  );
}
