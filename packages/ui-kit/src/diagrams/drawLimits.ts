import type { DrawnNode } from '../drawing/drawnNode.ts';
import type { DiagramLayout, DiagramLimit } from './layoutDiagram.ts';

/** Draws the limits of a diagram that are in its sight as one path of lines. */
export function drawLimits(
  { x, y, width, height }: Pick<DiagramLayout, 'x' | 'y' | 'width' | 'height'>,
  limits: readonly DiagramLimit[],
): readonly DrawnNode[] {
  const lines = limits.flatMap(({ x0, x1, value }) => {
    const level = y.toPx(value);
    const from = Math.max(0, x.toPx(x0));
    const to = Math.min(width, x.toPx(x1));
    return level < 0 || level > height || to <= from ? [] : [`M${px(from)} ${px(level)}H${px(to)}`];
  });
  if (lines.length === 0) return [];
  return [{ key: 'limit', tag: 'path', attributes: { 'data-role': 'limit', d: lines.join('') } }];
}

function px(value: number): number {
  return Math.round(value * 100) / 100;
}
