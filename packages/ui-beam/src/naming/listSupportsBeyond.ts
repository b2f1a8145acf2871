import type { BeamCase } from '@eecs/solver-core';
import { findCollisions } from '@eecs/solver-core/rules';
import { nameSupports } from './nameSupports.ts';

/**
 * Names all supports beyond an end of the beam as in the drawing, each with its place, from left to right.
 *
 * @example listSupportsBeyond(document, (x) => `${x} m`) // 'B (8 m), 1 (11.7 m)'
 */
export function listSupportsBeyond(
  document: Pick<BeamCase, 'supports' | 'loads' | 'L'>,
  place: (x: number) => string,
): string {
  const { supports } = document;
  const marks = nameSupports(supports);
  return findCollisions(document)
    .supportsBeyond.map((index) => ({ x: supports[index]?.x ?? 0, mark: marks[index]?.mark ?? '' }))
    .sort((a, b) => a.x - b.x)
    .map(({ x, mark }) => `${mark} (${place(x)})`)
    .join(', ');
}
