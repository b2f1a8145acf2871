import { FREE_BUNDLE } from './plan.ts';

/** The kind of purchase that choosing a bundle would be; `-` if it cannot be chosen. */
export const LABELS = ['-', 'subscribe', 'renew', 'switch'] as const;

export type Label = (typeof LABELS)[number];

/** A user's plans of a branch, as far as labels depend on them. */
export interface Present {
  readonly bundleId: number;
  /** The plan after it; null for none. */
  readonly next: object | null;
}

/**
 * Returns what kind of purchase choosing a bundle would be for a user with the plan `present` of its branch; null means
 * the free bundle. A plan can be renewed once.
 */
export function labelOf(bundleId: number, present: Present | null): Label {
  const current = present?.bundleId ?? FREE_BUNDLE;
  if (bundleId === FREE_BUNDLE || bundleId < current) return '-';
  if (current === FREE_BUNDLE) return 'subscribe';
  if (bundleId > current) return 'switch';
  return present?.next == null ? 'renew' : '-';
}
