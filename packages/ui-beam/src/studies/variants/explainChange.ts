import { type BeamCase, solveBeam, timoshenko } from '@eecs/solver-core';
import { type SplitChange, splitChange } from '@eecs/solver-core/inverse';
import { type ResultId, RESULT_ROWS, pickDiagram } from '../../naming/resultRows.ts';

/** An extreme of a diagram of a case set. */
export interface Extreme {
  readonly id: ResultId;
  readonly end: 'max' | 'min';
  readonly set: number;
}

/**
 * Splits the difference of an extreme between two beams over the edits between them; null if it has no such result in
 * one of them, or no order of the edits leads from one to the other through beams that can be solved.
 */
export function explainChange(from: BeamCase, to: BeamCase, { id, end, set }: Extreme): SplitChange | null {
  const row = RESULT_ROWS.find((one) => one.id === id);
  if (row === undefined) return null;
  return splitChange(from, to, (document) => {
    const answer = solveBeam(document, { include: [], mohr: [], shear: timoshenko });
    if (answer.level === 'error') return null;
    const index = Math.min(set, answer.sets.length - 1);
    return pickDiagram(row, { document, answer }, { index, isPassing: true })?.[end].value ?? null;
  });
}

/** A part of a beam that was edited: its kind as a text key, and its number. */
export interface EditName {
  readonly key:
    | 'loads'
    | 'supports'
    | 'beamSections'
    | 'materials'
    | 'sections'
    | 'caseSets'
    | 'L'
    | 'selfWeight'
    | 'other';
  readonly number: number;
}

const NAMED = [
  'loads',
  'supports',
  'beamSections',
  'materials',
  'sections',
  'caseSets',
  'L',
  'selfWeight',
] as const;

/** Names the edit of a path: "/loads/2" is the load 3. */
export function nameEdit(path: string): EditName {
  const [, first = '', index = '0'] = path.split('/');
  return { key: NAMED.find((one) => one === first) ?? 'other', number: Number(index) + 1 };
}
