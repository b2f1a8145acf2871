import type { Camera, DepthPoint, Point } from '../camera/camera.ts';
import type { ItemKind, TrussItem } from '../editing/items.ts';
import type { AxisName } from '../editing/place.ts';
import type { LinesNode } from './linesNode.ts';

/** A segment of a chain of dimensions, px. */
export interface DimensionSegment {
  readonly axis: AxisName;
  readonly gap: number;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly length: number;
}

/** A drawn load, px: its arrow or its envelope can be pointed at. */
export interface LoadMark {
  readonly item: Extract<TrussItem, { kind: 'jointLoad' | 'linkLoad' }>;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  /** The ends of a load along a rod. */
  readonly feet?: readonly [Point, Point];
}

/** A truss laid out on a board, px. */
export interface Scheme {
  readonly camera: Camera;
  /** The place of each joint of the document. */
  readonly points: readonly DepthPoint[];
  readonly nodes: readonly LinesNode[];
  readonly loads: readonly LoadMark[];
  readonly dimensions: readonly DimensionSegment[];
  /** Number of labels without room. */
  readonly hidden: number;
  /** Notes on the result drawn on the truss. @default no result is drawn */
  readonly result?: ResultNotes;
}

/** Notes on a drawn result. */
export interface ResultNotes {
  /** Number of values without room. */
  readonly hidden: number;
  /** The exaggeration of displacements that fits the drawing; null if none are drawn. */
  readonly shapeScale: number | null;
}

/** The highlighted parts of a drawing: keys of items. */
export interface Emphasis {
  readonly chosen: ReadonlySet<string>;
  readonly hovered: string | null;
}

export const NO_EMPHASIS: Emphasis = { chosen: new Set(), hovered: null };

/** Returns the highlight of an item, as an attribute of its node. */
export function stateOf(key: string, { chosen, hovered }: Emphasis): Readonly<Record<string, string>> {
  if (chosen.has(key)) return { 'data-state': 'selected' };
  return hovered === key ? { 'data-state': 'hovered' } : {};
}

/** Lists the indices of the items of a kind among keys. */
export function indexesAmong(keys: Iterable<string>, kind: ItemKind): number[] {
  return [...keys].flatMap((key) => {
    const [name, index] = key.split(':');
    return name === kind ? [Number(index)] : [];
  });
}
