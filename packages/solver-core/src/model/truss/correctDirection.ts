import { createFailure } from '../../failures.ts';
import type { Failure } from '../../failures.ts';

/**
 * Says that a load's class fixes its direction and that the alpha it states is another: the class decides. Beams fix directions alike, but
 * say nothing of it; the code is one of a truss alone.
 */
export function correctDirection(
  path: string,
  of: { index: number; actual: number; alpha: number },
): Failure {
  const { index, actual, alpha } = of;
  return createFailure('correction.direction' as Failure['code'], `${path}/alpha`, {
    ids: [index],
    values: { actual, alpha },
  });
}
