/** A place and the value there. */
export interface Found {
  readonly at: number;
  readonly value: number;
}

/** The range in which a peak is searched for. */
export interface PeakRange {
  readonly from: number;
  readonly to: number;
  /** A place in the range, or an end of it, that may be the peak itself. */
  readonly guess: number;
  /** The precision of the place, relative to the range; not below 1e-8, because a peak is flat there. */
  readonly precision: number;
}

/** The fraction of a range that a golden section excludes. */
const GOLDEN = (3 - Math.sqrt(5)) / 2;
/** Two or three times what is needed for a kink at the finest precision. */
const MOST_STEPS = 100;

/**
 * Finds the largest value of a function on a range, both ends included, by parabolas through three places if they make
 * progress, otherwise by golden sections.
 *
 * The result is certain if the function has one peak in the range, even a kink; for a smooth function the value is
 * exact within rounding. Source: R. P. Brent, Algorithms for Minimization without Derivatives (1973), chapter 5.
 */
export function findPeak(f: (x: number) => number, { from, to, guess, precision }: PeakRange): Found {
  const near = precision * (to - from);
  // A place that no neighbouring place exceeds is the only peak.
  for (const at of [guess, from, to]) {
    const value = f(at);
    if ((at - near < from || f(at - near) <= value) && (at + near > to || f(at + near) <= value))
      return { at, value };
  }
  let low = from;
  let high = to;
  // The best place, the second best, and the previous second best.
  let best = from + GOLDEN * (to - from);
  let second = best;
  let third = best;
  let atBest = f(best);
  let atSecond = atBest;
  let atThird = atBest;
  let step = 0;
  let stepBefore = 0;
  for (let count = 0; count < MOST_STEPS; count++) {
    const middle = (low + high) / 2;
    if (Math.abs(best - middle) <= 2 * near - (high - low) / 2) break;
    // The vertex of the parabola is p/q from the best place.
    const r = (best - second) * (atBest - atThird);
    const s = (best - third) * (atBest - atSecond);
    const q = 2 * (s - r);
    const p = (best - second) * r - (best - third) * s;
    const lastButOne = stepBefore;
    stepBefore = step;
    const top = best + p / q;
    // The step has to shrink faster than by halving; if three places are collinear or coincide, the parabola has no
    // vertex.
    if (Math.abs(p / q) < Math.abs(lastButOne) / 2 && top > low && top < high) {
      step = p / q;
      if (top - low < 2 * near || high - top < 2 * near) step = Math.sign(middle - best) * near;
    } else {
      stepBefore = (best < middle ? high : low) - best;
      step = GOLDEN * stepBefore;
    }
    const at = best + (Math.abs(step) < near ? Math.sign(step) * near : step);
    const value = f(at);
    if (value >= atBest) {
      if (at < best) high = best;
      else low = best;
      third = second;
      atThird = atSecond;
      second = best;
      atSecond = atBest;
      best = at;
      atBest = value;
      continue;
    }
    if (at < best) low = at;
    else high = at;
    if (value >= atSecond || second === best) {
      third = second;
      atThird = atSecond;
      second = at;
      atSecond = value;
    } else if (value >= atThird || third === best || third === second) {
      third = at;
      atThird = value;
    }
  }
  return { at: best, value: atBest };
}
