/**
 * Returns the share `part / whole` of an amount, in whole cents; half a cent is rounded away from zero. `part` and
 * `whole` are whole numbers, 0 ≤ `part` ≤ `whole`; the product of the three arguments is below 2^52.
 */
export function prorate(cents: number, part: number, whole: number): number {
  const doubled = 2 * Math.abs(cents) * part + whole;
  // Uses the remainder rather than a division, because a quotient of doubles may round up to the next cent.
  const share = (doubled - (doubled % (2 * whole))) / (2 * whole);
  return cents < 0 ? -share : share;
}

/** Writes whole cents as dollars for people: `28.20`. */
export function formatDollars(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Writes whole cents as dollars, the unit of the calls. */
export function toDollars(cents: number): number {
  return cents / 100;
}
