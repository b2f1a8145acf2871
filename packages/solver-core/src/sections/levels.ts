import { SAME_ORDINATE } from '../linalg/tolerance.ts';
import { boundOutlines } from './bounds.ts';
import type { Outline } from './outline.ts';

/**
 * Lists the ordinates at which edges of outlines begin or end, or at which arcs have their highest and lowest points,
 * ascending: between them the width is smooth.
 */
export function listLevels(outlines: readonly Outline[]): number[] {
  const ends = outlines
    .flat()
    .flatMap((edge) => {
      const { bottom, top } = boundOutlines([[edge]]);
      return [bottom, top];
    })
    .toSorted((a, b) => a - b);
  const same = SAME_ORDINATE * (ends.at(-1)! - ends[0]!);
  return ends.filter((level, i) => i === 0 || level - ends[i - 1]! > same);
}
