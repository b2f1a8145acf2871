/** Brings a place to the nearest stop within reach, else to a step of a round number. */
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
  // By division where the step is a part of one: 0.1 has no exact double, 10 has.
  return step < 1
    ? Math.round(place * Math.round(1 / step)) / Math.round(1 / step)
    : Math.round(place / step) * step;
}

/** Finds the step of 1, 2 or 5 times a power of ten that is about a hundredth of a length. */
export function findStep(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length / 100));
  const factor = length / 100 / power;
  return power * (factor < 1.5 ? 1 : factor < 3.5 ? 2 : 5);
}
