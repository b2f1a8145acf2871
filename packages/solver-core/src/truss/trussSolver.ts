import { LIVE_EQUILIBRIUM } from '../linalg/tolerance.ts';
import { isRecord } from '../model/common/schemaReader.ts';
import { readTrussLate } from '../model/truss/readTrussLate.ts';
import { unknownTrussFields } from '../model/truss/unknownTrussFields.ts';
import { trussHash } from '../model/truss/trussHash.ts';
import { numbersOf } from '../model/truss/trussNumbers.ts';
import type { TrussCase } from '../model/truss/trussDocument.ts';
import type { TrussAnswer, TrussOptions } from './answer/answer.ts';
import { completeSets, isFiniteAnswer, isSound } from './answer/completeSets.ts';
import type { SolvedTrussSet } from './answer/completeSets.ts';
import { failedChecks } from './answer/failedChecks.ts';
import { explainUnsolved } from './answer/explainUnsolved.ts';
import { judgeSolvability } from './answer/judgeSolvability.ts';
import { limitsOfTheory } from './answer/limitsOfTheory.ts';
import { refuse } from './answer/refuse.ts';
import { createSizeFailure } from './answer/sizeFailure.ts';
import { computeActions } from './assembly/computeActions.ts';
import { countUnknowns } from './assembly/countUnknowns.ts';
import { totalMassOfTruss } from './assembly/totalMassOfTruss.ts';
import type { TrussModel } from './assembly/trussModel.ts';
import { factorTruss } from './factor/factorTruss.ts';
import type { FactorResult } from './factor/factorTruss.ts';
import { sameGraph, sameShape, sameStiffness } from './factor/sameSystem.ts';
import type { FrontKernel } from '../sparse/kernels/frontKernel.ts';
import { createFastDigest } from '../hashing/nativeDigest.ts';
import { createSimdKernel } from '../sparse/kernels/simdKernel.ts';
import { solveSet } from './results/solveSet.ts';
import type { SetSolution } from './results/solveSet.ts';
import { MOST_BYTES } from '../sparse/system/factorization.ts';
import { createStores, type SolverStores } from '../sparse/solverStores.ts';
import type { TrussVerdict } from './verdict/verdict.ts';

/** Data of the last truss that the next one can reuse. */
interface Kept {
  readonly model: TrussModel;
  readonly verdict: TrussVerdict;
  readonly factored: Extract<FactorResult, { ok: true }>;
  /**
   * Whether the verdict comes from the count alone and the elimination order may be that of another truss; it is then
   * reused only by previews.
   */
  readonly isPreview: boolean;
}

/** Solves one truss after another and reuses the parts that an edit of loads does not change. */
export interface TrussSolver {
  /**
   * Returns the same as `solveTruss`. If joints, links, anchors and constants equal those of the last document, the
   * truss is neither checked nor factored again.
   */
  readonly solve: (input: unknown, options?: TrussOptions) => TrussAnswer;
  /**
   * Does the same as `solve` step by step, for a page that has to paint in between: each `next()` performs one step,
   * and the last one returns the result. The steps are the parts of a solve; for a large truss factoring takes longest.
   * If the iterator is not run to its end, nothing is stored.
   */
  readonly solveInParts: (input: unknown, options?: TrussOptions) => Iterator<void, TrussAnswer, void>;
  /**
   * Solves the last truss for other forces on its joints: `dim` numbers for each joint, 2 if every z is 0, in N or lbf.
   * Forces and displacements are the solver's own arrays, balanced to LIVE_EQUILIBRIUM; null if there is no such truss.
   */
  readonly solveForces: (forces: Float64Array) => SetSolution | null;
}

/**
 * Creates a solver that stores the factor of its last truss, so that an edit of loads costs one forward and one
 * backward substitution.
 *
 * `kernel` is the arithmetic on dense fronts; by default SIMD instructions for a large truss if the environment
 * supports them. `memory` limits the factor, in bytes.
 *
 * @example createTrussSolver().solve(document).level // 'ok'
 */
export function createTrussSolver(options: TrussSolverOptions = {}): TrussSolver {
  return createSolverWith(options, createStores());
}

