import type { LabelBox } from '@eecs/ui-kit';
import type { Point } from '../camera/camera.ts';

const STEP_PX = 10;
const MOST_STEPS = 80;

/** Half the size of the boxes along a thin line, px. */
const HALF_PX = 2;

/** Returns small boxes along a segment, which extend to each side of it by `half`. */
export function alongSegment(a: Point, b: Point, half: number = HALF_PX): LabelBox[] {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const count = Math.max(1, Math.min(MOST_STEPS, Math.ceil(length / STEP_PX)));
  return Array.from({ length: count + 1 }, (_, k) => {
    const [x, y] = [a.x + ((b.x - a.x) * k) / count, a.y + ((b.y - a.y) * k) / count];
    return { x0: x - half, y0: y - half, x1: x + half, y1: y + half };
  });
}
