/** A drawn path, px. A field that is not given means no stroke, no fill or no dashes. */
export interface PathShape {
  readonly kind: 'path';
  readonly key: string;
  readonly d: string;
  readonly stroke?: string | undefined;
  readonly strokeWidth?: number;
  /** Lengths of dashes and gaps, px. */
  readonly dash?: string | undefined;
  readonly fill?: string;
  readonly opacity?: number | string | undefined;
  readonly isRound?: boolean;
  /** A colour of the document; parts with the colour `own` are drawn in it, mixed with ink. */
  readonly color?: string;
  readonly own?: 'stroke' | 'fill' | 'both';
  /**
   * The placement of the path: translated, turned clockwise by degrees, then scaled; the stroke width does not scale.
   */
  readonly place?: {
    readonly x: number;
    readonly y: number;
    readonly sx: number;
    readonly sy: number;
    /** @default 0 */
    readonly turn?: number;
  };
}

/** A line of text of a drawing; its place is the left end, the middle or the right end of the baseline, px. */
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
  /** Whether a paper-coloured rim keeps the text readable where a line passes under it. */
  readonly hasRim?: boolean;
}

/** The elements of a static drawing. */
export type Shape = PathShape | TextShape;
