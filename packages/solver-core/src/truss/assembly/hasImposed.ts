import type { TrussCase } from '../../model/truss/trussDocument.ts';

/**
 * Returns whether there is any load, mass, settlement, change of temperature or misfit: any action except the truss's
 * own weight.
 */
export function hasImposed({ joints, links }: Pick<TrussCase, 'joints' | 'links'>): boolean {
  return (
    joints.some(
      ({ loads, settlement }) => loads.length > 0 || (settlement && Object.keys(settlement).length > 0),
    ) || links.some(({ loads, dT = 0, dL = 0 }) => loads.length > 0 || dT !== 0 || dL !== 0)
  );
}
