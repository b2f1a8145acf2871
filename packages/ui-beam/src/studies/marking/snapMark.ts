/** Snaps a place to the nearest stop within reach, otherwise to a round step. */
export function snapMark(
  place: number,
  {
    stops,
    reach,
    step,
  }: { readonly stops: readonly number[]; readonly reach: number; readonly step: number },
): number {
  const nearest = stops.reduce(
    (best, stop) => (Math.abs(stop - place) < Math.abs(best - place) ? stop : best),
    Infinity,
  );
  if (Math.abs(nearest - place) <= reach) return nearest;
  // Division is used for steps below 1, because 0.1 is not exactly representable, but 10 is.
  return step < 1
    ? Math.round(place * Math.round(1 / step)) / Math.round(1 / step)
    : Math.round(place / step) * step;
}

/** Returns the step of 1, 2 or 5 times a power of ten that is about a hundredth of a length. */
export function findStep(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length / 100));
  const factor = length / 100 / power;
  return power * (factor < 1.5 ? 1 : factor < 3.5 ? 2 : 5);
}
