import { roundPx } from '../drawing/mark.ts';
import type { DrawnNode } from '../drawing/drawnNode.ts';
import type { DiagramLayout, DiagramLimit } from './layoutDiagram.ts';

/** Draws the visible limits of a diagram as one path of lines. */
export function drawLimits(
  { x, y, width, height }: Pick<DiagramLayout, 'x' | 'y' | 'width' | 'height'>,
  limits: readonly DiagramLimit[],
): readonly DrawnNode[] {
  const lines = limits.flatMap(({ x0, x1, value, end = value }) => {
    const [start, stop] = [x.toPx(x0), x.toPx(x1)];
    const [from, to] = [Math.max(0, start), Math.min(width, stop)];
    if (to <= from) return [];
    const levelAt = (place: number): number =>
      y.toPx(value + (end - value) * ((place - start) / (stop - start)));
    const [first, last] = [levelAt(from), levelAt(to)];
    const isOutside = Math.max(first, last) < 0 || Math.min(first, last) > height;
    if (isOutside) return [];
    return [
      `M${roundPx(from)} ${roundPx(first)}${end === value ? `H${roundPx(to)}` : `L${roundPx(to)} ${roundPx(last)}`}`,
    ];
  });
  if (lines.length === 0) return [];
  return [{ key: 'limit', tag: 'path', attributes: { 'data-role': 'limit', d: lines.join('') } }];
}
