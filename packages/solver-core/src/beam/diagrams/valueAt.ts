import { evaluate } from '../../linalg/polynomial.ts';
import type { Diagram } from './diagram.ts';

/**
 * Returns the value of a diagram at x, inside the beam.
 *
 * At a jump `side` chooses the limit; at the ends of the beam the value is the limit from inside.
 * @default side 'right'
 */
export function valueAt(diagram: Diagram, x: number, side: 'left' | 'right' = 'right'): number {
  const { segments } = diagram;
  let low = 0;
  let high = segments.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const end = segments[middle]!.x1;
    if (x < end || (side === 'left' && x === end)) high = middle;
    else low = middle + 1;
  }
  const { x0, c } = segments[low]!;
  return evaluate(c, x - x0);
}
