import type { BeamCase, Load } from '../../model/beam/document.ts';
import type { BeamSpan } from './listSpans.ts';

/**
 * Returns the part of a load that lies on a span; null if no part does. A load exactly at a support belongs to the span
 * on its right, at the right end of the beam to the last span. A distributed load is cut exactly, because three
 * ordinates define the same parabola.
 */
export function cutLoad(load: Load, { x0, x1 }: BeamSpan, { L }: Pick<BeamCase, 'L'>): Load | null {
  switch (load.className) {
    case 'DistributedLoad':
    case 'DistributedMass': {
      const [from, to] = [Math.max(load.x[0], x0), Math.min(load.x[1], x1)];
      if (from >= to) return null;
      if (from === load.x[0] && to === load.x[1]) return load;
      const ordinate = (x: number) => parabolaAt(load, x);
      return { ...load, x: [from, to], y: [ordinate(from), ordinate((from + to) / 2), ordinate(to)] };
    }
    default:
      return load.x >= x0 && (load.x < x1 || (x1 === L && load.x === L)) ? load : null;
  }
}

function parabolaAt(
  { x: [start, end], y: [y0, y1, y2] }: Extract<Load, { readonly y: unknown }>,
  x: number,
): number {
  const t = (x - start) / (end - start);
  return y0 * (1 - t) * (1 - 2 * t) + 4 * y1 * t * (1 - t) + y2 * t * (2 * t - 1);
}
