/** What a plan may let one do; the names are in people's databases. */
export type FeatureKey =
  | 'save.5'
  | 'save.500'
  | 'save.all'
  | 'export.png'
  | 'export.all'
  | 'msb.mohr'
  | 'msb.shear'
  | 'msb.influence'
  | 'msb.report'
  | 'truss.plane'
  | 'truss.spatial'
  | 'storage.user';
