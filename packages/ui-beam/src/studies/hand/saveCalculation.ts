import { solveBeam, timoshenko } from '@eecs/solver-core';
import type { BeamCase } from '@eecs/solver-core';
import { proveByHand } from '@eecs/solver-core/hand';
import { saveBlob, toFileName } from '@eecs/ui-kit/editor';
import { nameSupports } from '../../naming/nameSupports.ts';

/**
 * Saves the calculation of a case set as a file in which each line has its exact value and the rule that gives it.
 * Returns false if the calculation ends early, so that there is nothing to prove.
 */
export function saveCalculation(document: BeamCase, set: number, title: string): boolean {
  const answer = solveBeam(document, { include: ['tree'], mohr: [], shear: timoshenko });
  if (answer.level === 'error') return false;
  const names = nameSupports(document.supports).map(({ mark }) => mark);
  const file = proveByHand(document, { answer, set: Math.min(set, answer.sets.length - 1), names });
  if (file === null) return false;
  const text = `${JSON.stringify(file, null, 2)}\n`;
  saveBlob(new Blob([text], { type: 'application/json' }), toFileName(title, 'calculation.json'));
  return true;
}
