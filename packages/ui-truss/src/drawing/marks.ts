import type { LabelBox } from '@eecs/ui-kit';

/** A point of the drawing, px, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface AnchorMark extends Point {
  /** Index of the joint it holds. */
  readonly joint: number;
  readonly glyph: 'pin' | 'roller';
  /** Clockwise; 0 stands below its joint. */
  readonly rotationDeg: number;
  /** Held axes, told in letters where the glyph cannot tell them. */
  readonly axes: string | null;
}

export interface ArrowMark {
  readonly tip: Point;
  readonly tail: Point;
}

export interface LabelMark extends LabelBox {
  readonly text: string;
}

/** Everything a drawing shows, in px inside `width` by `height`; its size is bounded whatever the truss. */
export interface TrussMarks {
  readonly width: number;
  readonly height: number;
  /** Path data of all rods. */
  readonly rods: string;
  /** Rods stand so close that they want hairlines. */
  readonly isFine: boolean;
  readonly joints: readonly Point[];
  /** Radius of a joint, px. */
  readonly jointRadius: number;
  /** Size of a support's glyph, px. */
  readonly glyphSize: number;
  readonly anchors: readonly AnchorMark[];
  readonly arrows: readonly ArrowMark[];
  /** Forces straight at the reader or away from them. */
  readonly endOn: readonly (Point & { readonly towards: boolean })[];
  readonly labels: readonly LabelMark[];
  /** Forces whose value, or whose arrow, found no room. */
  readonly hiddenLabels: number;
}
