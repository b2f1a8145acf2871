import type { SolvedTruss, TrussCase } from '@eecs/solver-core/truss';
import { distanceOf } from '../editing/place.ts';

/** Writes rods with their forces as comma-separated values, in the base units of the document; a line each, heads first. */
export function writeForcesCsv({ joints, links }: TrussCase, answer: SolvedTruss | null): string {
  const sets = answer?.sets ?? [];
  const head = ['i', 'j', 'length', ...sets.map((_, index) => `N${index + 1}`)];
  const rows = links.map(({ i, j }, index) => {
    const [a, b] = [joints[i], joints[j]];
    const length = a && b ? distanceOf(a, b) : 0;
    return [i + 1, j + 1, length, ...sets.map(({ N }) => N[index] ?? 0)].join(',');
  });
  return `${[head.join(','), ...rows].join('\r\n')}\r\n`;
}
