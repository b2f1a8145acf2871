import type { TrussCase, TrussSet } from '@eecs/solver-core/truss';
import type { LayResult } from '../../scheme/resultLayer.ts';
import type { ForceOptions } from '../picture/forceOptions.ts';
import { layResult } from '../picture/layResult.ts';

/**
 * Creates the function that lays a result out on a board: its values take precedence over numbers of joints and
 * dimensions.
 */
export function layOnBoard(
  document: TrussCase,
  set: TrussSet,
  options: Omit<ForceOptions, 'camera' | 'emphasis'>,
): LayResult {
  return (marks, how) => {
    const layer = layResult(document, set, marks, { ...options, ...how });
    // Values ranked by size have priorities from 0 to 1, like numbers and dimensions.
    const wishes = layer.wishes.map((wish) =>
      wish.priority <= 1 ? { ...wish, priority: 1 + wish.priority } : wish,
    );
    return { ...layer, wishes };
  };
}
