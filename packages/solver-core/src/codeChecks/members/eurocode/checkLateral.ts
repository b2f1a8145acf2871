import type { FreeStretch } from '../lateralBuckling.ts';
import type { BucklingChecks, MemberCheck, MemberOrder, UnjudgedStretch } from '../memberCheck.ts';
import type { MemberRange } from '../memberRange.ts';
import { rangeOfStretch } from '../rangeOfStretch.ts';
import { resistLateral } from './lateralResistance.ts';
import { BENT, resistSection } from './memberResistance.ts';

/**
 * Checks each stretch between lateral restraints by the reduction of EN 1993-1-1, 6.3.2, with its critical moment under
 * its own moments and loads; its ends neither move laterally nor twist. A stretch beyond the last restraint has a free
 * end.
 */
export function checkLateral(
  ranges: readonly MemberRange[],
  stretches: readonly FreeStretch[],
  { limits }: MemberOrder,
): BucklingChecks {
  const unjudged: UnjudgedStretch[] = [];
  let worst: MemberCheck | null = null;
  for (const stretch of stretches) {
    const range = rangeOfStretch(ranges, stretch);
    if (range === null) {
      unjudged.push({ why: 'changing' });
      continue;
    }
    const resistance = resistSection(range.section, range.steel, { ...limits, pushed: BENT });
    const found = resistance && resistLateral(stretch, range, { resistance, limits });
    if (resistance === null || found === null) continue;
    const utilisation = Math.abs(found.value) / found.resistance;
    // Numbers of very different sizes give no result.
    if (!Number.isFinite(utilisation)) {
      unjudged.push({ why: 'changing' });
      continue;
    }
    if (worst !== null && worst.utilisation >= utilisation) continue;
    worst = {
      ...{ kind: 'lateral', ...found, utilisation, sectionClass: resistance.sectionClass },
      clause: limits.lateral === 'rolled' ? '6.3.2.3' : '6.3.2.2',
    };
  }
  return { worst, unjudged };
}
