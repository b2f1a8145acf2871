import type { Load } from '../../../model/beam/document.ts';
import { isDistributed } from '../../../model/beam/isDistributed.ts';

/**
 * Moves a load that reaches beyond an end of the beam inside it; returns the same object if it is already inside. A
 * range keeps its part inside the beam; a range wholly beyond an end keeps its length instead.
 */
export function moveInside(load: Load, length: number): Load {
  if (!isDistributed(load)) {
    const x = Math.min(Math.max(load.x, 0), length);
    return x === load.x ? load : { ...load, x };
  }
  const [x0, x1] = load.x;
  if (x0 >= 0 && x1 <= length) return load;
  const extent = Math.min(x1 - x0, length);
  if (x0 >= length) return { ...load, x: [length - extent, length] };
  if (x1 <= 0) return { ...load, x: [0, extent] };
  return { ...load, x: [Math.max(x0, 0), Math.min(x1, length)] };
}
