/** One stroke of a glyph: path data in the unit box, its rank among line weights, and what fills it. */
export interface GlyphStroke {
  readonly d: string;
  readonly weight: 'hair' | 'medium' | 'heavy';
  /** `paper` covers what is behind it, `ink` is solid. @default 'none' */
  readonly fill?: 'paper' | 'ink';
}

/**
 * A symbol of engineering drawing as path data. The unit is the glyph's size; the origin is the point of the structure
 * it belongs to; y grows downwards, as in SVG.
 */
export interface GlyphData {
  readonly strokes: readonly GlyphStroke[];
  /** The bounding box of the strokes, without line widths. */
  readonly box: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
}
