/** Turns the designer of a game into plain data: drafts in, forms out. */
import type { Designer, FormField, FormSection, Path, PiecesField } from '../setup/design.ts';
import type { Json } from '../setup/json.ts';
import { boardData, sceneryOf } from './host-parts.ts';
import type { DesignData, PiecesData, PlayDesign, SectionData } from './play.ts';

/** Builds the interface of a designer, which is created on first use. */
export function designOf(make: () => Designer): PlayDesign {
  let made: Designer | undefined;
  const designer = (): Designer => {
    made ??= make();
    return made;
  };
  const fieldAt = (draft: Json, at: Path): PiecesField => {
    const field = designer().form(draft).sections.flatMap(fieldsIn).find(isPiecesAt(at));
    if (!field) throw new Error(`the form has no pieces at ${at.join('.')}`);
    return field;
  };
  return {
    start: () => designer().start?.(),
    form: (draft) => formData(designer().form(draft)),
    tidy: (draft) => designer().tidy(draft),
    places: (draft, at, id, isTurned) => fieldAt(draft, at).places(id, isTurned),
    placeAt: (draft, at, id, isTurned, point) => fieldAt(draft, at).placeAt(id, isTurned, point),
  };
}

const fieldsIn = ({ fields, sections = [] }: FormSection): FormField[] => [
  ...fields,
  ...sections.flatMap(fieldsIn),
];

const isPiecesAt =
  (at: Path) =>
  (field: FormField): field is PiecesField =>
    field.kind === 'pieces' && field.at.join('.') === at.join('.');

function formData({ sections, map }: ReturnType<Designer['form']>): DesignData {
  return {
    sections: sections.map(sectionData),
    ...(map && {
      map: { board: boardData(map.board), scenery: sceneryOf(map.look, map.blank, map.board.size) },
    }),
  };
}

function sectionData({ fields, sections, ...rest }: FormSection): SectionData {
  return {
    ...rest,
    fields: fields.map((field) => (field.kind === 'pieces' ? piecesData(field) : field)),
    ...(sections && { sections: sections.map(sectionData) }),
  };
}

const piecesData = ({ places: _, placeAt: __, ...rest }: PiecesField): PiecesData => rest;
