/** Clips a place to a beam of some length. */
export function keepOnBeam(place: number, length: number): number {
  return Math.max(0, Math.min(length, place));
}
