import type { Knex } from 'knex';
import type { Locale } from '../messages/locale.ts';

/** A bundle of a branch with its prices; whole cents. */
export interface ProductRow {
  readonly id: number;
  readonly branch: string;
  readonly branchId: number;
  readonly bundle: string;
  readonly bundleId: number;
  readonly p1: number;
  readonly p6: number;
  readonly p12: number;
  readonly c1: number;
  readonly c6: number;
  readonly c12: number;
}

/** A feature of a product. */
export interface FeatureRow {
  /** The product it belongs to. */
  readonly id: number;
  readonly activity_id: number;
  readonly activity: string;
  readonly key: string;
}

/** A feature's name in a language. */
export interface TranslationRow {
  readonly id: number;
  readonly activity_id: number;
  readonly locale: Locale;
  readonly translation: string;
  readonly description: string;
}

/** The requested products: all, or those that are not in development. */
export interface ProductQuery {
  readonly withDevelopment: boolean;
}

/** Reads the products, branch by branch, smallest bundle first. */
export async function listProducts(db: Knex, { withDevelopment }: ProductQuery): Promise<ProductRow[]> {
  const cents = ['p1', 'p6', 'p12', 'c1', 'c6', 'c12'].map((name) => `product.${name}_cents as ${name}`);
  const query = db('products as product')
    .join('branches as branch', 'branch.id', 'product.branch_id')
    .join('bundles as bundle', 'bundle.id', 'product.bundle_id')
    .orderBy(['branch.id', 'bundle.id'])
    .select<ProductRow[]>(
      'product.id',
      'branch.branch',
      'branch.id as branchId',
      'bundle.bundle',
      'bundle.id as bundleId',
      ...cents,
    );
  return withDevelopment ? query : query.where('branch.is_development', false);
}

/** Finds a bundle of a branch; null if there is none, or if it is in development and not requested. */
export async function findProduct(
  db: Knex,
  { branchId, bundleId, ...query }: ProductQuery & Pick<ProductRow, 'branchId' | 'bundleId'>,
): Promise<ProductRow | null> {
  const rows = await listProducts(db, query);
  return rows.find((row) => row.branchId === branchId && row.bundleId === bundleId) ?? null;
}

/** Reads the features of each product. */
export async function listFeatures(db: Knex, { withDevelopment }: ProductQuery): Promise<FeatureRow[]> {
  const query = db('product_activities as held')
    .join('products as product', 'product.id', 'held.product_id')
    .join('branches as branch', 'branch.id', 'product.branch_id')
    .join('activities', 'activities.id', 'held.activity_id')
    .join('activity_texts as english', (join) => {
      join.on('english.activity_id', 'activities.id').andOnVal('english.locale', 'en-US');
    })
    .orderBy(['product.id', 'activities.id'])
    .select<FeatureRow[]>(
      'product.id',
      'held.activity_id',
      'english.translation as activity',
      'activities.activity as key',
    );
  return withDevelopment ? query : query.where('branch.is_development', false);
}

/** Reads the names of all features in every language. */
export async function listTranslations(db: Knex): Promise<TranslationRow[]> {
  const rows = await db('activity_texts')
    .orderBy(['activity_id', 'locale'])
    .select<Omit<TranslationRow, 'id'>[]>('activity_id', 'locale', 'translation', 'description');
  return rows.map((row, index) => ({ id: index + 1, ...row }));
}
