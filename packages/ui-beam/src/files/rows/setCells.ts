import { listSets } from '@eecs/solver-core/rules';

/** Writes a set mask as the numbers of its sets, from 1: `1 3`. */
export function writeSets(mask: number, count: number): string {
  return listSets(mask, count)
    .map((set) => set + 1)
    .join(' ');
}

/** Reads such numbers, with any separator; null if one of them is not a set. */
export function readSets(text: string, count: number): number | null {
  const numbers = text.split(/[^\d]+/).filter((part) => part !== '');
  const sets = new Set(numbers.map(Number));
  if (sets.size === 0 || [...sets].some((set) => set < 1 || set > Math.max(1, count))) return null;
  return [...sets].reduce((mask, set) => mask + 2 ** (set - 1), 0);
}
