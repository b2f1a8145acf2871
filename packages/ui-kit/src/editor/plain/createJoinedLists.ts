import { type PlainEdit, toPlainEdit } from '../../editing/edit.ts';
import { type ItemLists, createItems } from '../../editing/items.ts';
import type { PlaneTool, PlaneTypes } from '../board/plane/planeBoard.ts';
import type { PlanePlace, PlaneShape } from '../board/plane/planeShape.ts';
import type { PlainList } from './createPlainTab.tsx';

/** A list of objects in a document: its field, its words, and the letter of the tool that draws them. */
export interface JoinedList<Types extends PlaneTypes> {
  readonly list: Types['tab'];
  readonly kind: Types['item']['kind'];
  readonly title: string;
  readonly name: string;
  readonly key: string;
}

interface Line {
  readonly i: number;
  readonly j: number;
}

/**
 * Creates the edits, shapes, tools and tables of a document whose objects are points `{ x, y }` and lines `{ i, j }`
 * between them, from the names of its two lists. Removing a point also removes its lines.
 */
export function createJoinedLists<Types extends PlaneTypes>(
  points: JoinedList<Types>,
  lines: JoinedList<Types>,
) {
  type Document = Types['document'];
  type Item = Types['item'];
  type Edit = PlainEdit<Document>;
  type Lists = Readonly<Record<string, readonly unknown[]>>;
  // The compiler does not know which fields of a document are lists; the plan names them.
  const pointsOf = (document: Document) =>
    (document as unknown as Lists)[points.list] as readonly PlanePlace[];
  const linesOf = (document: Document) => (document as unknown as Lists)[lines.list] as readonly Line[];
  const put = (document: Document, ends: readonly PlanePlace[], joined: readonly Line[]): Edit =>
    toPlainEdit<Document>({ ...document, [points.list]: ends, [lines.list]: joined });
  const toItem = (kind: Item['kind'], index: number): Item => ({ kind, index });
  const has = (items: readonly Item[], wanted: string, at: number): boolean =>
    items.some(({ kind, index }) => kind === wanted && index === at);

  const addPoint = (document: Document, { x, y }: PlanePlace): Edit =>
    put(document, [...pointsOf(document), { x, y }], linesOf(document));
  const addLine = (document: Document, i: number, j: number): Edit =>
    put(document, pointsOf(document), [...linesOf(document), { i, j }]);

  // The compiler does not know that the two kinds are all kinds of items.
  const kinds = { lists: { [points.kind]: points.list, [lines.kind]: lines.list }, line: lines.kind };
  return {
    addPoint,
    addLine,
    items: createItems(kinds as unknown as ItemLists<Document, Item>),
    /** Adds the objects of another document. */
    add: (document: Document, added: Document): Edit => {
      const before = pointsOf(document);
      const shifted = linesOf(added).map(({ i, j }) => ({ i: i + before.length, j: j + before.length }));
      return put(document, [...before, ...pointsOf(added)], [...linesOf(document), ...shifted]);
    },
    move: (document: Document, items: readonly Item[], by: PlanePlace): Edit =>
      put(
        document,
        pointsOf(document).map((at, index) =>
          has(items, points.kind, index) ? { x: at.x + by.x, y: at.y + by.y } : at,
        ),
        linesOf(document),
      ),
    remove: (document: Document, items: readonly Item[]): Edit => {
      const kept = [...pointsOf(document).keys()].filter((index) => !has(items, points.kind, index));
      const places = new Map(kept.map((index, at) => [index, at]));
      return put(
        document,
        pointsOf(document).filter((_, index) => places.has(index)),
        linesOf(document).flatMap((line, index) => {
          const [i, j] = [places.get(line.i), places.get(line.j)];
          return i === undefined || j === undefined || has(items, lines.kind, index)
            ? []
            : [{ ...line, i, j }];
        }),
      );
    },
    listShapes: (document: Document): readonly PlaneShape<Item>[] => {
      const ends = pointsOf(document);
      return [
        ...linesOf(document).map(({ i, j }, index) => ({
          item: toItem(lines.kind, index),
          name: `${lines.name} ${i + 1}–${j + 1}`,
          places: [ends[i], ends[j]].filter((at) => at !== undefined),
        })),
        ...ends.map((at, index) => ({
          item: toItem(points.kind, index),
          name: `${points.name} ${index + 1} at ${at.x}, ${at.y}`,
          places: [at],
        })),
      ];
    },
    tools: {
      select: { name: 'Select', key: 'V', mark: 'pointer' },
      point: {
        name: points.name,
        key: points.key,
        mark: { d: 'M6 10a4 4 0 1 0 8 0a4 4 0 1 0-8 0' },
        place: addPoint,
      },
      line: {
        name: lines.name,
        key: lines.key,
        mark: { d: 'M3 17L17 3' },
        join: (document: Document, a: Item, b: Item) => addLine(document, a.index, b.index),
      },
    } satisfies Readonly<Record<string, PlaneTool<Types>>>,
    lists: Object.fromEntries([
      [points.list, { ...points, item: points.kind, columns: { x: 'length', y: 'length' } }],
      [lines.list, { ...lines, item: lines.kind, columns: { i: 'ratio', j: 'ratio' } }],
    ]) as unknown as Readonly<Record<Types['tab'], PlainList<Item['kind']>>>,
  };
}
