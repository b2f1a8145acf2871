import { isWithinLengths, isWithinMagnitude } from '@eecs/ui-kit/editor';
import type { Understood } from './saying.ts';

/**
 * Returns whether the numbers of a statement are within the limits of a document: a document that cannot be read again
 * must not be written.
 */
export function isWithinLimits(saying: Understood): boolean {
  switch (saying.kind) {
    case 'length':
      return isWithinLengths(saying.length);
    case 'support':
      return saying.places.every(isWithinMagnitude);
    case 'spring':
      return isWithinMagnitude(saying.stiffness) && isWithinMagnitude(saying.x);
    case 'settlement':
    case 'point':
      return isWithinMagnitude(saying.value) && isWithinMagnitude(saying.x);
    case 'spread':
      return (
        [...saying.y, saying.source?.pressure ?? 0, saying.source?.width ?? 0].every(isWithinMagnitude) &&
        saying.x.every(isWithinMagnitude)
      );
    default:
      return true;
  }
}
