/** Brings a place back to a beam of a length. */
export function keepOnBeam(place: number, length: number): number {
  return Math.max(0, Math.min(length, place));
}
