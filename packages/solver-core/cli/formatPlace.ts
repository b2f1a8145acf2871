import { formatNumber } from '../src/index.ts';
import type { UnitSystem } from '../src/index.ts';

/** Places are written in the document's own unit, m or in, as they were typed. */
export function formatPlace(x: number, system: UnitSystem): string {
  return `${formatNumber(x, { digits: 4, trimZeros: true })} ${system === 0 ? 'm' : 'in'}`;
}
