/**
 * Number of coefficients of a truncated power series along a part of a curved member. Parts are so short that the first
 * omitted term is below 1e-17 of the sum (`borders` of `MemberCurve`).
 */
export const TERMS = 25;

/** A power series in the distance from the start of a part, with `TERMS` coefficients. */
export type Series = readonly number[];

/** Returns the series of a constant. */
export function constantSeries(value: number): number[] {
  const c = new Array<number>(TERMS).fill(0);
  c[0] = value;
  return c;
}

/** Multiplies two series and omits the terms beyond the last coefficient. */
export function multiplySeries(a: Series, b: Series): number[] {
  const product = new Array<number>(TERMS).fill(0);
  for (let i = 0; i < TERMS; i++) {
    const one = a[i]!;
    if (one === 0) continue;
    for (let j = 0; i + j < TERMS; j++) product[i + j]! += one * b[j]!;
  }
  return product;
}

/** Returns the antiderivative with a given value at the start. */
export function integrateSeries(c: Series, start: number): number[] {
  const sum = new Array<number>(TERMS).fill(0);
  sum[0] = start;
  for (let k = 1; k < TERMS; k++) sum[k] = c[k - 1]! / k;
  return sum;
}

/** Adds series, each times a factor. */
export function combineSeries(...parts: readonly (readonly [series: Series, factor: number])[]): number[] {
  const sum = new Array<number>(TERMS).fill(0);
  for (const [series, factor] of parts) for (let k = 0; k < TERMS; k++) sum[k]! += factor * series[k]!;
  return sum;
}

/** Integrates the product of two series from the start over a length. */
export function integrateSeriesProduct(a: Series, b: Series, h: number): number {
  const sum = integrateSeries(multiplySeries(a, b), 0);
  let value = 0;
  for (let k = TERMS - 1; k >= 0; k--) value = value * h + sum[k]!;
  return value;
}
