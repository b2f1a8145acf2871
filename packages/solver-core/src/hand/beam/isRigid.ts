import { keyOf } from './primarySystem.ts';
import type { PrimarySystem } from './primarySystem.ts';

/**
 * Returns whether the equations of equilibrium across the beam are independent, so that the supports leave no motion.
 * Arms are divided by `length`, so that entries have no unit; a pivot below `least` counts as zero.
 */
export function isRigid({ discs }: PrimarySystem, length: number, least: number): boolean {
  const columns = [...new Set(discs.flatMap(({ across }) => across.map(({ unknown }) => keyOf(unknown))))];
  const rows = discs.flatMap(({ x0, across }) => {
    const forces = new Array<number>(columns.length).fill(0);
    const moments = new Array<number>(columns.length).fill(0);
    for (const { unknown, sense } of across) {
      const j = columns.indexOf(keyOf(unknown));
      if (unknown.letter === 'M') moments[j] = 1;
      else {
        forces[j] = sense;
        moments[j] = (sense * (unknown.x - x0)) / length;
      }
    }
    return [forces, moments];
  });
  for (let i = 0; i < rows.length; i++) {
    // The pivot is the largest of all remaining entries: the rank is needed, not a solution.
    let best = { row: i, column: -1, size: least };
    for (let r = i; r < rows.length; r++) {
      rows[r]!.forEach((value, column) => {
        if (Math.abs(value) > best.size) best = { row: r, column, size: Math.abs(value) };
      });
    }
    if (best.column < 0) return false;
    const pivot = rows[best.row]!;
    rows[best.row] = rows[i]!;
    rows[i] = pivot;
    for (let r = i + 1; r < rows.length; r++) {
      const factor = rows[r]![best.column]! / pivot[best.column]!;
      if (factor === 0) continue;
      rows[r] = rows[r]!.map((value, j) => (j === best.column ? 0 : value - factor * pivot[j]!));
    }
  }
  return true;
}
