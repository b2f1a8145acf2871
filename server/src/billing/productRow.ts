import type { ProductRow } from '../repositories/products.ts';
import { toDollars } from '../plans/money.ts';

/** A product as calls answer with it: names of the specification, money in USD. */
export interface ToldProduct {
  readonly id: number;
  readonly branch: string;
  readonly branch_id: number;
  readonly bundle: string;
  readonly bundle_id: number;
  readonly p1: number;
  readonly p6: number;
  readonly p12: number;
  readonly c1: number;
  readonly c6: number;
  readonly c12: number;
}

/** Writes a product as calls answer with it. */
export function toToldProduct({ id, branch, branchId, bundle, bundleId, ...cents }: ProductRow): ToldProduct {
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
