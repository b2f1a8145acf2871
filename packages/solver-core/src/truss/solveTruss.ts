import type { TrussAnswer, TrussOptions } from './answer/answer.ts';
import { createStores } from '../sparse/solverStores.ts';
import { createSolverWith } from './trussSolver.ts';
import type { TrussSolverOptions } from './trussSolver.ts';

/**
 * Solves a truss: reads the document, decides exactly whether it is stable, and computes for each case set the axial
 * forces, reactions, displacements and stresses, with checks of the results.
 *
 * Pure and synchronous. A document that cannot be solved returns `level: 'error'` with every failure found: the message
 * is `singular` for a mechanism, `range` for an indeterminate truss without real constants. Results are in the
 * document's units; a determinate truss needs no constants and has no displacements without them. Forces balance at
 * every joint to rounding. Valid for pin-jointed links and small displacements. Source: THEORY.md, "Trusses: forces and
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

/** Allocating memory takes long, so a truss that is not large reuses the memory of the previous one. */
let stores: ReturnType<typeof createStores> | null = null;
/** Greatest number of bytes that are retained. */
const MOST_KEPT = 2 ** 22;
