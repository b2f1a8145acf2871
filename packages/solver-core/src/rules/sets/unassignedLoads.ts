import type { BeamCase, Load } from '../../model/beam/document.ts';

/** Says whether a load acts in none of the case sets there are; without case sets every load acts. */
export function isUnassigned({ sets }: Pick<Load, 'sets'>, setCount: number): boolean {
  return setCount > 0 && sets % 2 ** setCount === 0;
}

/** Lists the loads that act in no case set, by their indexes (info w10): they keep a beam from being solved. */
export function listUnassignedLoads({ caseSets, loads }: Pick<BeamCase, 'caseSets' | 'loads'>): number[] {
  return loads.flatMap((load, index) => (isUnassigned(load, caseSets.length) ? [index] : []));
}
