import type { TrussCase, TrussSet } from '@eecs/solver-core/truss';
import type { LayResult } from '../../scheme/resultLayer.ts';
import type { ForceOptions } from '../picture/forceOptions.ts';
import { layResult } from '../picture/layResult.ts';

/** Creates what lays a result on a board: its values are above the numbers of joints and the dimensions. */
export function layOnBoard(
  document: TrussCase,
  set: TrussSet,
  options: Omit<ForceOptions, 'camera' | 'emphasis'>,
): LayResult {
  return (marks, how) => {
    const layer = layResult(document, set, marks, { ...options, ...how });
    // Values that go by their size have priorities from 0 to 1, as numbers and dimensions have.
    const wishes = layer.wishes.map((wish) =>
      wish.priority <= 1 ? { ...wish, priority: 1 + wish.priority } : wish,
    );
    return { ...layer, wishes };
  };
}
