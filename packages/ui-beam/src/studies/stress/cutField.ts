import type { Theory } from '@eecs/solver-core';
import type { CutField, CutLevel, OpenedCut } from '@eecs/solver-core/stress';

/** The stress that is drawn over a cross-section. */
export type CutKind = 'normal' | 'shear' | 'equivalent';

/** A stress over a cross-section that is drawn: what it is of, and where it should not pass. */
export interface DrawnField {
  readonly cut: OpenedCut;
  readonly valueOf: (field: CutField) => number;
  /** The greatest without sign over the section; 0 if nothing is stressed. */
  readonly greatest: number;
  /** Whether it is even over the width at every height. */
  readonly isEven: boolean;
  /** Whether it is linear over the section. */
  readonly isLinear: boolean;
  /** The strengths it is measured by, with their sign. */
  readonly limits: readonly number[];
}

/** Part of the greatest stress: a smaller difference over the width counts as even. */
const EVEN = 1e-9;

/** Chooses a stress of an opened cut; null if it is not known. */
export function chooseField(cut: OpenedCut, kind: CutKind, theory: Theory): DrawnField | null {
  if (kind === 'equivalent' && cut.levels.some(({ left }) => left.eq === null)) return null;
  const valueOf = ({ sigma, tau, eq }: CutField): number =>
    kind === 'normal' ? sigma : kind === 'shear' ? tau : (eq?.[theory] ?? 0);
  const ends = cut.levels.map(({ left, right }) => [valueOf(left), valueOf(right)] as const);
  const greatest = ends.reduce((most, [a, b]) => Math.max(most, Math.abs(a), Math.abs(b)), 0);
  const { tension, compression = tension } = cut.strength ?? {};
  const pull = tension === undefined ? [] : [tension];
  const push = kind === 'normal' && compression !== undefined ? [-compression] : [];
  return {
    cut,
    valueOf,
    greatest,
    isEven: ends.every(([a, b]) => Math.abs(a - b) <= EVEN * greatest),
    isLinear: kind === 'normal',
    limits: kind === 'shear' ? [] : [...pull, ...push],
  };
}

/** The worse stressed end of a level. */
export function worseEnd({ left, right }: CutLevel, valueOf: DrawnField['valueOf']): CutLevel['left'] {
  return Math.abs(valueOf(right)) > Math.abs(valueOf(left)) ? right : left;
}
