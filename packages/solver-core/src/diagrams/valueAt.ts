import { firstIndex } from '../linalg/firstIndex.ts';
import { evaluate } from '../linalg/polynomial.ts';
import type { Diagram } from './diagram.ts';

/**
 * Returns the value of a diagram at x, inside the beam.
 *
 * At a jump, `side` chooses the limit; at the ends of the beam the value is the limit from inside.
 * @default side 'right'
 */
export function valueAt(
  diagram: Pick<Diagram, 'segments'>,
  x: number,
  side: 'left' | 'right' = 'right',
): number {
  const { segments } = diagram;
  const i = firstIndex(0, segments.length - 1, (at) => {
    const end = segments[at]!.x1;
    return x < end || (side === 'left' && x === end);
  });
  const { x0, c } = segments[i]!;
  return evaluate(c, x - x0);
}
