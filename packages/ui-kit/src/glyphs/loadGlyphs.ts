import type { GlyphData } from './glyphData.ts';

/** The head of an arrow: its tip at the origin, pointing down; the mark rotates it. */
export const arrowHeadGlyph: GlyphData = {
  strokes: [{ d: 'M0 0L-0.3 -1L0.3 -1Z', weight: 'hair', fill: 'ink' }],
  box: { x0: -0.3, y0: -1, x1: 0.3, y1: 0 },
};

/** A point load: a shaft with its tip at the origin, pointing down. */
export const arrowGlyph: GlyphData = {
  strokes: [
    { d: 'M0 -1L0 -0.2', weight: 'medium' },
    { d: 'M0 0L-0.09 -0.28L0.09 -0.28Z', weight: 'hair', fill: 'ink' },
  ],
  box: { x0: -0.09, y0: -1, x1: 0.09, y1: 0 },
};

/** A point moment, counter-clockwise: three quarters of a circle round the origin with its head at the left. */
export const momentArcGlyph: GlyphData = {
  strokes: [
    { d: 'M0 0.5A0.5 0.5 0 1 0 -0.5 0', weight: 'medium' },
    { d: 'M-0.5 0.14L-0.62 -0.16L-0.38 -0.16Z', weight: 'hair', fill: 'ink' },
  ],
  box: { x0: -0.62, y0: -0.5, x1: 0.5, y1: 0.5 },
};
