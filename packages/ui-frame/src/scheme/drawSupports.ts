import type { FrameCase, FrameSupport } from '@eecs/solver-core/frame';
import { holdOf } from '@eecs/solver-core/frame';
import {
  type DrawnNode,
  type GlyphData,
  type LabelBox,
  clampGlyph,
  coverGlyph,
  drawGlyph,
  pinGlyph,
  rollerGlyph,
  sideSpringGlyph,
  spiralGlyph,
  springGlyph,
  springRollerGlyph,
} from '@eecs/ui-kit/layout';
import type { BoardPoint } from '@eecs/ui-kit/editor';
import { type Emphasis, stateOf } from './scheme.ts';

/** Size of a support on the board, px. */
export const SUPPORT_PX = 22;

/** A fixed support with one free direction: a block on two rollers, which prevents rotation. */
const guideGlyph: GlyphData = {
  strokes: [
    {
      d: 'M-0.5 0L0.5 0L0.5 0.22L-0.5 0.22ZM-0.55 0.48L0.55 0.48',
      weight: 'medium',
      fill: 'paper',
    },
    {
      d: 'M-0.42 0.35A0.13 0.13 0 0 1 -0.16 0.35A0.13 0.13 0 0 1 -0.42 0.35ZM0.16 0.35A0.13 0.13 0 0 1 0.42 0.35A0.13 0.13 0 0 1 0.16 0.35Z',
      weight: 'medium',
      fill: 'paper',
    },
    {
      d: 'M-0.41 0.48L-0.55 0.66M-0.27 0.48L-0.41 0.66M-0.13 0.48L-0.27 0.66M0.01 0.48L-0.13 0.66M0.15 0.48L0.01 0.66M0.29 0.48L0.15 0.66M0.43 0.48L0.29 0.66M0.55 0.48L0.43 0.66',
      weight: 'hair',
    },
  ],
  box: { x0: -0.55, y0: 0, x1: 0.55, y1: 0.66 },
};

/** Lists the glyphs of a support, each with its own rotation in degrees clockwise. */
function listGlyphs(support: FrameSupport): readonly { readonly data: GlyphData; readonly turn: number }[] {
  const upright = (data: GlyphData) => ({ data, turn: -support.alpha });
  switch (support.className) {
    case 'cantilever':
      // The wall of the glyph is at its left; rotated, it is below.
      return [{ data: clampGlyph, turn: -90 - support.alpha }];
    case 'fixed':
      return [upright(pinGlyph)];
    case 'simple':
      return [upright(holdOf(support, 'y') === 0 ? rollerGlyph : springRollerGlyph)];
    case 'guide':
      return [upright(guideGlyph)];
    case 'spring':
      return [
        ...(holdOf(support, 'y') === null ? [] : [upright(springGlyph)]),
        ...(holdOf(support, 'x') === null ? [] : [upright(sideSpringGlyph)]),
        ...(holdOf(support, 'r') === null ? [] : [upright(spiralGlyph)]),
      ];
    default:
      return support.className satisfies never;
  }
}

/** Returns the boxes of the supports, which labels avoid. */
export function coverSupports(
  { joints }: Pick<FrameCase, 'joints'>,
  points: readonly BoardPoint[],
): LabelBox[] {
  return joints.flatMap(({ support }, index) => {
    const point = points[index];
    if (support === undefined || point === undefined) return [];
    return listGlyphs(support).map((glyph) => coverGlyph({ ...glyph, ...point, size: SUPPORT_PX }));
  });
}

/** Draws the supports of a frame below their joints. */
export function drawSupports(
  { joints }: Pick<FrameCase, 'joints'>,
  points: readonly BoardPoint[],
  emphasis: Emphasis,
): DrawnNode[] {
  return joints.flatMap(({ support }, index) => {
    const point = points[index];
    if (support === undefined || point === undefined) return [];
    const state = stateOf(`joint:${index}`, emphasis);
    // A node with the same key keeps its children, so another class needs another key.
    return listGlyphs(support).map(({ data, turn }, at) =>
      drawGlyph(
        {
          key: `joint:${index}-support-${support.className}-${at}-${data.strokes.length}`,
          data,
          ...point,
          size: SUPPORT_PX,
          isMirrored: false,
          turn,
        },
        state,
      ),
    );
  });
}
