import { findExceededEulerLoads } from '../../rules/common/eulerLoads.ts';
import { findLargeDisplacements } from '../../rules/common/largeDisplacements.ts';
import { createTrussFailure, type TrussFailure } from '../../model/truss/trussFailures.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { sizeOf } from '../assembly/sizeOf.ts';
import type { TrussModel } from '../assembly/trussModel.ts';
import type { SetSolution } from '../results/solveSet.ts';
import { findBattenedLinks } from './findBattenedLinks.ts';

/**
 * Reports where a solved truss exceeds the limits of linear theory: joints that move far, links compressed beyond their
 * Euler load, and links whose Euler load is an upper bound. Without real constants neither is known, and nothing is
 * reported.
 */
export function limitsOfTheory(
  document: Pick<TrussCase, 'sections' | 'units'>,
  model: TrussModel,
  sets: readonly Pick<SetSolution, 'N' | 'u'>[],
): TrussFailure[] {
  if (!model.isReal) return [];
  return [
    ...largeDisplacements(model, sets),
    ...exceededEulerLoads(model, sets),
    ...builtUpBuckling(document, model, sets),
  ];
}

function largeDisplacements(
  { system, lengths }: TrussModel,
  sets: readonly Pick<SetSolution, 'u'>[],
): TrussFailure[] {
  const moved = sets.map(({ u }) => u ?? new Float64Array(system.coordinates.length));
  const found = findLargeDisplacements({ ...system, lengths }, moved);
  if (found === null) return [];
  const { joints, member, set, displacement, extent } = found;
  const { ends } = system;
  const turned = member && {
    i: ends[2 * member.index]!,
    j: ends[2 * member.index + 1]!,
    turned: member.turned,
    turnedSet: member.set,
  };
  const values = { joint: joints[0]!, displacement, extent, set, ...turned };
  return [createTrussFailure('correction.largeDisplacement', '/joints', { ids: joints, values })];
}

function exceededEulerLoads(model: TrussModel, sets: readonly Pick<SetSolution, 'N'>[]): TrussFailure[] {
  const found = findExceededEulerLoads(
    model.lengths,
    (link) => sizeOf(model, link).EI,
    sets.map(({ N }) => N),
  );
  if (found === null) return [];
  const { members, times, set } = found;
  return [createTrussFailure('correction.eulerLoad', '/links', { ids: members, values: { times, set } })];
}

function builtUpBuckling(
  document: Pick<TrussCase, 'sections' | 'units'>,
  model: TrussModel,
  sets: readonly Pick<SetSolution, 'N'>[],
): TrussFailure[] {
  const found = findBattenedLinks(document, model, sets);
  if (found === null) return [];
  const { links, times } = found;
  return [createTrussFailure('correction.builtUpBuckling', '/links', { ids: links, values: { times } })];
}
