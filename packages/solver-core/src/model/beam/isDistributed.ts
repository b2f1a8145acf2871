import type { DistributedLoad, Load } from './document.ts';

/** Returns whether a load acts over a range. */
export function isDistributed(load: Load): load is DistributedLoad {
  return load.className === 'DistributedLoad' || load.className === 'DistributedMass';
}
