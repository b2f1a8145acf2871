import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import type { MohrPoint } from './mohr.ts';

/** Returns a failure for every place off the beam, because a unit load cannot be applied there. */
export function checkPoints(points: readonly MohrPoint[], L: number): Failure[] {
  return points.flatMap(({ x, opposite }, i) => [
    ...checkPlace(x, { i, name: 'x', L }),
    ...(opposite === undefined ? [] : checkPlace(opposite, { i, name: 'opposite', L })),
  ]);
}

function checkPlace(x: number, { i, name, L }: { i: number; name: string; L: number }): Failure[] {
  const path = `/mohr/${i}/${name}`;
  if (!Number.isFinite(x)) return [createFailure('schema.notFinite', path)];
  if (x >= 0 && x <= L) return [];
  return [createFailure('geometry.loadOutside', path, { ids: [i], values: { x0: x, x1: x, L } })];
}
