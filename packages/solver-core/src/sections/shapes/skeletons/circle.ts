import type { Wall } from '../../walls.ts';

/** A full circle has no walls. */
export function layCircle(): readonly Wall[] {
  return [];
}
