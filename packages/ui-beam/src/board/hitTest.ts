import type { SchemeObject } from '../scheme/layoutScheme.ts';
import type { HandlePart, Hit } from '@eecs/ui-kit/editor';
import { type BoardItem, isSameItem } from '../state/selection.ts';

export interface HitRequest {
  readonly objects: readonly SchemeObject[];
  readonly x: number;
  readonly y: number;
  readonly selected: BoardItem | null;
  /** By finger: areas are larger, and what is selected goes first. */
  readonly isCoarse: boolean;
}

/** Half of the least area one can aim at, in pixels: 24 by mouse, 44 by finger. */
const REACH_PX = { fine: 12, coarse: 22 };

/** Finds what is pointed at: handles of the selection, then the tail of an arrow, then the smallest thing there. */
export function hitTest({
  objects,
  x,
  y,
  selected,
  isCoarse,
}: HitRequest): Hit<BoardItem, HandlePart> | null {
  const reach = isCoarse ? REACH_PX.coarse : REACH_PX.fine;
  const chosen = objects.find(({ item }) => isSameItem(item, selected));
  const handle = chosen && findHandle(chosen, { x, y, reach });
  if (chosen !== undefined && handle !== undefined) return { item: chosen.item, part: handle };
  if (isCoarse && chosen !== undefined && measure(chosen, { x, y, reach }) !== null) {
    return { item: chosen.item, part: 'body' };
  }
  let best: { readonly object: SchemeObject; readonly score: number } | null = null;
  for (const object of objects) {
    const score = measure(object, { x, y, reach });
    // What is painted later lies on top.
    if (score !== null && (best === null || score <= best.score)) best = { object, score };
  }
  if (best === null) return null;
  const { item, handles } = best.object;
  const isTail = handles.some((other) => other.part === 'value' && isNear(other, { x, y, reach }));
  return { item, part: isTail ? 'value' : 'body' };
}

interface Aim {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

function findHandle({ handles }: SchemeObject, aim: Aim): HandlePart | undefined {
  return handles
    .filter((handle) => isNear(handle, aim))
    .sort((a, b) => Math.hypot(a.x - aim.x, a.y - aim.y) - Math.hypot(b.x - aim.x, b.y - aim.y))[0]?.part;
}

function isNear(handle: { readonly x: number; readonly y: number }, { x, y, reach }: Aim): boolean {
  return Math.abs(handle.x - x) <= reach && Math.abs(handle.y - y) <= reach;
}

/** How far an object is, its size breaking ties; null beyond reach. A thing smaller than the reach is widened to it. */
function measure({ boxes }: SchemeObject, { x, y, reach }: Aim): number | null {
  let best: number | null = null;
  for (const box of boxes) {
    const dx = Math.max(box.x0 - x, x - box.x1, 0);
    const dy = Math.max(box.y0 - y, y - box.y1, 0);
    const width = box.x1 - box.x0;
    const height = box.y1 - box.y0;
    if (dx > Math.max(4, reach - width / 2) || dy > Math.max(4, reach - height / 2)) continue;
    const score = Math.hypot(dx, dy) + Math.min(3, (boxes.length * width * height) / 20000);
    if (best === null || score < best) best = score;
  }
  return best;
}
