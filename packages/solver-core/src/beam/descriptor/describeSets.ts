import { orderBlocks } from '../../linalg/blockTriangular.ts';
import type { SolvedCase } from '../results/solvedCase.ts';
import { compareUnknowns, sizesOf } from './compareUnknowns.ts';
import type { AlternativeSystem, Descriptor } from './descriptor.ts';
import { discEquations } from './discEquations.ts';
import { initialParameterEquations } from './initialParameterEquations.ts';
import { residualOf, solveSystem, toMatrix } from './labelledSystem.ts';
import type { LabelledSystem } from './labelledSystem.ts';
import { nodeEquations } from './nodeEquations.ts';
import { createReader } from './readUnknown.ts';

/**
 * Describes each set of a solved beam by its equations A·x = b: the equilibrium of the discs if it is determinate,
 * otherwise the node moments; its blocks in the order in which they can be solved alone; and the second method.
 */
export function describeSets(
  solved: SolvedCase,
  of: { isDeterminate: boolean; alternatives: readonly (AlternativeSystem | null)[] },
): Descriptor[] {
  const system = of.isDeterminate ? discEquations(solved) : nodeEquations(solved);
  const describe = describer(solved, system);
  const condition = solveSystem(system)?.condition ?? null;
  const isolated = orderBlocks(system.rows.map(({ columns }) => columns)).map((block, order) => ({
    ...block,
    order,
  }));
  return solved.sets.map((_, k): Descriptor => {
    const method = of.isDeterminate ? 'discs' : 'nodeMoments';
    const { labelled } = describe(k);
    return { method, ...labelled, condition, isolated, alternative: of.alternatives[k]! };
  });
}

/**
 * Solves every set a second time, by initial parameters, and compares the results. Returns null if rounding makes the
 * equations singular.
 */
export function solveAgain(solved: SolvedCase): (AlternativeSystem | null)[] {
  const system = initialParameterEquations(solved);
  const result = solveSystem(system);
  if (!result) return solved.sets.map(() => null);
  const describe = describer(solved, system);
  const { condition, solutions } = result;
  return solutions.map((x, k): AlternativeSystem => {
    const { labelled, expected, sizes } = describe(k, x);
    const maxDifference = compareUnknowns({ found: x, expected, sizes });
    return { method: 'initialParameters', ...labelled, condition, maxDifference };
  });
}

/**
 * Returns a function that describes set k by its equations: with their own solution x, or with unknowns read from the
 * results.
 */
function describer({ document, model, sets }: SolvedCase, system: LabelledSystem) {
  const { unknowns, equations, rightSides } = system;
  const A = toMatrix(system);
  return (k: number, own?: Float64Array) => {
    const set = sets[k]!;
    const expected = unknowns.map(createReader(set, document.L));
    const x = own ? [...own] : expected;
    const b = [...rightSides[k]!];
    const sizes = sizesOf(unknowns, { model, set });
    const residual = residualOf(system, { x, b, sizes });
    return { labelled: { unknowns, equations, A, b, x, residual }, expected, sizes };
  };
}
