import type { UnitSystem } from '@eecs/solver-core';
import { type DrawnNode, px } from '@eecs/ui-kit/layout';
import { stepOf } from '../editing/snap.ts';
import type { FrameProjection } from './projection.ts';
import { path } from './scheme.ts';

/** More lines than this would look like a grey area. */
const MOST_LINES = 160;
/** Distance of the coordinates from the edges of the board, px; on a wide board the tools take a column on the left. */
const RIM_PX = { left: 38, narrow: 6, bottom: 5 };
const NARROW = 560;

/** Draws the grid that positions snap to, with the coordinates of its coarse lines. */
export function drawGrid(
  { toPlace, toPx, factor, width, height }: FrameProjection,
  { system, write }: { readonly system: UnitSystem; readonly write: (length: number) => string },
): DrawnNode[] {
  const low = toPlace({ x: 0, y: height });
  const high = toPlace({ x: width, y: 0 });
  const steps = (from: number, to: number, step: number): number[] => {
    const first = Math.ceil(from / step - 1e-9);
    const count = Math.floor(to / step + 1e-9) - first + 1;
    return count > MOST_LINES ? [] : Array.from({ length: Math.max(0, count) }, (_, k) => (first + k) * step);
  };
  const lines = (fineness: 'fine' | 'coarse'): string => {
    const step = stepOf(factor, fineness, system);
    return [
      ...steps(low.x, high.x, step).map((x) => `M${px(toPx({ x, y: 0 }).x)} 0V${height}`),
      ...steps(low.y, high.y, step).map((y) => `M0 ${px(toPx({ x: 0, y }).y)}H${width}`),
    ].join('');
  };
  const step = stepOf(factor, 'coarse', system);
  const left = width < NARROW ? RIM_PX.narrow : RIM_PX.left;
  const text = (key: string, role: string, at: { x: number; y: number }, value: number): DrawnNode => ({
    key,
    tag: 'text',
    attributes: { 'data-role': role, x: px(at.x), y: px(at.y) },
    text: write(value),
  });
  return [
    path('grid-fine', 'grid-fine', lines('fine')),
    path('grid', 'grid', lines('coarse')),
    ...steps(low.x, high.x, step).flatMap((x) => {
      const at = toPx({ x, y: 0 }).x;
      return at > left + 24 && at < width - 12
        ? [text(`grid-x-${x.toPrecision(6)}`, 'grid-foot', { x: at, y: height - RIM_PX.bottom }, x)]
        : [];
    }),
    ...steps(low.y, high.y, step).flatMap((y) => {
      const at = toPx({ x: 0, y }).y;
      return at > 16 && at < height - 24
        ? [text(`grid-y-${y.toPrecision(6)}`, 'grid-side', { x: left, y: at + 4 }, y)]
        : [];
    }),
  ];
}
