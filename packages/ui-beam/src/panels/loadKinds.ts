import type { LoadClass, SupportClass } from '@eecs/solver-core';

/** The kinds of load in the order a menu offers them. */
export const LOAD_KINDS: readonly LoadClass[] = [
  'ShearLoad',
  'DistributedLoad',
  'BendingMoment',
  'GenericLoad',
  'AxialLoad',
  'DistributedMass',
];

/** The kinds of support this editor makes; a spring in a document is shown and kept. */
export const SUPPORT_KINDS: readonly SupportClass[] = ['fixed', 'simple', 'cantilever', 'hinge'];
