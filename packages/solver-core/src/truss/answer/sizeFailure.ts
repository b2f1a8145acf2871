import { findOdd } from '../../linalg/findOdd.ts';
import { createTrussFailure, type TrussFailure } from '../../model/truss/trussFailures.ts';
import { sizeOf } from '../assembly/sizeOf.ts';
import type { TrussModel } from '../assembly/trussModel.ts';

/**
 * Creates the failure of a truss whose numbers differ too much in size. It names the rod whose stiffness differs most
 * from the others, if one does.
 */
export function createSizeFailure(
  model: Pick<TrussModel, 'lengths' | 'made' | 'sizes' | 'isReal'>,
): TrussFailure {
  const stiffness = Array.from(
    model.lengths,
    (length, k) => (model.isReal ? sizeOf(model, k).EA : 1) / length,
  );
  const odd = findOdd(stiffness);
  return odd === null
    ? createTrussFailure('range.size', '')
    : createTrussFailure('range.size', `/links/${odd.index}`, { values: { times: odd.ratio } });
}
