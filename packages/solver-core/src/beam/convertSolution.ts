import type { IncludePart, SolvedBeam } from './answer/answer.ts';
import { convertResults } from './answer/convertResults.ts';
import type { BeamCase } from '../model/beam/document.ts';
import type { UnitSystem } from '../model/common/document.ts';
import { convertQuantity } from '../units/convertQuantity.ts';
import { timoshenko } from './shear/timoshenko.ts';
import { solveBeam } from './solveBeam.ts';

/**
 * Converts the answer of a solved beam, so that it stays current after its document changed the unit system.
 *
 * Diagrams, stresses and reactions as `convertResults` does. Equations, floor plan and Mohr's integrals, if there are
 * any, are made anew from the converted document: every number of theirs has a unit of its own, and a unit load is one
 * of the new unit.
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

/** Solves the converted document for the parts the answer has beyond its diagrams; null when it has none. */
function solveParts({ sets, mohr }: SolvedBeam, from: UnitSystem, document: BeamCase): SolvedBeam | null {
  const include: IncludePart[] = [];
  if (sets.some(({ descriptor }) => descriptor !== null)) include.push('descriptor');
  if (sets.some(({ tree }) => tree !== null)) include.push('tree');
  if (include.length === 0 && mohr === null) return null;
  const place = (x: number): number => convertQuantity(x, 'length', from, document.units.system);
  // A place at the right end may convert to one just beyond it.
  const points = mohr?.map(({ x, kind }) => ({ kind, x: Math.min(place(x), document.L) }));
  const answer = solveBeam(document, { include, shear: timoshenko, ...(points && { mohr: points }) });
  return answer.level === 'error' ? null : answer;
}
