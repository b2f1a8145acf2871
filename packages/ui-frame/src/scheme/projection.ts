import type { Projection } from '@eecs/ui-kit/editor';
import type { Extent } from '../editing/extent.ts';
import type { Place } from '../editing/place.ts';

/** The size of a board, px. */
export interface BoardSize {
  readonly width: number;
  readonly height: number;
  /** Width of the toolbar that covers its left side, px. @default 0 */
  readonly left?: number;
  /** Whether the view buttons cover its upper right corner. @default false */
  readonly hasViewBar?: boolean;
}

/**
 * Space for supports, diagrams with their values, and loads around the frame: a share of the board, at most `most`, px.
 */
const RIM = { share: 0.21, most: { x: 108, y: 92 } };
/** Height of a reaction below its support, or of a load with its value, px; on a low board at most this share. */
const ARROWS = { px: 72, share: 0.35 };

/** Returns the margins around a frame on a board, px: at the sides, and above and below. */
export function rimOf({ width, height, left = 0 }: BoardSize): { readonly x: number; readonly y: number } {
  const least = Math.min(ARROWS.px, ARROWS.share * height);
  return {
    x: Math.min(RIM.most.x, RIM.share * (width - left)),
    y: Math.min(RIM.most.y, Math.max(RIM.share * height, least)),
  };
}

/** The mapping of a frame to a board. */
export type FrameProjection = Projection<Place> & BoardSize;

/** Centres an extent on a board, at the same scale along both axes; y points up. */
export function projectFrame(
  view: Extent,
  { width, height, left = 0, hasViewBar = false }: BoardSize,
): FrameProjection {
  const rim = rimOf({ width, height, left });
  const scales = [
    (width - left - 2 * rim.x) / (view.x1 - view.x0),
    (height - 2 * rim.y) / (view.y1 - view.y0),
  ].filter((scale) => Number.isFinite(scale) && scale > 0);
  const factor = scales.length === 0 ? 1 : Math.min(...scales);
  const middle = { x: (view.x0 + view.x1) / 2, y: (view.y0 + view.y1) / 2 };
  const centre = (width + left) / 2;
  return {
    width,
    height,
    left,
    hasViewBar,
    factor,
    toPx: ({ x, y }) => ({
      x: centre + (x - middle.x) * factor,
      y: height / 2 - (y - middle.y) * factor,
    }),
    toPlace: ({ x, y }) => ({
      x: middle.x + (x - centre) / factor,
      y: middle.y - (y - height / 2) / factor,
    }),
  };
}
