import type { BeamCase } from '@eecs/solver-core';
import { findCollisions } from '@eecs/solver-core/rules';
import { createMark, type Mark, px } from '@eecs/ui-kit/layout';

const RING_PX = 15;
/** Half the size of a cross: an impossible object is not drawn. */
const CROSS_PX = 5;

/**
 * Marks impossible places: a ring round several supports at one place, and a ring with a cross for an object beyond an
 * end, at the edge of the board if it is farther out. Null if there are none.
 */
export function drawCollisions(
  document: BeamCase,
  {
    toX,
    axisY,
    width,
  }: { readonly toX: (x: number) => number; readonly axisY: number; readonly width: number },
): Mark | null {
  const { supportsBeyond, supportsAtOnePlace, loadsBeyond } = findCollisions(document);
  const { supports, loads, L } = document;
  const rings = supportsAtOnePlace.map((index) => supports[index]?.x ?? 0);
  const crosses = [
    ...supportsBeyond.map((index) => supports[index]?.x ?? 0),
    ...loadsBeyond.flatMap((index) => [loads[index]?.x ?? 0].flat().filter((x) => x < 0 || x > L)),
  ];
  const keep = (x: number): string => px(Math.max(RING_PX, Math.min(width - RING_PX, toX(x))));
  const ring = (x: string): string =>
    `M${x} ${px(axisY - RING_PX)}a${RING_PX} ${RING_PX} 0 1 1 0 ${2 * RING_PX}a${RING_PX} ${RING_PX} 0 1 1 0 ${-2 * RING_PX}Z`;
  const cross = (x: string): string =>
    `M${x} ${px(axisY)}m${-CROSS_PX} ${-CROSS_PX}l${2 * CROSS_PX} ${2 * CROSS_PX}m0 ${-2 * CROSS_PX}l${-2 * CROSS_PX} ${2 * CROSS_PX}`;
  const crossed = new Set(crosses.map(keep));
  const ringed = new Set([...rings.map(keep), ...crossed]);
  if (ringed.size === 0) return null;
  return createMark(
    'collisions',
    'collision',
    [...ringed].map(ring).join('') + [...crossed].map(cross).join(''),
  );
}
