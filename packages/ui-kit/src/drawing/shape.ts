/** A path of a drawing as it is drawn, px. Without a field, a shape is not stroked, filled or dashed. */
export interface PathShape {
  readonly kind: 'path';
  readonly key: string;
  readonly d: string;
  readonly stroke?: string | undefined;
  readonly strokeWidth?: number;
  /** Lengths of strokes and gaps, px. */
  readonly dash?: string | undefined;
  readonly fill?: string;
  readonly opacity?: number | string | undefined;
  readonly isRound?: boolean;
  /** A colour of the document, which `own` parts are drawn in, mixed with the ink. */
  readonly color?: string;
  readonly own?: 'stroke' | 'fill' | 'both';
  /** Where the path stands: moved, turned clockwise by degrees, then scaled; its strokes keep their width. */
  readonly place?: {
    readonly x: number;
    readonly y: number;
    readonly sx: number;
    readonly sy: number;
    /** @default 0 */
    readonly turn?: number;
  };
}

/** A line of text of a drawing: the left end, the middle or the right end of its baseline, px. */
export interface TextShape {
  readonly kind: 'text';
  readonly key: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly fill: string;
  readonly isMono?: boolean;
  readonly isBold?: boolean;
  readonly isItalic?: boolean;
  /** Whether a rim in the colour of the paper keeps it readable where a line passes under it. */
  readonly hasRim?: boolean;
}

/** The elements of a still drawing. */
export type Shape = PathShape | TextShape;
