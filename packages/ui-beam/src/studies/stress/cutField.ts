import type { Theory } from '@eecs/solver-core';
import type { CutField, CutLevel, OpenedCut } from '@eecs/solver-core/stress';

/** The stress drawn over a cross-section. */
export type CutKind = 'normal' | 'shear' | 'equivalent';

/** A drawn stress over a cross-section, and its limits. */
export interface DrawnField {
  readonly cut: OpenedCut;
  readonly valueOf: (field: CutField) => number;
  /** The greatest magnitude over the section; 0 if there is no stress. */
  readonly greatest: number;
  /** Whether it is constant over the width at every height. */
  readonly isEven: boolean;
  /** Whether it is linear over the section. */
  readonly isLinear: boolean;
  /** The strengths that limit it, with their sign. */
  readonly limits: readonly number[];
}

/** Fraction of the greatest stress: a smaller difference over the width counts as constant. */
const EVEN = 1e-9;

/** Chooses a stress of a computed section; null if it is unknown. */
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

/** Returns the end of a level with the greater stress. */
export function worseEnd({ left, right }: CutLevel, valueOf: DrawnField['valueOf']): CutLevel['left'] {
  return Math.abs(valueOf(right)) > Math.abs(valueOf(left)) ? right : left;
}
