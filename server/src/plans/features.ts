/** Features of plans; the names are stored in existing databases. */
export const FEATURE_KEYS = [
  'save.5',
  'save.500',
  'save.all',
  'export.png',
  'export.all',
  'msb.mohr',
  'msb.shear',
  'msb.influence',
  'msb.report',
  'truss.plane',
  'truss.spatial',
  'storage.user',
  'truss.report',
] as const;

export type FeatureKey = (typeof FEATURE_KEYS)[number];

/** The number and word of the specification for a call that uses features which the plan does not have. */
export const MISSING_FEATURES = { errno: 74_301, error: 'features' } as const;
