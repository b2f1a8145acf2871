import { FREE_BUNDLE } from './plan.ts';

/** What taking a bundle would be; `-` for one that cannot be taken. */
export const LABELS = ['-', 'subscribe', 'renew', 'switch'] as const;

export type Label = (typeof LABELS)[number];

/** Says what taking a bundle would be for who has `current` of its branch. */
export function labelOf(bundleId: number, current: number): Label {
  if (bundleId === FREE_BUNDLE || bundleId < current) return '-';
  if (current === FREE_BUNDLE) return 'subscribe';
  return bundleId === current ? 'renew' : 'switch';
}
