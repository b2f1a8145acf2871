import type { FeatureKey } from './features.ts';

/** The branches of the product; only root has access to those in development. */
export const BRANCHES = [
  { id: 1, branch: 'msb', is_development: false },
  { id: 2, branch: 'truss', is_development: false },
  { id: 3, branch: 'arch', is_development: true },
  { id: 4, branch: 'frame', is_development: true },
  { id: 5, branch: 'pile', is_development: true },
];

export const BUNDLES = [
  { id: 1, bundle: 'free' },
  { id: 2, bundle: 'standard' },
  { id: 3, bundle: 'professional' },
];

/** Amounts in US cents: charged for 1, 6 and 12 months, and the same per month. */
const PRICES = {
  1: { p1_cents: 0, p6_cents: 0, p12_cents: 0, c1_cents: 0, c6_cents: 0, c12_cents: 0 },
  2: { p1_cents: 2820, p6_cents: 15_228, p12_cents: 27_072, c1_cents: 2820, c6_cents: 2538, c12_cents: 2256 },
  3: { p1_cents: 4700, p6_cents: 25_380, p12_cents: 45_120, c1_cents: 4700, c6_cents: 4230, c12_cents: 3760 },
} as const;

const BUNDLE_ACTIVITIES: Readonly<Record<string, readonly (readonly FeatureKey[])[]>> = {
  msb: [
    ['save.5', 'export.png'],
    ['save.500', 'export.all', 'msb.mohr', 'msb.shear'],
    ['save.all', 'msb.influence', 'msb.report', 'storage.user'],
  ],
  truss: [
    ['save.5', 'export.png', 'truss.plane'],
    ['save.500', 'export.all', 'truss.spatial'],
    ['save.all', 'truss.report', 'storage.user'],
  ],
};

/** Features for a branch in development. */
const UNFINISHED: readonly (readonly FeatureKey[])[] = [['save.5']];

/** Each branch in each bundle; a bundle includes the features of lower bundles. */
export const PRODUCTS = BRANCHES.flatMap(({ id: branch_id, branch }) =>
  BUNDLES.map(({ id: bundle_id }) => ({
    id: (branch_id - 1) * BUNDLES.length + bundle_id,
    branch_id,
    bundle_id,
    ...PRICES[bundle_id as 1 | 2 | 3],
    activities: (BUNDLE_ACTIVITIES[branch] ?? UNFINISHED).slice(0, bundle_id).flat(),
  })),
);
