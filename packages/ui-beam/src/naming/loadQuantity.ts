import type { LoadClass, Quantity } from '@eecs/solver-core';

/** Gives the physical quantity of a load's value. */
export function loadQuantity(kind: LoadClass): Quantity {
  switch (kind) {
    case 'AxialLoad':
    case 'ShearLoad':
    case 'GenericLoad':
      return 'force';
    case 'BendingMoment':
      return 'moment';
    case 'DistributedLoad':
      return 'distributedLoad';
    case 'DistributedMass':
      return 'linearMass';
    default:
      return kind satisfies never;
  }
}
