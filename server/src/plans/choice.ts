import type { Period } from './plan.ts';

/** The product itself; branches are parts of it. */
export const PRODUCT_ID = 0;

/** The wanted plan: a bundle of a branch for a number of months. */
export interface Choice {
  readonly productId: number;
  readonly branchId: number;
  readonly bundleId: number;
  readonly period: Period;
}
