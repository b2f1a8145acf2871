import type { HandlePart } from '../../drawing/mark.ts';
import type { BoardBox, Hit } from './boardPort.ts';
import type { SceneObject } from './sceneObject.ts';

export interface HitRequest<Item> {
  readonly objects: readonly SceneObject<Item>[];
  /** The values and names of objects, which select their object. @default none */
  readonly labels?: readonly SceneObject<Item>[];
  readonly x: number;
  readonly y: number;
  /** The selected items; a single selected item shows its handles. */
  readonly selected: readonly Item[];
  readonly isSame: (a: Item, b: Item) => boolean;
  /** By finger: hit areas are larger, and selected objects take precedence. */
  readonly isCoarse: boolean;
}

/** Half the size of the least hit area, px: 24 by mouse, 44 by finger. */
const REACH_PX = { fine: 12, coarse: 22 };

/**
 * Finds the object at a point: first handles of the selection, then the tail of an arrow, then the smallest object
 * there.
 */
export function hitTest<Item>(request: HitRequest<Item>): Hit<Item, HandlePart> | null {
  const { objects, labels = [], x, y, selected, isSame, isCoarse } = request;
  const reach = isCoarse ? REACH_PX.coarse : REACH_PX.fine;
  const aim = { x, y, reach };
  const chosen = objects.filter(({ item }) => selected.some((other) => isSame(item, other)));
  const [alone] = selected.length === 1 ? chosen : [];
  const handle = alone && findHandle(alone, aim);
  if (alone !== undefined && handle !== undefined) return { item: alone.item, part: handle };
  if (isCoarse) {
    const taken = findNearest(chosen, aim);
    if (taken !== null) return { item: taken.item, part: 'body' };
  }
  // A label never covers an object, but it may be within the hit area of one.
  const best = findNearest([...labels, ...objects], aim);
  if (best === null) return null;
  const isTail = best.handles.some((other) => other.part === 'value' && isNear(other, aim));
  return { item: best.item, part: isTail ? 'value' : 'body' };
}

/** Lists the objects that a frame touches. */
export function listWithin<Item>(objects: readonly SceneObject<Item>[], frame: BoardBox): readonly Item[] {
  const isTouched = (box: BoardBox): boolean =>
    box.x0 <= frame.x1 && box.x1 >= frame.x0 && box.y0 <= frame.y1 && box.y1 >= frame.y0;
  return objects.filter(({ boxes }) => boxes.some(isTouched)).map(({ item }) => item);
}

interface Aim {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

function findNearest<Item>(objects: readonly SceneObject<Item>[], aim: Aim): SceneObject<Item> | null {
  let best: { readonly object: SceneObject<Item>; readonly score: number } | null = null;
  for (const object of objects) {
    const score = measure(object, aim);
    // Items painted later lie on top.
    if (score !== null && (best === null || score <= best.score)) best = { object, score };
  }
  return best?.object ?? null;
}

function findHandle({ handles }: Pick<SceneObject<never>, 'handles'>, aim: Aim): HandlePart | undefined {
  return handles
    .filter((handle) => isNear(handle, aim))
    .sort((a, b) => Math.hypot(a.x - aim.x, a.y - aim.y) - Math.hypot(b.x - aim.x, b.y - aim.y))[0]?.part;
}

function isNear(handle: { readonly x: number; readonly y: number }, { x, y, reach }: Aim): boolean {
  return Math.abs(handle.x - x) <= reach && Math.abs(handle.y - y) <= reach;
}

/**
 * Returns the distance of an object, with its size as a tie-breaker; null beyond reach. A small object is widened to
 * the least hit area.
 */
function measure({ boxes }: Pick<SceneObject<never>, 'boxes'>, { x, y, reach }: Aim): number | null {
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
