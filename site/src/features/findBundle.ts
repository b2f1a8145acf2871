import type { Features, Product } from '@eecs/ui-account';
import type { KindId } from '../kinds/kindNames.ts';

/** The name of a feature and the smallest bundle that includes it. */
export interface FoundFeature {
  readonly name: string;
  /** Null if no bundle of the branch includes it. */
  readonly bundle: Product | null;
}

export interface SoughtFeature {
  readonly key: string;
  readonly branch: KindId;
  readonly locale: string;
}

/** Finds a feature among the products. */
export function findBundle(
  { key, branch, locale }: SoughtFeature,
  products: readonly Product[],
  { features, translations }: Features,
): FoundFeature {
  const rows = features.filter((feature) => feature.key === key);
  const activity = rows[0]?.activity_id;
  const named = translations.filter(({ activity_id }) => activity_id === activity);
  const name = named.find((one) => one.locale === locale) ?? named[0];
  const [bundle = null] = products
    .filter((product) => product.branch === branch && rows.some(({ id }) => id === product.id))
    .toSorted((one, other) => one.bundle_id - other.bundle_id);
  return { name: name?.translation ?? key, bundle };
}
