import type { GoverningValue, Range } from '@eecs/solver-core/combinations';

/** Leaves out the contributions that prove governing values: too many for the answer of a large structure. */
export function withoutProof({ max, min }: Range<GoverningValue>) {
  return {
    max: { value: max.value, combination: max.combination },
    min: { value: min.value, combination: min.combination },
  };
}
