import type { TrussCase } from '@eecs/solver-core/truss';
import { type LabelBox, NARROW_PX } from '@eecs/ui-kit/layout';
import type { Camera, Point } from '../camera/camera.ts';
import { alongSegment } from './alongSegment.ts';
import { ANCHOR_PX, type AnchorMark, getAnchorWay } from './drawAnchors.ts';

/** The box of a support, as parts of its size: how far its middle is from the joint, and its rims from the middle. */
const SUPPORT = { away: 12 / 24, half: 13 / 24 };
/** Half of the box of a joint, px. */
const JOINT_PX = 4;
/** Controls over the upper right corner of a board: the choice of the view, on a narrow one for fingers, px. */
const VIEW_BAR_PX = { wide: { width: 296, height: 44 }, narrow: { width: 262, height: 52 } };

/** Returns the boxes of supports, which labels keep off. */
export function coverAnchors(
  anchors: readonly Pick<AnchorMark, 'x' | 'y' | 'turn'>[],
  sizePx = ANCHOR_PX,
): LabelBox[] {
  const [away, half] = [SUPPORT.away * sizePx, SUPPORT.half * sizePx];
  return anchors.map(({ x, y, turn }) => {
    const way = getAnchorWay(turn);
    const [cx, cy] = [x + way.x * away, y + way.y * away];
    return { x0: cx - half, y0: cy - half, x1: cx + half, y1: cy + half };
  });
}

/** Returns the boxes of joints. */
export function coverJoints(points: readonly Point[]): LabelBox[] {
  return points.map(({ x, y }) => ({
    x0: x - JOINT_PX,
    y0: y - JOINT_PX,
    x1: x + JOINT_PX,
    y1: y + JOINT_PX,
  }));
}

/** Kept free beside a thick rod, px. */
const BESIDE_PX = 1;
/** Half of the box of a thin rod, px. */
const THIN_PX = 2;

/** Returns how far labels stand from the axis of a rod that is so wide, px. */
export function getRodReach(width: number): number {
  return Math.max(THIN_PX, width / 2 + BESIDE_PX);
}

/**
 * Returns boxes along the rods; `shapes` has the joints of each shape that is drawn: as the truss stands, as it
 * deforms. `widthOf` returns how wide a rod is drawn. @default thin
 */
export function coverRods(
  links: TrussCase['links'],
  shapes: readonly (readonly Point[])[],
  widthOf: (rod: number) => number = () => 0,
): LabelBox[] {
  return links.flatMap(({ i, j }, index) =>
    shapes.flatMap((points) => {
      const [a, b] = [points[i], points[j]];
      if (a === undefined || b === undefined) return [];
      const reach = getRodReach(widthOf(index));
      // The corners of a box reach further from an oblique rod than its sides.
      const [x, y] = [Math.abs(b.x - a.x), Math.abs(b.y - a.y)];
      const part = reach === THIN_PX ? 1 : Math.max(x, y) / (Math.hypot(x, y) || 1);
      return alongSegment(a, b, reach * part);
    }),
  );
}

/** The key of a result in the upper left corner of a board that is not narrow: its first line, px. */
const KEY_PX = { width: 320, height: 24 };

/** Returns the boxes of what lies over a board: the choice of the view, and the key of a result that is drawn. */
export function coverControls(
  { width }: Pick<Camera, 'width'>,
  { hasKey }: { readonly hasKey: boolean },
): readonly LabelBox[] {
  const key = { x0: 0, y0: 0, x1: KEY_PX.width, y1: KEY_PX.height };
  return hasKey && width >= NARROW_PX ? [coverViewBar({ width }), key] : [coverViewBar({ width })];
}

/** Returns the box of the choice of the view, which lies over a board. */
function coverViewBar({ width }: Pick<Camera, 'width'>): LabelBox {
  const bar = width < NARROW_PX ? VIEW_BAR_PX.narrow : VIEW_BAR_PX.wide;
  return { x0: width - bar.width, y0: 0, x1: width, y1: bar.height };
}
