/** The host's name for the feature of solving space trusses. */
export const SPATIAL_FEATURE = 'truss.spatial';
