import type { Support, SupportClass } from '@eecs/solver-core';
import {
  type GlyphData,
  type LabelBox,
  clampGlyph,
  hingeGlyph,
  pinGlyph,
  rollerGlyph,
  springGlyph,
} from '@eecs/ui-kit';
import type { GlyphMark } from './mark.ts';

/** The unit of the glyphs, in pixels. */
const GLYPH_PX = 28;

const GLYPHS: Readonly<Record<SupportClass, GlyphData>> = {
  cantilever: clampGlyph,
  fixed: pinGlyph,
  simple: rollerGlyph,
  hinge: hingeGlyph,
  spring: springGlyph,
};

export interface SupportDrawing {
  readonly glyphs: readonly GlyphMark[];
  readonly obstacle: LabelBox;
}

/** Draws one support at the axis of the beam; a clamp at the right end is the mirror image of one at the left. */
export function drawSupport(
  support: Support,
  {
    key,
    x,
    axisY,
    isRightEnd,
  }: { readonly key: string; readonly x: number; readonly axisY: number; readonly isRightEnd: boolean },
): SupportDrawing {
  const data = GLYPHS[support.className];
  const size = support.className === 'hinge' ? GLYPH_PX * 0.72 : GLYPH_PX;
  const isMirrored = support.className === 'cantilever' && isRightEnd;
  // Another kind is another node: what a node is made of never changes.
  const glyph: GlyphMark = { key: `${key}-${support.className}`, data, x, y: axisY, size, isMirrored };
  const release: GlyphMark = { ...glyph, key: `${key}-release`, data: hingeGlyph, size: GLYPH_PX * 0.6 };
  return {
    glyphs: support.release === true ? [glyph, release] : [glyph],
    obstacle: {
      x0: x + size * (isMirrored ? -data.box.x1 : data.box.x0),
      y0: axisY + size * data.box.y0,
      x1: x + size * (isMirrored ? -data.box.x0 : data.box.x1),
      y1: axisY + size * data.box.y1,
    },
  };
}