/** Creates a solver that stores its factors in `stores`. */
export function createSolverWith(
  { kernel, memory = MOST_BYTES }: TrussSolverOptions,
  stores: SolverStores,
): TrussSolver {
  let kept: Kept | null = null;
  let simd: FrontKernel | null | undefined;
  const kernelFor = (jointCount: number): FrontKernel | undefined => {
    if (kernel || jointCount < SIMD_JOINTS) return kernel;
    simd ??= createSimdKernel();
    return simd ?? undefined;
  };
  /**
   * For a small truss plain arithmetic finishes before instructions could be compiled; a caller that passes a kernel
   * wants no other instructions.
   */
  const fingerprintOf = (document: TrussCase): string => {
    const isLarge = !kernel && numbersOf(document).anchors.length >= SIMD_JOINTS;
    return trussHash(document, isLarge ? createFastDigest() : undefined);
  };
  /** Returns the data of the last truss if they fit this one. */
  const recall = (model: TrussModel, isPreview: boolean): Kept | null =>
    kept && (isPreview || !kept.isPreview) && sameShape(kept.model, model) ? kept : null;
  const factorOf = (model: TrussModel, verdict: TrussVerdict, isPreview: boolean): FactorResult => {
    const same = recall(model, isPreview);
    if (same && sameStiffness(same.model, model)) return same.factored;
    const isReordered = isPreview && kept !== null && sameGraph(kept.model.system, model.system);
    const analysis = isReordered ? kept!.factored.factor.analysis : undefined;
    // The next factor overwrites the last one.
    kept = null;
    const isDeterminate = verdict.status === 'determinate';
    return factorTruss(model, {
      isDeterminate,
      kernel: kernelFor(model.jointCount),
      memory,
      storeFor: kernel ? undefined : stores.storeFor,
      analysis,
    });
  };

  function* solveInParts(input: unknown, options: TrussOptions = {}): Generator<void, TrussAnswer, void> {
    const id = isRecord(input) && Number.isFinite(input['id']) ? (input['id'] as number) : -1;
    const reading = readTrussLate(input);
    if (reading.document === null)
      return refuse({ id, hash: null, failures: reading.failures, verdict: null, model: null });
    const { document } = reading;
    const { isPreview = false } = options;
    yield;
    const hash = reading.failures.length > 0 ? null : isPreview ? '' : fingerprintOf(document);
    const means = { kernel: kernelFor(numbersOf(document).anchors.length), memory };
    yield;
    const { failures, corrections, verdict, model } = judgeSolvability(reading, options, {
      ...means,
      recall: (found) => recall(found, isPreview)?.verdict ?? null,
    });
    if (hash === null || failures.length > 0 || !verdict || !model)
      return refuse({ id, hash, failures, verdict: hash === null ? null : verdict, model });
    yield;
    const before = recall(model, isPreview);
    const factored = factorOf(model, verdict, isPreview);
    if (!factored.ok) {
      const found = explainUnsolved(model, verdict, { document, factored, ...means });
      return refuse({ id, hash, model, ...found });
    }
    // A proved verdict stays proved under previews with other loads.
    const wasProved = before?.factored === factored && !before.isPreview;
    kept = { model, verdict, factored, isPreview: isPreview && !wasProved };
    const { truss } = factored;
    yield;
    const sets = setIndexes(document).map((k): SolvedTrussSet => {
      const actions = computeActions(document, model, k);
      return { actions, solution: solveSet(truss, actions) };
    });
    yield;
    const solved = { document, model, truss, sets, condition: factored.condition };
    const results = sets.every(isSound)
      ? completeSets(solved, isPreview ? { ...options, include: options.include ?? [] } : options)
      : null;
    if (!results || !isFiniteAnswer(results, solved))
      return refuse({ id, hash, failures: [createSizeFailure(model)], verdict, model });
    const notes = [
      ...reading.corrections,
      ...corrections,
      ...(isPreview || !isRecord(input) ? [] : unknownTrussFields(input)),
      ...limitsOfTheory(
        document,
        model,
        sets.map(({ solution }) => solution),
      ),
      ...failedChecks(results.sets, document.caseSets.length),
    ];
    const level = notes.length > 0 ? 'warning' : 'ok';
    const { isReal } = model;
    const count = { ...countUnknowns(model), rank: verdict.rank };
    const totalMass = totalMassOfTruss(document, model);
    return {
      level,
      id,
      hash,
      message: '',
      ...count,
      corrections: notes,
      verdict,
      isReal,
      totalMass,
      ...results,
    };
  }

  return {
    solve(input, options) {
      const parts = solveInParts(input, options);
      for (;;) {
        const part = parts.next();
        if (part.done) return part.value;
      }
    },
    solveInParts,
    solveForces(forces) {
      if (!kept) return null;
      const { dim, jointCount } = kept.model;
      if (forces.length !== dim * jointCount)
        throw new RangeError('`solveForces` needs `dim` numbers for every joint of the last truss');
      const actions = { joints: forces, elongation: null, settlement: null };
      return solveSet(kept.factored.truss, actions, LIVE_EQUILIBRIUM);
    },
  };
}

/** Options of a truss solver. */
export interface TrussSolverOptions {
  /**
   * Arithmetic on dense fronts.
   * @default `createSimdKernel()` for a thousand joints or more; the plain kernel for fewer, or if SIMD is not
   * available
   */
  readonly kernel?: FrontKernel | undefined;
  /**
   * Greatest number of bytes for the factor of the equations and its solution; a truss that needs more is refused
   * (`range.memory`).
   * @default 1.5e9
   */
  readonly memory?: number | undefined;
}

/** From this number of joints on, creating a SIMD kernel takes less time than it saves. */
const SIMD_JOINTS = 1000;

/** A document without case sets has one default set. */
function setIndexes({ caseSets }: TrussCase): number[] {
  return Array.from({ length: Math.max(1, caseSets.length) }, (_, k) => k);
}
