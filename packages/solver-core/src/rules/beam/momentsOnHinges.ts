import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import { isCut } from './discs.ts';

/** Returns a correction for every moment applied exactly at a hinge: it acts on the part to the right of the hinge. */
export function momentsOnHinges(document: BeamCase): Failure[] {
  const hinges = new Set(document.supports.filter((_, i) => isCut(document, i)).map(({ x }) => x));
  const corrections: Failure[] = [];
  document.loads.forEach(({ className, id, x }, i) => {
    if (className === 'BendingMoment' && hinges.has(x))
      corrections.push(
        createFailure('correction.momentOnHinge', `/loads/${i}/x`, { ids: [id], values: { x } }),
      );
  });
  return corrections;
}
