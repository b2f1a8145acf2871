import { createFailure, type Failure } from '../../failures/failure.ts';
import { findOdd } from '../../linalg/findOdd.ts';
import type { MemberModel } from '../../member/model.ts';

/**
 * Creates the failure of a beam whose numbers differ too much in size. It states from where to where (`x0`, `x1`, in
 * the document's unit of length) the part extends whose flexural stiffness EI/l³ differs most from the others, and its
 * ratio to their median (`times`), if one does.
 */
export function createSizeFailure({ elements }: Pick<MemberModel, 'elements'>): Failure {
  const odd = findOdd(elements.map(({ EI, x0, x1 }) => EI / (x1 - x0) ** 3));
  if (odd === null) return createFailure('range.size', '');
  const { x0, x1 } = elements[odd.index]!;
  return createFailure('range.size', '', { values: { times: odd.ratio, x0, x1 } });
}
