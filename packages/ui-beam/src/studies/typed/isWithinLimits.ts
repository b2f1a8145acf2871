import { LIMITS } from '@eecs/solver-core';
import type { Understood } from './saying.ts';

/** A shorter beam is a typing error, in the unit of the document. */
const LEAST_LENGTH = 1e-6;

/**
 * Returns whether the numbers of a statement are within the limits of a document: a document that cannot be read again
 * must not be written.
 */
export function isWithinLimits(saying: Understood): boolean {
  const { length, magnitude } = LIMITS.full;
  switch (saying.kind) {
    case 'length':
      return saying.length >= LEAST_LENGTH && saying.length <= length;
    case 'spring':
      return saying.stiffness <= magnitude;
    case 'settlement':
    case 'point':
      return Math.abs(saying.value) <= magnitude;
    case 'spread':
      return saying.y.every((value) => Math.abs(value) <= magnitude);
    default:
      return true;
  }
}
