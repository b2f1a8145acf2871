import { timoshenko } from '../beam/shear/timoshenko.ts';
import { solveBeam } from '../beam/solveBeam.ts';
import { valueAt } from '../diagrams/valueAt.ts';
import type { BeamCase } from '../model/beam/document.ts';

/** A diagram of a beam from which a result is read. */
export type ResultCurve = 'N' | 'Q' | 'M' | 'slope' | 'deflection';

/** A result whose change is explained: an extreme, a value at a place, or a reaction of a support. */
export type ResultWish =
  | { readonly kind: 'extreme'; readonly of: ResultCurve; readonly end: 'max' | 'min' }
  | {
      readonly kind: 'value';
      readonly of: ResultCurve;
      readonly x: number;
      /** At a jump. @default 'right' */
      readonly side?: 'left' | 'right';
    }
  | { readonly kind: 'reaction'; readonly support: number; readonly direction: 'x' | 'y' | 'r' };

/**
 * Solves a beam, with shear strains if its document wants them, and returns one of its results in base units; null if
 * it has none. `index` is the index of the case set.
 */
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
