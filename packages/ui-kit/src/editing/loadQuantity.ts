import type { LoadClass, Quantity } from '@eecs/solver-core';

const LOAD_QUANTITIES = {
  AxialLoad: 'force',
  ShearLoad: 'force',
  GenericLoad: 'force',
  BendingMoment: 'moment',
  DistributedLoad: 'distributedLoad',
  DistributedMass: 'linearMass',
} as const satisfies Record<LoadClass, Quantity>;

/** Returns the physical quantity of a load's value. */
export function loadQuantity(kind: LoadClass): Quantity {
  return LOAD_QUANTITIES[kind];
}

/** Returns whether a name is a class of loads. */
export function isLoadClass(name: unknown): name is LoadClass {
  return typeof name === 'string' && Object.hasOwn(LOAD_QUANTITIES, name);
}
