import type { BeamCase } from '../../../model/beam/document.ts';
import { isUnassigned } from '../../common/sets/isUnassigned.ts';

/** Lists the indexes of the loads that act in no case set (info w10): a beam with such loads cannot be solved. */
export function listUnassignedLoads({ caseSets, loads }: Pick<BeamCase, 'caseSets' | 'loads'>): number[] {
  return loads.flatMap((load, index) => (isUnassigned(load, caseSets.length) ? [index] : []));
}
