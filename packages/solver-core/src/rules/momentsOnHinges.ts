import { createFailure } from '../failures.ts';
import type { Failure } from '../failures.ts';
import type { BeamCase } from '../model/document.ts';
import { isCut } from './discs.ts';

/** Returns a correction for every moment right on a hinge: it acts on the part on the hinge's right. */
export function momentsOnHinges(document: BeamCase): Failure[] {
  const hinges = new Set(document.supports.filter((_, i) => isCut(document, i)).map(({ x }) => x));
  return document.loads.flatMap(({ className, id, x }, i) =>
    className === 'BendingMoment' && hinges.has(x)
      ? [createFailure('correction.momentOnHinge', `/loads/${i}/x`, { ids: [id], values: { x } })]
      : [],
  );
}
