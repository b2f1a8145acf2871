import { invertResidue, toResidue } from '../numbers/residues.ts';
import type { WholePartMotion } from '../facts/wholeMotion.ts';
import type { WorkBudget } from '../../../exact/workBudget.ts';

/**
 * Picks independent motions from a list, in its order, until there are `most` or as many as free motions; returns null
 * if the budget is exhausted.
 *
 * A motion is determined by its values at the free places, so independence is that of a few numbers, here modulo the
 * prime `p`, which is sufficient.
 */
export function pickBasis<Motion extends WholePartMotion>(
  candidates: readonly Motion[],
  free: readonly number[],
  { p, most, budget }: { readonly p: number; readonly most: number; readonly budget: WorkBudget },
): Motion[] | null {
  const order = new Map(free.map((place, k) => [place, k]));
  const rows = new Map<number, Map<number, number>>();
  const picked: Motion[] = [];
  for (const motion of candidates) {
    if (picked.length === Math.min(most, free.length)) break;
    const row = new Map<number, number>();
    motion.places.forEach((place, k) => {
      const column = order.get(place);
      const value = column === undefined ? 0 : toResidue(motion.values[k]!, p);
      if (column !== undefined && value !== 0) row.set(column, value);
    });
    if (!budget.spend(ENTRY_WORK * motion.places.length)) return null;
    if (addRow(rows, row, p)) picked.push(motion);
  }
  return picked;
}

/** The cost of one value of a motion, in multiplications. */
const ENTRY_WORK = 100;

function addRow(rows: Map<number, Map<number, number>>, row: Map<number, number>, p: number): boolean {
  while (row.size > 0) {
    let lead = Infinity;
    for (const column of row.keys()) if (column < lead) lead = column;
    const known = rows.get(lead);
    if (!known) {
      rows.set(lead, row);
      return true;
    }
    const factor = p - ((row.get(lead)! * invertResidue(known.get(lead)!, p)) % p);
    for (const [column, value] of known) {
      const sum = ((row.get(column) ?? 0) + factor * value) % p;
      if (sum === 0) row.delete(column);
      else row.set(column, sum);
    }
  }
  return false;
}
