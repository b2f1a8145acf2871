import type { BeamCase, Diagram } from '@eecs/solver-core';

export interface GreatestDeflection {
  readonly x: number;
  readonly value: number;
  /** Length of the span, or overhang, it is found in. */
  readonly span: number;
  /** Whether the part has a bearing at one end only, or at none. */
  readonly isOverhang: boolean;
  /** Span over deflection; null for a beam that does not move, or by more than its span. */
  readonly ratio: number | null;
}

/** Finds the greatest deflection of either sign, and what part it is of the span it is found in. */
export function findGreatestDeflection(
  diagram: Pick<Diagram, 'min' | 'max'>,
  { supports, L }: Pick<BeamCase, 'supports' | 'L'>,
): GreatestDeflection {
  const { x, value } = Math.abs(diagram.min.value) >= Math.abs(diagram.max.value) ? diagram.min : diagram.max;
  const bearings = supports.filter(({ className }) => className !== 'hinge').map((support) => support.x);
  const left = Math.max(0, ...bearings.filter((place) => place <= x && place < L));
  const right = Math.min(L, ...bearings.filter((place) => place > left && place >= x));
  const span = right - left;
  const isOverhang = !bearings.includes(left) || !bearings.includes(right);
  const ratio = span / Math.abs(value);
  return { x, value, span, isOverhang, ratio: value === 0 || ratio < 1 ? null : ratio };
}

/** Finds the case set whose greatest deflection is the greatest of all, by its index; the first of equal ones. */
export function findGoverningSet(
  sets: readonly { readonly deflection: Pick<Diagram, 'min' | 'max'> }[],
): number {
  const sizes = sets.map(({ deflection: { min, max } }) =>
    Math.max(Math.abs(min.value), Math.abs(max.value)),
  );
  return sizes.indexOf(Math.max(...sizes));
}
