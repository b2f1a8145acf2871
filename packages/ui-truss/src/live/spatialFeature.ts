/** The host's name for the feature of solving trusses in space. */
export const SPATIAL_FEATURE = 'truss.spatial';
