/** The designer of a game behind `Play`. */
import type { Designer, DesignForm, DraftMap, FormField, FormSection } from '../setup/design.ts';
import type { Json } from '../setup/json.ts';
import type { Look } from '../look/look.ts';
import { GameState, type Layout } from '../state.ts';
import { boardOf, groundOf } from './guest-board.ts';
import type { DraftMapData, PiecesData, PlayDesign, SectionData } from './play.ts';

/** Builds a designer; its forms get their functions back. */
export function designerOf(design: PlayDesign): Designer {
  let last: { readonly key: string; readonly map: DraftMap } | undefined;
  /** Returns the same object for the same map, because pages redraw when the object changes. */
  const mapOf = (data: DraftMapData): DraftMap => {
    const { labels, points } = data.board;
    const key = JSON.stringify([labels, points, Array.from(data.scenery.terrain ?? [])]);
    if (last?.key !== key) last = { key, map: draftMap(data) };
    return last.map;
  };
  const first = design.start();
  return {
    ...(first !== undefined && { start: () => design.start() ?? first }),
    form(draft): DesignForm {
      const { sections, map } = design.form(draft);
      return {
        sections: sections.map((section) => sectionOf(design, draft, section)),
        ...(map && { map: mapOf(map) }),
      };
    },
    tidy: (draft) => design.tidy(draft),
  };
}

function sectionOf(design: PlayDesign, draft: Json, section: SectionData): FormSection {
  const { fields, sections, ...rest } = section;
  return {
    ...rest,
    fields: fields.map((field) =>
      field.kind === 'pieces' ? piecesOf(design, draft, field) : field,
    ),
    ...(sections && { sections: sections.map((inner) => sectionOf(design, draft, inner)) }),
  };
}

const piecesOf = (design: PlayDesign, draft: Json, field: PiecesData): FormField => ({
  ...field,
  places: (id, turned) => design.places(draft, field.at, id, turned),
  placeAt: (id, turned, point) => design.placeAt(draft, field.at, id, turned, point),
});

/** State without integers: a map is drawn without a position. */
class NoState extends GameState {
  override readonly layout: Layout = {
    ...{ schema: '', steps: [], classes: [], depth: 0, frame: 0, size: 0 },
    ...{ fields: [], hidden: [], veils: [] },
  };
  constructor() {
    super(0);
  }
  override clone(): this {
    return new NoState() as this;
  }
}

function draftMap({ board, scenery }: DraftMapData): DraftMap {
  const look: Look = {
    ...groundOf(scenery),
    counters: () => [],
    nodeOf: () => -1,
    markers: () => [],
    prompt: () => '',
    actionLabel: () => '',
    focus: () => ({ unit: -1, node: -1 }),
    panel: () => [],
    overlays: [],
    charts: [],
  };
  return { board: boardOf(board), look, blank: new NoState() };
}
