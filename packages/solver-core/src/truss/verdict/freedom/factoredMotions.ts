import { createPlainKernel } from '../../../sparse/kernels/plainKernel.ts';
import { createSimdKernel } from '../../../sparse/kernels/simdKernel.ts';
import { analyzeSystem } from '../../../sparse/system/analysis.ts';
import type { Analysis } from '../../../sparse/system/analysis.ts';
import { factorizeSystem } from '../../../sparse/system/factorization.ts';
import type { FactoringMeans } from '../../../sparse/system/factorization.ts';
import type { JointSystem } from '../../../sparse/system/jointSystem.ts';
import { solveSystem } from '../../../sparse/system/solution.ts';
import type { TrussFacts } from '../facts/judgedMotion.ts';
import { createHoldingKernel } from './holdingKernel.ts';
import { toWholeMotion } from '../elimination/roundedMotions.ts';
import type { WholeMotion } from '../facts/wholeMotion.ts';
import { createWorkBudget } from '../../../exact/workBudget.ts';

/** Motions of a truss within rounding. */
export interface FactoredMotions {
  /** Their number; a lower bound if holding them took too much work. */
  readonly freedom: number;
  /** Some of them; null if holding them took too much work. */
  readonly motions: readonly WholeMotion[] | null;
}

/**
 * Finds the motions of a large truss from its stiffness equations with EA = 1, factored once: a direction whose pivot
 * fails is held immediately. A motion consists of the displacements of the other joints when that direction moves by 1
 * and all other held ones stay. Returns null if the equations take more than FACTOR_WORK, or more bytes than allowed.
 */
export function findFactoredMotions(
  facts: TrussFacts,
  { most, kernel, mostBytes }: FactoringMeans & { readonly most: number },
): FactoredMotions | null {
  const { dim } = facts;
  const system = createSystem(facts);
  const analysis = analyzeSystem(system);
  if (measureWork(analysis) > FACTOR_WORK) return null;
  const holding = createHoldingKernel(
    kernel ?? createSimdKernel() ?? createPlainKernel(),
    createWorkBudget(HOLDING_WORK),
  );
  const factor = factorizeSystem(analysis, system, { kernel: holding, mostBytes });
  if ('tooLarge' in factor) return null;
  const freedom = holding.held.length;
  if (!('values' in factor)) return { freedom, motions: null };
  const motions = holding.held.slice(0, most).map((unknown) => {
    const axis = unknown % dim;
    const forces = new Float64Array(system.coordinates.length);
    forces[dim * analysis.joints[(unknown - axis) / dim]! + axis] = 1;
    return toWholeMotion(listVelocities(solveSystem(factor, forces), dim));
  });
  return { freedom, motions };
}

/** Multiplications of a factorization: a fifth of a second with SIMD instructions. */
const FACTOR_WORK = 2e9;

/** Multiplications allowed for fronts that are factored again because a direction was held. */
const HOLDING_WORK = 3e8;

function measureWork({ dim, supernodes }: Analysis): number {
  const { count, firsts, rowStarts } = supernodes;
  let work = 0;
  for (let s = 0; s < count; s++) {
    const pivots = dim * (firsts[s + 1]! - firsts[s]!);
    const below = dim * (rowStarts[s + 1]! - rowStarts[s]!);
    // The lower triangle: pivots³/6 among the pivots themselves, then the update of the rest.
    work += pivots * (pivots ** 2 / 6 + (below * (pivots + below)) / 2);
  }
  return work;
}

function listVelocities(displacements: Float64Array, dim: number): Map<number, number[]> {
  const velocities = new Map<number, number[]>();
  for (let at = 0; at < displacements.length; at += dim) {
    const velocity = [...displacements.subarray(at, at + dim)];
    if (velocity.some((v) => v !== 0)) velocities.set(at / dim, velocity);
  }
  return velocities;
}

function createSystem({ dim, graph, anchors, coordinates: { doubles } }: TrussFacts): JointSystem {
  const ends: number[] = [];
  const stiffness: number[] = [];
  for (let link = 0; link < graph.linkCount; link++) {
    const [i, j] = [graph.ends[2 * link]!, graph.ends[2 * link + 1]!];
    let square = 0;
    for (let axis = 0; axis < dim; axis++)
      square += (doubles[dim * j + axis]! - doubles[dim * i + axis]!) ** 2;
    if (square === 0) continue;
    ends.push(i, j);
    stiffness.push(1 / Math.sqrt(square));
  }
  return {
    dim,
    coordinates: doubles,
    ends: Int32Array.from(ends),
    stiffness: Float64Array.from(stiffness),
    anchors: anchors.slice(),
  };
}
