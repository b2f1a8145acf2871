import type { TrussCase } from '@eecs/solver-core/truss';
import { type LabelBox, NARROW_PX } from '@eecs/ui-kit/layout';
import type { Camera, Point } from '../camera/camera.ts';
import { alongSegment } from './alongSegment.ts';
import { ANCHOR_PX, type AnchorMark, getAnchorWay } from './drawAnchors.ts';

/** The box of a support, as fractions of its size: distance of its middle from the joint, and half its side. */
const SUPPORT = { away: 12 / 24, half: 13 / 24 };
/** Half the size of a joint's box, px. */
const JOINT_PX = 4;
/** Size of the view controls over the upper right corner of a board, on a narrow one at touch size, px. */
const VIEW_BAR_PX = { wide: { width: 296, height: 44 }, narrow: { width: 262, height: 52 } };

/** Returns the boxes of supports, which labels avoid. */
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

/** The gap beside a thick rod, px. */
const BESIDE_PX = 1;
/** Half the size of the boxes along a thin rod, px. */
const THIN_PX = 2;

/** Returns the distance of labels from the axis of a rod with a width, px. */
export function getRodReach(width: number): number {
  return Math.max(THIN_PX, width / 2 + BESIDE_PX);
}

/**
 * Returns boxes along the rods; `shapes` has the joints of each drawn shape: undeformed and deformed. `widthOf` returns
 * the drawn width of a rod. @default thin
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
      // The corners of a box reach farther from an oblique rod than its sides.
      const [x, y] = [Math.abs(b.x - a.x), Math.abs(b.y - a.y)];
      const part = reach === THIN_PX ? 1 : Math.max(x, y) / (Math.hypot(x, y) || 1);
      return alongSegment(a, b, reach * part);
    }),
  );
}

/** The legend of a result in the upper left corner of a board that is not narrow: its first line, px. */
const KEY_PX = { width: 320, height: 24 };

/** Returns the boxes of the controls over a board: the view controls, and the legend of a drawn result. */
export function coverControls(
  { width }: Pick<Camera, 'width'>,
  { hasKey }: { readonly hasKey: boolean },
): readonly LabelBox[] {
  const key = { x0: 0, y0: 0, x1: KEY_PX.width, y1: KEY_PX.height };
  return hasKey && width >= NARROW_PX ? [coverViewBar({ width }), key] : [coverViewBar({ width })];
}

/** Returns the box of the view controls over a board. */
function coverViewBar({ width }: Pick<Camera, 'width'>): LabelBox {
  const bar = width < NARROW_PX ? VIEW_BAR_PX.narrow : VIEW_BAR_PX.wide;
  return { x0: width - bar.width, y0: 0, x1: width, y1: bar.height };
}
