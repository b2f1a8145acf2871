/** A place and the value there. */
export interface Found {
  readonly at: number;
  readonly value: number;
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * Finds the largest value of a function on [from, to], both ends included, by golden section.
 *
 * Sure where the function has one peak there, be it a kink; then within rounding of the value, and `steps` shrink the
 * place to 0.618^steps of the range.
 * Source: J. Kiefer, Sequential minimax search for a maximum, Proc. AMS 4 (1953).
 */
export function findPeak(
  f: (x: number) => number,
  [from, to]: readonly [number, number],
  steps: number,
): Found {
  let [low, high] = [from, to];
  let [a, b] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
  let [atA, atB] = [f(a), f(b)];
  for (let step = 0; step < steps; step++) {
    if (atA >= atB) {
      [high, b, atB] = [b, a, atA];
      a = high - GOLDEN * (high - low);
      atA = f(a);
    } else {
      [low, a, atA] = [a, b, atB];
      b = low + GOLDEN * (high - low);
      atB = f(b);
    }
  }
  const inner = atA >= atB ? { at: a, value: atA } : { at: b, value: atB };
  return [from, to].reduce((best, at) => {
    const value = f(at);
    return value >= best.value ? { at, value } : best;
  }, inner);
}
