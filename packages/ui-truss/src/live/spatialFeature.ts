/** What surroundings call the solving of trusses in space. */
export const SPATIAL_FEATURE = 'truss.spatial';
