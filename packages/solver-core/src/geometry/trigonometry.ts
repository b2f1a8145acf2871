/** Returns the sine of an angle in degrees, exact at multiples of 30 and 90. */
export function sinDeg(angleDeg: number): number {
  // The remainder is exact in floating point, so reduction costs no digits.
  const turn = angleDeg % 360;
  const reduced = turn < 0 ? turn + 360 : turn;
  if (reduced > 180) return -halfTurnSine(reduced - 180);
  return halfTurnSine(reduced);
}

/** Returns the cosine of an angle in degrees, exact at multiples of 60 and 90. */
export function cosDeg(angleDeg: number): number {
  const turn = Math.abs(angleDeg % 360);
  const reduced = turn > 180 ? 360 - turn : turn;
  if (reduced > 90) return -quarterCosine(180 - reduced);
  return quarterCosine(reduced);
}

function halfTurnSine(angleDeg: number): number {
  return quarterSine(angleDeg > 90 ? 180 - angleDeg : angleDeg);
}

function quarterSine(angleDeg: number): number {
  if (angleDeg === 0) return 0;
  if (angleDeg === 30) return 0.5;
  if (angleDeg === 90) return 1;
  return angleDeg > 45 ? cosSeries((90 - angleDeg) * RADIANS) : sinSeries(angleDeg * RADIANS);
}

function quarterCosine(angleDeg: number): number {
  return quarterSine(90 - angleDeg);
}

const RADIANS = Math.PI / 180;

// Taylor series on [0, pi/4], implemented here so that browser and server agree to the last bit.
const SINE_TERMS = /* @__PURE__ */ listTerms(7, 1);
const COSINE_TERMS = /* @__PURE__ */ listTerms(8, 0);

/** Lists -1/(2 + odd)!, 1/(4 + odd)!, ...: doubles represent these factorials exactly, so each term is rounded once. */
function listTerms(count: number, odd: 0 | 1): number[] {
  let factorial = 1;
  return Array.from({ length: count }, (_, i) => {
    const n = 2 * i + 2 + odd;
    factorial *= -n * (n - 1);
    return 1 / factorial;
  });
}

function sinSeries(x: number): number {
  return x + x * tail(SINE_TERMS, x * x);
}

function cosSeries(x: number): number {
  return 1 + tail(COSINE_TERMS, x * x);
}

function tail(terms: readonly number[], square: number): number {
  let sum = 0;
  for (let k = terms.length - 1; k >= 0; k--) sum = (sum + (terms[k] as number)) * square;
  return sum;
}
