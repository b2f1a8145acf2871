import type { TrussAnswer, TrussOptions } from './answer/answer.ts';
import { createStores } from '../sparse/solverStores.ts';
import { createSolverWith } from './trussSolver.ts';
import type { TrussSolverOptions } from './trussSolver.ts';

/**
 * Solves a truss: reads the document, judges exactly whether it can stand, and computes for each case set the axial
 * forces, reactions, displacements, stresses and what shows them right.
 *
 * Pure and synchronous. A document that cannot be solved answers `level: 'error'` with every failure found: a mechanism
 * with message `singular`, an indeterminate truss without real constants with `range`. Results are in the document's
 * units; a determinate truss needs no constants and has no displacements without them. Forces balance at every joint to
 * rounding. Valid for pin-jointed links and small displacements. Source: THEORY.md, "Trusses: forces and
 * displacements".
 *
 * @example solveTruss(document).level // 'ok'
 */
export function solveTruss(input: unknown, options: TrussOptions & TrussSolverOptions = {}): TrussAnswer {
  stores ??= createStores();
  const answer = createSolverWith(options, stores).solve(input, options);
  if (stores.bytes > MOST_KEPT) stores = null;
  return answer;
}

/** Fresh memory takes long: a truss that is not large is solved in that of the last one. */
let stores: ReturnType<typeof createStores> | null = null;
/** Bytes that may stay behind. */
const MOST_KEPT = 2 ** 22;
