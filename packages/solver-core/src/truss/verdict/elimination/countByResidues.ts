import { eliminateParts } from './eliminateParts.ts';
import { orderElimination } from '../numbers/eliminationOrder.ts';
import { coordinateResidues } from '../facts/exactCoordinates.ts';
import type { TrussFacts } from '../facts/judgedMotion.ts';
import { residueRows, writeRows } from './motionRows.ts';
import type { RowPlan } from './motionRows.ts';
import { getPrime, residueArithmetic } from '../numbers/residues.ts';

/**
 * Counts the motions of a truss modulo a prime: never fewer than there are, and too many about once in a million.
 * Returns null if that takes more than COUNTING_WORK.
 */
export function countByResidues({ graph, parts, coordinates }: TrussFacts, plan: RowPlan): number | null {
  const order = orderElimination(plan.parts, parts.offsets, COUNTING_WORK);
  if (!order.isComplete) return null;
  const p = getPrime(0);
  const rows = writeRows(plan, graph, parts, residueRows(coordinateResidues(coordinates, p), p));
  for (let seed = 1; ; seed++) {
    const arithmetic = residueArithmetic(p, seed);
    const found = eliminateParts({ order, offsets: parts.offsets, rows, arithmetic, keep: false });
    if (found) return found.free.length;
  }
}

/** Multiplications allowed for counting the motions of a movable truss again: half a second. */
const COUNTING_WORK = 1e8;
