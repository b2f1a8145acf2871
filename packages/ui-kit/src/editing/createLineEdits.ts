import { changeAt } from './changeAt.ts';
import { type DocumentEdit, type EditNote, type PlainEdit, toPlainEdit, toRefusedEdit } from './edit.ts';
import { type JointPlace, isSamePlace } from './place.ts';
import { toPair } from './toPair.ts';

/** The end of a new line: a joint, a place where a joint is added, or a point of a line that is split there. */
export type LineEnd<Place, Kind extends string> =
  | { readonly kind: 'joint'; readonly index: number }
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: Kind; readonly index: number; readonly place: Place };

/** A place of a board with the joint and the line there; -1 for none. */
type Aim<Place, Kind extends string> = { readonly place: Place } & Readonly<Record<'joint' | Kind, number>>;

interface Line {
  readonly i: number;
  readonly j: number;
  readonly materialIndex: number;
}

/** A document with lines between joints. */
type LinedDocument<List extends string> = {
  readonly joints: readonly JointPlace[];
  readonly materials: readonly unknown[];
  readonly sections: readonly unknown[];
} & Readonly<Record<List, readonly Line[]>>;

/** The lines of a kind of structure. */
export interface LinePlan<
  Document extends LinedDocument<List>,
  List extends string,
  Kind extends string,
  Place,
  Code extends string,
> {
  /** The list of the lines in the document: `links`. */
  readonly list: List;
  /** The kind of a line: `link`. */
  readonly kind: Kind;
  /** The reasons why there can be no line: it would join a joint to itself, or joints that a line joins already. */
  readonly refusals: { readonly self: Code; readonly doubled: Code };
  /** Returns whether no second line may join the joints of a line. @default always */
  readonly isDoubled?: (line: Document[List][number]) => boolean;
  readonly joints: {
    /** Returns the index of the joint at a place, or -1. */
    readonly findJointAt: (document: Document, place: Place) => number;
    readonly addJoint: (document: Document, place: Place, newId: () => string) => DocumentEdit<Document>;
  };
  readonly createLine: (of: {
    readonly id: string;
    readonly i: number;
    readonly j: number;
    readonly materialIndex: number;
    readonly section: number;
  }) => Document[List][number];
  /** Returns the index of the cross-section of a line. */
  readonly sectionOf: (line: Document[List][number]) => number;
  /** Splits a line at a place by a joint. */
  readonly split: (
    document: Document,
    index: number,
    place: Place,
    newId: () => string,
  ) => DocumentEdit<Document>;
}

/** The edits of the lines of a kind of structure. */
export interface LineEdits<
  Document extends LinedDocument<List>,
  List extends string,
  Kind extends string,
  Place,
  Code extends string,
> {
  /** Returns why there can be no line between two joints; null if there can. */
  readonly checkLine: (document: Document, i: number, j: number) => Code | 'zeroLength' | null;
  /** Adds a line between two joints, with the material and the cross-section of the last one. */
  readonly addLine: (
    document: Document,
    ends: { readonly i: number; readonly j: number },
    newId: () => string,
  ) => DocumentEdit<Document, EditNote<Code | 'zeroLength'>>;
  /** Draws a line with the joints needed at its ends, in one step; a refused one adds no joint either. */
  readonly drawLine: (
    document: Document,
    ends: { readonly from: LineEnd<Place, Kind>; readonly to: LineEnd<Place, Kind> },
    newId: () => string,
  ) => DocumentEdit<Document, EditNote<Code | 'zeroLength'>>;
  /** Changes some lines; returns the same document if nothing changed. */
  readonly changeLines: (
    document: Document,
    indexes: ReadonlySet<number>,
    change: (line: Document[List][number]) => Document[List][number],
  ) => PlainEdit<Document>;
  /** Returns the end of a line for which a place stands. */
  readonly toEnd: (aim: Aim<Place, Kind>) => LineEnd<Place, Kind>;
}

/** Creates the edits of the lines between the joints of a kind of structure. */
export function createLineEdits<
  Document extends LinedDocument<List>,
  List extends string,
  Kind extends string,
  Place extends JointPlace,
  Code extends string,
>({
  list,
  kind,
  refusals,
  isDoubled = () => true,
  joints: { findJointAt, addJoint },
  createLine,
  sectionOf,
  split,
}: LinePlan<Document, List, Kind, Place, Code>): LineEdits<Document, List, Kind, Place, Code> {
  type Edits = LineEdits<Document, List, Kind, Place, Code>;
  const linesOf = (document: Document): readonly Document[List][number][] => document[list];
  const withLines = (document: Document, lines: readonly Document[List][number][]): Document => ({
    ...document,
    [list]: lines,
  });

  const checkLine: Edits['checkLine'] = (document, i, j) => {
    if (i === j) return refusals.self;
    const [a, b] = [document.joints[i], document.joints[j]];
    if (a === undefined || b === undefined || isSamePlace(a, b)) return 'zeroLength';
    const pair = toPair(i, j);
    return linesOf(document).some((line) => toPair(line.i, line.j) === pair && isDoubled(line))
      ? refusals.doubled
      : null;
  };

  const addLine: Edits['addLine'] = (document, { i, j }, newId) => {
    const reason = checkLine(document, i, j);
    if (reason !== null) return toRefusedEdit(document, reason);
    const last = linesOf(document).at(-1);
    const line = createLine({
      id: newId(),
      i,
      j,
      materialIndex: last?.materialIndex ?? (document.materials.length > 0 ? 0 : -1),
      section: last === undefined ? (document.sections.length > 0 ? 0 : -1) : sectionOf(last),
    });
    return toPlainEdit(withLines(document, [...linesOf(document), line]));
  };

  /** Returns the joint of an end, with the document that contains it. */
  function resolveEnd(
    document: Document,
    end: LineEnd<Place, Kind>,
    newId: () => string,
  ): { readonly document: Document; readonly joint: number } {
    if (!('place' in end)) return { document, joint: end.index };
    const there = findJointAt(document, end.place);
    if (there >= 0) return { document, joint: there };
    const grown =
      'index' in end
        ? split(document, end.index, end.place, newId).document
        : addJoint(document, end.place, newId).document;
    return { document: grown, joint: findJointAt(grown, end.place) };
  }

  return {
    checkLine,
    addLine,
    drawLine: (document, { from, to }, newId) => {
      const first = resolveEnd(document, from, newId);
      const second = resolveEnd(first.document, to, newId);
      const edit = addLine(second.document, { i: first.joint, j: second.joint }, newId);
      return edit.notes.length > 0 ? { document, notes: edit.notes } : edit;
    },
    changeLines: (document, indexes, change) => {
      const before = linesOf(document);
      const lines = changeAt(before, indexes, change);
      return toPlainEdit(lines === before ? document : withLines(document, lines));
    },
    toEnd: (aim) => {
      const { joint, place } = aim;
      const index: number = aim[kind];
      if (joint >= 0) return { kind: 'joint', index: joint };
      return index >= 0 ? { kind, index, place } : { kind: 'place', place };
    },
  };
}
