import type { IncludePart, SolvedBeam } from './answer/answer.ts';
import { convertResults } from './answer/convertResults.ts';
import type { BeamCase } from '../model/beam/document.ts';
import type { UnitSystem } from '../model/common/document.ts';
import { convertQuantity } from '../units/convertQuantity.ts';
import { timoshenko } from './shear/timoshenko.ts';
import { solveBeam } from './solveBeam.ts';

/**
 * Converts the results of a solved beam after its document changed the unit system, so that they stay current.
 *
 * Diagrams, stresses and reactions are converted as in `convertResults`. Equations, floor plan and Mohr's integrals, if
 * there are any, are computed again from the converted document, because each of their numbers has a unit of its own,
 * and a unit load is one of the new unit.
 */
export function convertSolution(answer: SolvedBeam, from: UnitSystem, document: BeamCase): SolvedBeam {
  if (from === document.units.system) return answer;
  const results = convertResults(answer, from, document);
  const anew = solveParts(answer, from, document);
  return {
    ...results,
    sets: results.sets.map((set, k) => ({
      ...set,
      descriptor: anew?.sets[k]?.descriptor ?? null,
      tree: anew?.sets[k]?.tree ?? null,
    })),
    mohr: anew?.mohr ?? null,
  };
}

/** Solves the converted document for the parts of the results beyond the diagrams; returns null if there are none. */
function solveParts({ sets, mohr }: SolvedBeam, from: UnitSystem, document: BeamCase): SolvedBeam | null {
  const include: IncludePart[] = [];
  if (sets.some(({ descriptor }) => descriptor !== null)) include.push('descriptor');
  if (sets.some(({ tree }) => tree !== null)) include.push('tree');
  if (include.length === 0 && mohr === null) return null;
  const place = (x: number): number => convertQuantity(x, 'length', from, document.units.system);
  // Rounding may convert a place at the right end to one just beyond it.
  const points = mohr?.map(({ x, kind }) => ({ kind, x: Math.min(place(x), document.L) }));
  const answer = solveBeam(document, { include, shear: timoshenko, ...(points && { mohr: points }) });
  return answer.level === 'error' ? null : answer;
}
