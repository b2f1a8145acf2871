import { createFailure, type Failure } from '../../failures/failure.ts';
import { findOdd } from '../../linalg/findOdd.ts';
import type { MemberModel, MemberNode } from '../../member/model.ts';
import type { BeamSection } from '../../model/beam/document.ts';

interface Model extends Pick<MemberModel, 'elements'> {
  readonly nodes: readonly Pick<MemberNode, 'support'>[];
}

/**
 * Creates the failure of a beam whose numbers differ too much in size. It states from where to where (`x0`, `x1`, in
 * the document's unit of length) the part extends whose flexural stiffness EI/l³ differs most from the others, and its
 * ratio to their median (`times`), if one does. Its path is the support at an end of that part; if its EI is odd, or no
 * support bounds it, the stretch.
 */
export function createSizeFailure(
  { elements, nodes }: Model,
  { beamSections }: { readonly beamSections: readonly Pick<BeamSection, 'x'>[] },
): Failure {
  const odd = findOdd(elements.map(({ EI, x0, x1 }) => EI / (x1 - x0) ** 3));
  if (odd === null) return createFailure('range.size', '');
  const { index, ratio: times } = odd;
  const { x0, x1, EI } = elements[index]!;
  const oddEI = findOdd(elements.map((element) => element.EI));
  const support = Math.max(nodes[index]!.support, nodes[index + 1]!.support);
  const path =
    support < 0 || (oddEI !== null && elements[oddEI.index]!.EI === EI)
      ? // The last one extends to the end of the beam.
        `/beamSections/${beamSections.slice(0, -1).filter(({ x }) => 2 * x < x0 + x1).length}`
      : `/supports/${support}`;
  return createFailure('range.size', path, { values: { times, x0, x1 } });
}
