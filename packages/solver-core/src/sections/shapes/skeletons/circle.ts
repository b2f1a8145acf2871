import type { Wall } from '../../walls.ts';

/** Returns an empty list, because a full circle has no walls. */
export function layCircle(): readonly Wall[] {
  return [];
}
