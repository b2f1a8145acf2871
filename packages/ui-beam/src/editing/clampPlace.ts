/** Takes a typed place to the beam: one beyond an end is that end. */
export function clampPlace(x: number, length: number): number {
  return Math.min(length, Math.max(0, x));
}
