import type { Support } from '@eecs/solver-core';
import type { GlyphData, GlyphMark, LabelBox, LabelWish, Mark } from '@eecs/ui-kit/layout';
import { type SettlementDirection, drawSettlement } from './drawSettlement.ts';
import { PART_GLYPHS, type SupportPart, listSupportParts } from './listSupportParts.ts';

/** The unit of the glyphs, in pixels. */
const GLYPH_PX = 28;
/** Sizes of an internal hinge, and of one over a support, relative to other supports. */
const HINGE_SIZE = { internal: 0.72, overBearing: 0.6 };
/** One-sided parts, mirrored at the right end of the beam. */
const SIDED: readonly SupportPart[] = ['wall', 'sideSpring', 'sideBar'];
/** Parts that restrain the beam axially. */
const ALONG: readonly SupportPart[] = ['sideSpring', 'sideBar'];
/** A spring drawn twice would be a tangle: only its ground is drawn at the settled position. */
const SETTLED_GROUNDS: Partial<Record<SupportPart, string>> = {
  spring: 'M-0.55 0.7L0.55 0.7',
  springRoller: 'M-0.55 0.7L0.55 0.7',
  sideSpring: 'M-0.82 -0.01L-0.82 0.51',
};

export interface SupportDrawing {
  readonly glyphs: readonly GlyphMark[];
  readonly obstacle: LabelBox;
  /** Marks of its settlement. */
  readonly marks: readonly Mark[];
  readonly labels: readonly LabelWish[];
  readonly obstacles: readonly LabelBox[];
}

/**
 * Draws one support at the axis of the beam. A support that settles is drawn a second time, dashed, at its settled
 * position (for a spring, the ground). At the right end, one-sided parts are mirrored.
 */
export function drawSupport(
  support: Support,
  place: {
    readonly key: string;
    readonly x: number;
    readonly axisY: number;
    readonly isRightEnd: boolean;
    readonly format: (value: number, direction: SettlementDirection) => string;
  },
): SupportDrawing {
  const { key, x, axisY, isRightEnd } = place;
  const parts = listSupportParts(support);
  // Another part needs another node, because the content of a node never changes.
  const glyphs = parts.map((part): GlyphMark => {
    const hingeSize = support.className === 'hinge' ? HINGE_SIZE.internal : HINGE_SIZE.overBearing;
    const size = part === 'hinge' ? GLYPH_PX * hingeSize : GLYPH_PX;
    const isMirrored = isRightEnd && SIDED.includes(part);
    return { key: `${key}-${part}`, data: PART_GLYPHS[part], x, y: axisY, size, isMirrored };
  });
  const settled = drawSettlement(support, place);
  // A part that restrains the beam vertically settles with its ground; an axial one takes this role if there is no
  // other.
  const bodies = parts.flatMap((part, index) => {
    const body = glyphs[index];
    return body !== undefined && body.data.strokes.length > 1 ? [{ part, body }] : [];
  });
  const moved = bodies.find(({ part }) => !ALONG.includes(part)) ?? bodies[0];
  if (settled !== null && moved !== undefined && (settled.dx !== 0 || settled.dy !== 0)) {
    const { part, body } = moved;
    glyphs.unshift({
      ...body,
      // The same key as for its arrows, so that a settlement without effect is faint as a whole.
      key: `${key}-settled-${part}`,
      data: outlineOf(body.data, SETTLED_GROUNDS[part]),
      x: x + settled.dx,
      y: axisY + settled.dy,
      isDashed: true,
    });
  }
  const { marks = [], labels = [], obstacles = [] } = settled ?? {};
  return { glyphs, obstacle: coverGlyphs(glyphs), marks, labels, obstacles };
}

/** Returns the lines of a glyph without its hatching, as one path, or the given lines in their place. */
function outlineOf({ strokes, box }: GlyphData, lines?: string): GlyphData {
  const own = strokes.filter(({ weight }) => weight !== 'hair').map(({ d }) => d);
  return { strokes: [{ d: lines ?? own.join(''), weight: 'hair' }], box };
}

function coverGlyphs(glyphs: readonly GlyphMark[]): LabelBox {
  const boxes = glyphs.map(({ data: { box }, x, y, size, isMirrored }) => ({
    x0: x + size * (isMirrored ? -box.x1 : box.x0),
    y0: y + size * box.y0,
    x1: x + size * (isMirrored ? -box.x0 : box.x1),
    y1: y + size * box.y1,
  }));
  return {
    x0: Math.min(...boxes.map(({ x0 }) => x0)),
    y0: Math.min(...boxes.map(({ y0 }) => y0)),
    x1: Math.max(...boxes.map(({ x1 }) => x1)),
    y1: Math.max(...boxes.map(({ y1 }) => y1)),
  };
}
