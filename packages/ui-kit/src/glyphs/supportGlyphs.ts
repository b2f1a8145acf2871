import type { GlyphData } from './glyphData.ts';
import { circle, hatchBelow } from './hatch.ts';

/** A wall that holds x, y and rotation: the face at x = 0, hatched on the left. Mirrored at a right end. */
export const clampGlyph: GlyphData = {
  strokes: [
    { d: 'M0 -0.55L-0.22 -0.55L-0.22 0.55L0 0.55Z', weight: 'hair', fill: 'paper' },
    {
      d: 'M0 -0.55L-0.22 -0.37M0 -0.37L-0.22 -0.19M0 -0.19L-0.22 -0.01M0 -0.01L-0.22 0.17M0 0.17L-0.22 0.35M0 0.35L-0.22 0.53',
      weight: 'hair',
    },
    { d: 'M0 -0.55L0 0.55', weight: 'heavy' },
  ],
  box: { x0: -0.22, y0: -0.55, x1: 0, y1: 0.55 },
};

/** Holds x and y, rotation free: a triangle standing on hatched ground. */
export const pinGlyph: GlyphData = {
  strokes: [
    { d: 'M0 0L-0.4 0.7L0.4 0.7Z', weight: 'medium', fill: 'paper' },
    { d: hatchBelow({ x0: -0.55, x1: 0.55, y: 0.7, depth: 0.2, count: 8 }), weight: 'hair' },
    { d: 'M-0.55 0.7L0.55 0.7', weight: 'medium' },
    { d: circle(0, 0, 0.1), weight: 'medium', fill: 'paper' },
  ],
  box: { x0: -0.55, y0: -0.1, x1: 0.55, y1: 0.9 },
};

/** Holds y only: a triangle on wheels above hatched ground. */
export const rollerGlyph: GlyphData = {
  strokes: [
    { d: 'M0 0L-0.34 0.52L0.34 0.52Z', weight: 'medium', fill: 'paper' },
    { d: circle(-0.2, 0.61, 0.09) + circle(0.2, 0.61, 0.09), weight: 'medium', fill: 'paper' },
    { d: hatchBelow({ x0: -0.55, x1: 0.55, y: 0.7, depth: 0.2, count: 8 }), weight: 'hair' },
    { d: 'M-0.55 0.7L0.55 0.7', weight: 'medium' },
    { d: circle(0, 0, 0.1), weight: 'medium', fill: 'paper' },
  ],
  box: { x0: -0.55, y0: -0.1, x1: 0.55, y1: 0.9 },
};

/** An internal moment release: an open circle on the axis. */
export const hingeGlyph: GlyphData = {
  strokes: [{ d: circle(0, 0, 0.25), weight: 'medium', fill: 'paper' }],
  box: { x0: -0.25, y0: -0.25, x1: 0.25, y1: 0.25 },
};

/** An elastic vertical restraint: a zigzag standing on hatched ground. */
export const springGlyph: GlyphData = {
  strokes: [
    {
      d: 'M0 0L0 0.1L0.2 0.16L-0.2 0.28L0.2 0.4L-0.2 0.52L0 0.6L0 0.7',
      weight: 'medium',
    },
    { d: hatchBelow({ x0: -0.4, x1: 0.4, y: 0.7, depth: 0.2, count: 6 }), weight: 'hair' },
    { d: 'M-0.4 0.7L0.4 0.7', weight: 'medium' },
  ],
  box: { x0: -0.4, y0: 0, x1: 0.4, y1: 0.9 },
};
