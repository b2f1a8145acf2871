import { orderBlocks } from '../../linalg/blockTriangular.ts';
import type { SolvedCase } from '../solvedCase.ts';
import { compareUnknowns, sizesOf } from './compareUnknowns.ts';
import type { AlternativeSystem, Descriptor } from './descriptor.ts';
import { discEquations } from './discEquations.ts';
import { initialParameterEquations } from './initialParameterEquations.ts';
import { residualOf, solveSystem, toMatrix } from './labelledSystem.ts';
import type { LabelledSystem } from './labelledSystem.ts';
import { nodeEquations } from './nodeEquations.ts';
import { createReader } from './readUnknown.ts';

/**
 * Describes each set of a solved beam by its equations A·x = b: the discs' equilibrium when it is determinate, else
 * the node moments; blocks in the order in which they can be solved alone; and the second method beside it.
 */
export function describeSets(
  solved: SolvedCase,
  of: { isDeterminate: boolean; alternatives: readonly (AlternativeSystem | null)[] },
): Descriptor[] {
  const system = of.isDeterminate ? discEquations(solved) : nodeEquations(solved);
  const length = solved.document.L;
  const A = toMatrix(system);
  const condition = solveSystem(system)?.condition ?? null;
  const isolated = orderBlocks(system.rows.map(({ columns }) => columns)).map((block, order) => ({
    ...block,
    order,
  }));
  return solved.sets.map((set, k): Descriptor => {
    const { unknowns } = system;
    const x = unknowns.map(createReader(set, length));
    const b = system.rightSides[k]!;
    const sizes = sizesOf(unknowns, { model: solved.model, set });
    return {
      method: of.isDeterminate ? 'discs' : 'nodeMoments',
      ...labelsOf(system),
      A,
      b: [...b],
      x,
      residual: residualOf(system, { x, b, sizes }),
      condition,
      isolated,
      alternative: of.alternatives[k]!,
    };
  });
}

/** Solves every set a second time, by initial parameters, and compares. Null where rounding leaves them singular. */
export function solveAgain(solved: SolvedCase): (AlternativeSystem | null)[] {
  const system = initialParameterEquations(solved);
  const result = solveSystem(system);
  if (!result) return solved.sets.map(() => null);
  const length = solved.document.L;
  const A = toMatrix(system);
  return solved.sets.map((set, k): AlternativeSystem => {
    const { unknowns } = system;
    const x = result.solutions[k]!;
    const b = system.rightSides[k]!;
    const expected = unknowns.map(createReader(set, length));
    const sizes = sizesOf(unknowns, { model: solved.model, set });
    return {
      method: 'initialParameters',
      ...labelsOf(system),
      A,
      b: [...b],
      x: [...x],
      residual: residualOf(system, { x, b, sizes }),
      condition: result.condition,
      maxDifference: compareUnknowns({ found: x, expected, sizes }),
    };
  });
}

function labelsOf({ unknowns, equations }: LabelledSystem) {
  return { unknowns, equations };
}
