import type { LoadClass } from '@eecs/solver-core';

/** The kinds of loads in menu order. */
export const LOAD_KINDS: readonly LoadClass[] = [
  'ShearLoad',
  'DistributedLoad',
  'BendingMoment',
  'GenericLoad',
  'AxialLoad',
  'DistributedMass',
];
