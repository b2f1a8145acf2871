import type { TrussCase } from '../../model/truss/trussDocument.ts';
import type { TrussModel } from '../assembly/trussModel.ts';
import { listDisplacements } from '../results/forceLists.ts';
import { linkStresses, linkUtilisations } from '../results/linkStresses.ts';
import type { SetSolution } from '../results/solveSet.ts';
import type { JointSystem } from '../../sparse/system/jointSystem.ts';
import type { TrussSet } from './answer.ts';

/** The lists of a set that are created on first access. */
type LateList = 'displacement' | 'stress' | 'utilisation';

/** Input of the lists in addition to forces and displacements. */
type Made = Pick<TrussCase, 'materials' | 'units'> &
  Pick<TrussModel, 'made' | 'sizes' | 'lengths' | 'isReal'> &
  Pick<JointSystem, 'dim' | 'anchors'>;

/**
 * Inserts the lists that are created on first access between the given fields of a result, because they contain an
 * object for each of up to a hundred thousand joints and numbers for each link. It is a separate function so that its
 * closures retain only these numbers and not the factor.
 */
export function listLate(
  before: Pick<TrussSet, 'b' | 'N' | 'R'>,
  { materials, units, made, sizes, lengths, isReal, dim, anchors }: Made,
  { N, u }: Pick<SetSolution, 'N' | 'u'>,
  behind: Omit<TrussSet, 'b' | 'N' | 'R' | LateList>,
): TrussSet {
  const links = { made, sizes, lengths };
  let displacement: TrussSet['displacement'] = null;
  let stress: TrussSet['stress'] = null;
  let utilisation: TrussSet['utilisation'] = null;
  return {
    ...before,
    get displacement() {
      return (displacement ??= u && listDisplacements({ dim, anchors }, u));
    },
    get stress() {
      return (stress ??= isReal ? linkStresses(N, links, units.system) : null);
    },
    get utilisation() {
      return (utilisation ??= this.stress && linkUtilisations(materials, links, { N, stress: this.stress }));
    },
    ...behind,
  };
}
