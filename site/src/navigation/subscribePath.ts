import type { PlanChoice } from '@eecs/ui-account';
import { pathTo } from '../routes/pathTo.ts';

/** The default choice. */
export const DEFAULT_CHOICE: PlanChoice = { productId: 0, branchId: 0, bundleId: 0, period: 1 };

/** Writes the address at which a choice is bought. */
export function subscribePath({ branchId, bundleId, period }: PlanChoice): string {
  return `${pathTo('subscribe')}?branch=${branchId}&bundle=${bundleId}&period=${period}`;
}

/** Reads the choice from such an address; missing or invalid parts are as in DEFAULT_CHOICE. */
export function readChoice(search: string): PlanChoice {
  const params = new URLSearchParams(search);
  const read = (name: string): number | null => {
    const text = params.get(name) ?? '';
    return /^\d{1,6}$/.test(text) ? Number(text) : null;
  };
  const period = ([1, 6, 12] as const).find((months) => months === read('period'));
  return {
    productId: DEFAULT_CHOICE.productId,
    branchId: read('branch') ?? DEFAULT_CHOICE.branchId,
    bundleId: read('bundle') ?? DEFAULT_CHOICE.bundleId,
    period: period ?? DEFAULT_CHOICE.period,
  };
}
