import { drawCircle } from '../../../drawing/drawCircle.ts';
import { type Mark, createMark, px } from '../../../drawing/mark.ts';
import { toItemKey } from '../../../editing/items.ts';
import type { LabelBox } from '../../../labels/placeLabels.ts';
import type { PlaneView } from '../createCamera.ts';
import type { Projection } from '../boardPort.ts';
import type { Scene } from '../sceneObject.ts';

/** A point of a plane, in the document's unit of length; y points up. */
export interface PlanePlace {
  readonly x: number;
  readonly y: number;
}

/** An object of a document that can be selected on a board. */
export interface PlaneItem {
  readonly kind: string;
  readonly index: number;
}

/** The drawing of an object: a dot at one point, a line through several. */
export interface PlaneShape<Item extends PlaneItem> {
  readonly item: Item;
  /** The name for screen readers. */
  readonly name: string;
  readonly places: readonly PlanePlace[];
}

/** Width and height of a board, px. */
export interface BoardSize {
  readonly width: number;
  readonly height: number;
}

const RIM_PX = 24;
const DOT_PX = 5;
/** The number of hit boxes along a line. */
const BOXES = 12;

/** Centres a view on a board, with equal scales. A view without extent gets one pixel per unit. */
export function projectPlane(view: PlaneView, { width, height }: BoardSize): Projection<PlanePlace> {
  const scales = [(width - 2 * RIM_PX) / (view.x1 - view.x0), (height - 2 * RIM_PX) / (view.y1 - view.y0)];
  const finite = scales.filter(Number.isFinite);
  const factor = finite.length === 0 ? 1 : Math.min(...finite);
  const middle = { x: (view.x0 + view.x1) / 2, y: (view.y0 + view.y1) / 2 };
  return {
    factor,
    toPx: ({ x, y }) => ({
      x: width / 2 + (x - middle.x) * factor,
      y: height / 2 - (y - middle.y) * factor,
    }),
    toPlace: ({ x, y }) => ({
      x: middle.x + (x - width / 2) / factor,
      y: middle.y - (y - height / 2) / factor,
    }),
  };
}

/** Lays out shapes on a board. */
export function layoutShapes<Item extends PlaneItem>(
  shapes: readonly PlaneShape<Item>[],
  { toPx }: Pick<Projection<PlanePlace>, 'toPx'>,
): Scene<Item> {
  const drawn = shapes.map(({ item, places }) => ({ item, points: places.map(toPx) }));
  return {
    marks: drawn.map(({ item, points }) => drawShape(toItemKey(item), points)),
    glyphs: [],
    labels: [],
    objects: drawn.map(({ item, points }) => ({ item, boxes: coverPoints(points), handles: [] })),
  };
}

function drawShape(key: string, points: readonly PlanePlace[]): Mark {
  const [first] = points;
  if (first !== undefined && points.length === 1) {
    return createMark(key, 'load', drawCircle(first, DOT_PX));
  }
  return createMark(
    key,
    'beam',
    points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`).join(''),
  );
}

/**
 * A dot has one hit box; a line is covered by small boxes, so that a diagonal does not block its whole bounding box.
 */
function coverPoints(points: readonly PlanePlace[]): LabelBox[] {
  const [first] = points;
  if (first === undefined) return [];
  if (points.length === 1) return [toBox(first, first, DOT_PX)];
  return points.slice(1).flatMap((to, at) => {
    const from = points[at] ?? to;
    const along = (share: number): PlanePlace => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    });
    return Array.from({ length: BOXES }, (_, box) => toBox(along(box / BOXES), along((box + 1) / BOXES), 0));
  });
}

function toBox(a: PlanePlace, b: PlanePlace, rim: number): LabelBox {
  return {
    x0: Math.min(a.x, b.x) - rim,
    y0: Math.min(a.y, b.y) - rim,
    x1: Math.max(a.x, b.x) + rim,
    y1: Math.max(a.y, b.y) + rim,
  };
}
