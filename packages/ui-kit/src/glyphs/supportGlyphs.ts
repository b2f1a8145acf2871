import type { GlyphData } from './glyphData.ts';
import { circle, hatchBelow } from './hatch.ts';

/**
 * A fixed support, which restrains x, y and rotation: the face at x = 0, hatched on the left. Mirrored at a right end.
 */
export const clampGlyph: GlyphData = {
  strokes: [
    {
      d: 'M0 -0.55L-0.22 -0.55L-0.22 0.55L0 0.55ZM0 -0.55L-0.22 -0.37M0 -0.37L-0.22 -0.19M0 -0.19L-0.22 -0.01M0 -0.01L-0.22 0.17M0 0.17L-0.22 0.35M0 0.35L-0.22 0.53',
      weight: 'hair',
      fill: 'paper',
    },
    { d: 'M0 -0.55L0 0.55', weight: 'heavy' },
  ],
  box: { x0: -0.22, y0: -0.55, x1: 0, y1: 0.55 },
};

const WIDE_GROUND = hatchBelow({ x0: -0.55, x1: 0.55, y: 0.7, depth: 0.2, count: 8 });
const NARROW_GROUND = hatchBelow({ x0: -0.4, x1: 0.4, y: 0.7, depth: 0.2, count: 6 });

/** A pinned support, which restrains x and y: a triangle standing on hatched ground. */
export const pinGlyph: GlyphData = {
  strokes: [
    { d: WIDE_GROUND, weight: 'hair' },
    {
      // One stroke in place of several, because a beam of twenty spans has many supports. The triangle ends at the
      // circle on its tip.
      d: `M-0.05 0.087L-0.4 0.7L0.4 0.7L0.05 0.087M-0.55 0.7L0.55 0.7${circle(0, 0, 0.1)}`,
      weight: 'medium',
      fill: 'paper',
    },
  ],
  box: { x0: -0.55, y0: -0.1, x1: 0.55, y1: 0.9 },
};

/** A roller support, which restrains y only: a triangle on wheels above hatched ground. */
export const rollerGlyph: GlyphData = {
  strokes: [
    { d: WIDE_GROUND, weight: 'hair' },
    {
      d: `M-0.055 0.084L-0.34 0.52L0.34 0.52L0.055 0.084M-0.55 0.7L0.55 0.7${circle(-0.2, 0.61, 0.09)}${circle(0.2, 0.61, 0.09)}${circle(0, 0, 0.1)}`,
      weight: 'medium',
      fill: 'paper',
    },
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
    { d: NARROW_GROUND, weight: 'hair' },
    {
      d: 'M0 0L0 0.1L0.2 0.16L-0.2 0.28L0.2 0.4L-0.2 0.52L0 0.6L0 0.7M-0.4 0.7L0.4 0.7',
      weight: 'medium',
    },
  ],
  box: { x0: -0.4, y0: 0, x1: 0.4, y1: 0.9 },
};

/** A spring roller: a zigzag on wheels above hatched ground. */
export const springRollerGlyph: GlyphData = {
  strokes: [
    { d: NARROW_GROUND, weight: 'hair' },
    {
      d: 'M0 0L0 0.06L0.18 0.11L-0.18 0.2L0.18 0.29L-0.18 0.38L0 0.43L0 0.5M-0.28 0.5L0.28 0.5',
      weight: 'medium',
    },
    {
      d: `M-0.4 0.7L0.4 0.7${circle(-0.16, 0.6, 0.09)}${circle(0.16, 0.6, 0.09)}`,
      weight: 'medium',
      fill: 'paper',
    },
  ],
  box: { x0: -0.4, y0: 0, x1: 0.4, y1: 0.9 },
};

/** The wall at the left of an axial restraint, just below the axis. */
const SIDE_WALL = 'M-0.82 -0.01L-0.82 0.51';
const SIDE_HATCH =
  'M-0.82 0.12L-0.95 -0.01M-0.82 0.25L-0.95 0.12M-0.82 0.38L-0.95 0.25M-0.82 0.51L-0.95 0.38';
const SIDE_BOX = { x0: -0.95, y0: -0.01, x1: 0, y1: 0.51 } as const;

/** An elastic axial restraint: a zigzag from a wall at the left. Mirrored at a right end. */
export const sideSpringGlyph: GlyphData = {
  strokes: [
    { d: SIDE_HATCH, weight: 'hair' },
    {
      d: `M0 0L-0.2 0.25L-0.3 0.25L-0.35 0.11L-0.44 0.39L-0.53 0.11L-0.62 0.39L-0.67 0.25L-0.82 0.25${SIDE_WALL}`,
      weight: 'medium',
    },
  ],
  box: SIDE_BOX,
};

/** A rigid axial restraint: a bar from a wall at the left. Mirrored at a right end. */
export const sideBarGlyph: GlyphData = {
  strokes: [
    { d: SIDE_HATCH, weight: 'hair' },
    { d: `M0 0L-0.2 0.25L-0.82 0.25${SIDE_WALL}`, weight: 'medium' },
  ],
  box: SIDE_BOX,
};

/** An elastic rotational restraint: a spiral of half circles round the place. */
export const spiralGlyph: GlyphData = {
  strokes: [
    {
      d: 'M0.06 0A0.1 0.1 0 0 0 -0.14 0A0.18 0.18 0 0 0 0.22 0A0.26 0.26 0 0 0 -0.3 0A0.34 0.34 0 0 0 0.38 0L0.38 0.12',
      weight: 'medium',
    },
  ],
  box: { x0: -0.3, y0: -0.26, x1: 0.38, y1: 0.34 },
};
