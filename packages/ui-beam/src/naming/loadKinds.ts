import type { LoadClass } from '@eecs/solver-core';

/** The kinds of load in the order a menu offers them. */
export const LOAD_KINDS: readonly LoadClass[] = [
  'ShearLoad',
  'DistributedLoad',
  'BendingMoment',
  'GenericLoad',
  'AxialLoad',
  'DistributedMass',
];
