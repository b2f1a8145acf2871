import type { JointVector, TrussSet } from '@eecs/solver-core/truss';
import { greatestPart } from './greatestPart.ts';

/** A value with the case set it belongs to. */
export interface Governed {
  readonly value: number;
  /** Index of the governing case set; the first of equal ones. */
  readonly set: number;
}

/** The extremes of one number over the case sets. */
export interface Range {
  readonly max: Governed;
  readonly min: Governed;
}

/** Extremes over case sets: axial forces by rod, reactions by support in the order of the answer. */
export interface TrussEnvelope {
  readonly N: readonly Range[];
  readonly R: readonly { readonly joint: number; readonly x: Range; readonly y: Range; readonly z: Range }[];
}

/**
 * Finds the greatest and least force of each rod and each support over case sets. Values within rounding of zero count
 * as 0.
 */
export function computeEnvelope(sets: readonly TrussSet[]): TrussEnvelope {
  const zero = sets.map(({ zeroForce }) => new Set(zeroForce));
  const rods = sets[0]?.N.length ?? 0;
  const anchors = sets[0]?.R ?? [];
  const greatest = sets.reduce(
    (most, { R }) =>
      R.reduce((size, { x, y, z }) => Math.max(size, Math.abs(x), Math.abs(y), Math.abs(z)), most),
    0,
  );
  return {
    N: Array.from({ length: rods }, (_, link) =>
      rangeOf(sets.map(({ N }, set) => (zero[set]?.has(link) ? 0 : (N[link] ?? 0)))),
    ),
    R: anchors.map(({ joint }, at) => {
      const along = (axis: 'x' | 'y' | 'z'): Range =>
        rangeOf(
          sets.map(({ R }) => {
            const value = R[at]?.[axis] ?? 0;
            return Math.abs(value) <= NOTHING * greatest ? 0 : value;
          }),
        );
      return { joint, x: along('x'), y: along('y'), z: along('z') };
    }),
  };
}

/** A reaction below this fraction of the greatest one is rounding. */
const NOTHING = 1e-9;

/** Finds the extremes of values by case set; the first of equal ones governs. */
export function rangeOf(values: readonly number[]): Range {
  let [max, min] = [0, 0];
  values.forEach((value, set) => {
    if (value > (values[max] ?? 0)) max = set;
    if (value < (values[min] ?? 0)) min = set;
  });
  return { max: { value: values[max] ?? 0, set: max }, min: { value: values[min] ?? 0, set: min } };
}

/**
 * Merges several case sets into one for drawing: for each rod the force, stress and utilisation of the set with the
 * greatest magnitude. It has no displacements, because the values do not occur together; its reactions are the greatest
 * ones.
 */
export function governingSet(sets: readonly TrussSet[]): TrussSet | null {
  const [first] = sets;
  if (first === undefined) return null;
  const zero = sets.map(({ zeroForce }) => new Set(zeroForce));
  const pick = (values: (set: TrussSet) => readonly number[]): number[] =>
    values(first).map((_, at) => greatestOf(sets.map((set) => values(set)[at] ?? 0)));
  return {
    ...first,
    N: pick(({ N }) => N),
    R: first.R.map(({ joint }, at): JointVector => {
      const along = (axis: 'x' | 'y' | 'z'): number => greatestOf(sets.map(({ R }) => R[at]?.[axis] ?? 0));
      return { joint, x: along('x'), y: along('y'), z: along('z') };
    }),
    displacement: null,
    stress: first.stress === null ? null : pick(({ stress }) => stress ?? []),
    utilisation:
      first.utilisation?.map((_, at) => {
        const parts = sets.flatMap(({ utilisation }) => utilisation?.[at] ?? []);
        return parts.reduce((most, part) => (greatestPart(part) > greatestPart(most) ? part : most));
      }) ?? null,
    zeroForce: first.zeroForce.filter((link) => zero.every((links) => links.has(link))),
    descriptor: null,
    checks: null,
  };
}

function greatestOf(values: readonly number[]): number {
  return values.reduce((most, value) => (Math.abs(value) > Math.abs(most) ? value : most), 0);
}
