/** Classes of loads that act at a place. */
export const POINT_LOADS = ['AxialLoad', 'ShearLoad', 'GenericLoad', 'BendingMoment'] as const;

/** Classes of loads that act over a range. */
export const DISTRIBUTED_LOADS = ['DistributedLoad', 'DistributedMass'] as const;

/** Class of any load, point or distributed. */
export type LoadClass = (typeof POINT_LOADS)[number] | (typeof DISTRIBUTED_LOADS)[number];
