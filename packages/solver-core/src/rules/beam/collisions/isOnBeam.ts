import type { BeamCase } from '../../../model/beam/document.ts';

/** Returns whether a place is on the beam, its ends included. */
export function isOnBeam(x: number, { L }: Pick<BeamCase, 'L'>): boolean {
  return x >= 0 && x <= L;
}
