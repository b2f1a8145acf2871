import { type BeamCase, solveBeam, timoshenko, valueAt } from '@eecs/solver-core';
import type { ResultWish } from './exactTask.ts';

/** Solves a beam and returns one of its results in base units; null if it has none. */
export function readResult(document: BeamCase, wish: ResultWish, index: number): number | null {
  const answer = solveBeam(document, { include: [], mohr: [], shear: timoshenko });
  if (answer.level === 'error') return null;
  const set = answer.sets[index];
  if (set === undefined) return null;
  if (wish.kind === 'reaction') {
    const found = set.R.find(({ support }) => support === wish.support);
    return found?.[({ x: 'axial', y: 'normal', r: 'moment' } as const)[wish.direction]] ?? null;
  }
  const diagram = set[wish.of];
  if (diagram === null) return null;
  if (wish.kind === 'extreme') return diagram[wish.end].value;
  return wish.x < 0 || wish.x > document.L ? null : valueAt(diagram, wish.x, wish.side);
}
