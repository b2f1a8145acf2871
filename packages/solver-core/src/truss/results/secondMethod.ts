import { reduceDense } from '../../linalg/denseReduction.ts';
import { LEAST_WEIGHT } from '../../linalg/tolerance.ts';
import { solveBanded } from './bandedStatics.ts';
import type { DescriptorMatrix } from '../../linalg/sparseMatrix.ts';
import type { TrussActions } from '../assembly/trussModel.ts';
import type { PinJointed } from './pinJointed.ts';
import { listHeldDirections, staticsMatrix } from './staticsMatrix.ts';

/** With more equations than this, a dense method takes longer than the solution it checks. */
const MAX_EQUATIONS = 240;
const MAX_UNKNOWNS = 400;

/** With more equations than this, a banded method takes longer too. */
const MAX_BANDED = 20_000;

/** Forces of all sets, found without the stiffness equations; null for a set whose equations were singular. */
export interface SecondForces {
  readonly method: 'elimination' | 'forces';
  readonly sets: readonly (Float64Array | null)[];
}

/**
 * Finds the axial forces by a second method: dense elimination of the equations of statics, banded for a long
 * determinate truss, and for redundants the force method: they close the gaps that the loads open (J. C. Maxwell, O.
 * Mohr). It shares no matrix and no factor with the primary solution.
 *
 * `flexibility` is l/EA, needed for an indeterminate truss. Returns null if the truss is too large for a dense method.
 * Source: THEORY.md, "Trusses: forces and displacements".
 */
export function solveByForces(
  model: PinJointed,
  sets: readonly TrussActions[],
  flexibility: Float64Array | null,
): SecondForces | null {
  const holds = listHeldDirections(model);
  const { dim, anchors } = model.system;
  const links = model.lengths.length;
  const rows = dim * anchors.length;
  const unknowns = links + holds.length;
  const isSmall = rows <= MAX_EQUATIONS && unknowns <= MAX_UNKNOWNS;
  if (!isSmall && (rows !== unknowns || rows > MAX_BANDED)) return null;
  const A = staticsMatrix(model, holds);
  const loads = sets.map(({ joints }) => joints);
  if (!isSmall) {
    const found = solveBanded(model, A, loads);
    return found && { method: 'elimination', sets: found.map((x) => x && x.slice(0, links)) };
  }
  // A square system uses every column, so the weights do not matter.
  const stiffest = flexibility && rows < unknowns ? Math.min(...flexibility) : 0;
  const weightOf = (column: number) =>
    stiffest > 0 && column < links ? Math.max(Math.sqrt(stiffest / flexibility![column]!), LEAST_WEIGHT) : 1;
  const entries = A.entries.map(([i, j, value]) => [i, j, value * weightOf(j)] as const);
  const reduced = reduceDense({ ...A, entries }, loads);
  if (!reduced) return { method: 'elimination', sets: sets.map(() => null) };
  const weigh = (x: Float64Array) => x.map((value, column) => value * weightOf(column));
  const { free } = reduced;
  const particular = reduced.particular.map(weigh);
  if (free.length === 0) return { method: 'elimination', sets: particular.map((x) => x.slice(0, links)) };
  if (!flexibility) return null;
  // The gap in state n under the forces x: sum n·(x·l/EA + free elongation) - sum of reactions r·settlement.
  const flexible = (n: Float64Array, x: Float64Array) =>
    flexibility.reduce((sum, f, link) => sum + n[link]! * x[link]! * f, 0);
  // Each state is scaled to open its own gap by 1, so that redundants of stiff and of soft links have similar sizes.
  const homogeneous = reduced.homogeneous.map(weigh).map((n) => {
    const size = Math.sqrt(flexible(n, n));
    return n.map((force) => force / size);
  });
  const matrix = toMatrix(homogeneous.map((n) => homogeneous.map((m) => flexible(n, m))));
  const gaps = sets.map(({ elongation, settlement }, k) =>
    Float64Array.from(homogeneous, (n) => {
      const freely = elongation?.reduce((sum, e, link) => sum + n[link]! * e, 0) ?? 0;
      const settled = holds.reduce(
        (sum, { joint, axis }, h) => sum + n[links + h]! * (settlement?.[dim * joint + axis] ?? 0),
        0,
      );
      return settled - freely - flexible(n, particular[k]!);
    }),
  );
  const closed = reduceDense(matrix, gaps);
  const forces = particular.map((x, k) => {
    if (!closed) return null;
    const redundants = closed.particular[k]!;
    return x
      .slice(0, links)
      .map((N, link) => homogeneous.reduce((sum, n, r) => sum + redundants[r]! * n[link]!, N));
  });
  return { method: 'forces', sets: forces };
}

function toMatrix(rows: readonly (readonly number[])[]): DescriptorMatrix {
  const entries = rows.flatMap((row, i) => row.map((value, j): [number, number, number] => [i, j, value]));
  return { rows: rows.length, cols: rows.length, entries };
}
