import type { DrawnNode } from '@eecs/ui-kit';
import type { Scheme, SchemeObject } from '../scheme/layoutScheme.ts';
import { px } from '@eecs/ui-kit/editor';
import { type BoardItem, isSameItem } from '../state/selection.ts';

/** A guide on the beam: its place, and its index among the editor's guides. */
export interface BoardGuide {
  readonly item: BoardItem & { readonly kind: 'guide' };
  readonly x: number;
}

/** Top of a guide's line, and its end below the beam, where its coordinate is. */
const TOP_PX = 8;
const BELOW_PX = 30;

/** Lists the guides that are on the beam, from left to right. */
export function listGuides(guides: readonly number[], { L }: { readonly L: number }): BoardGuide[] {
  return guides
    .map((x, index) => ({ item: { kind: 'guide' as const, index }, x }))
    .filter(({ x }) => x <= L)
    .sort((a, b) => a.x - b.x);
}

/** Returns guides as objects that can be pointed at. */
export function toGuideObjects(
  guides: readonly BoardGuide[],
  { scale, axisY }: Pick<Scheme, 'scale' | 'axisY'>,
): SchemeObject[] {
  return guides.map(({ item, x }) => {
    const at = scale.toPx(x);
    return { item, boxes: [{ x0: at, y0: TOP_PX, x1: at, y1: axisY + BELOW_PX }], handles: [] };
  });
}

/** Draws the lines of guides, faint except the selected one. */
export function drawGuideLines(
  guides: readonly BoardGuide[],
  { scale, axisY, width }: Pick<Scheme, 'scale' | 'axisY' | 'width'>,
  selected: readonly BoardItem[],
): DrawnNode[] {
  return guides.flatMap(({ item, x }) => {
    const at = scale.toPx(x);
    if (at < 0 || at > width) return [];
    return {
      key: `guide-${item.index}`,
      tag: 'path' as const,
      attributes: {
        'data-role': 'line',
        ...(selected.some((other) => isSameItem(item, other)) && { 'data-state': 'selected' }),
        d: `M${px(at)} ${TOP_PX}V${px(axisY + BELOW_PX)}`,
      },
    };
  });
}
