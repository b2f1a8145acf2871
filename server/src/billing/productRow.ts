import type { ProductRow } from '../repositories/products.ts';
import { toDollars } from '../plans/money.ts';
import type { Product } from '../schemas/products.ts';

/** Converts a product to the form that calls return: names of the specification, money in USD. */
export function toProductReply({ id, branch, branchId, bundle, bundleId, ...cents }: ProductRow): Product {
  const { p1, p6, p12, c1, c6, c12 } = cents;
  return {
    id,
    branch,
    branch_id: branchId,
    bundle,
    bundle_id: bundleId,
    p1: toDollars(p1),
    p6: toDollars(p6),
    p12: toDollars(p12),
    c1: toDollars(c1),
    c6: toDollars(c6),
    c12: toDollars(c12),
  };
}
