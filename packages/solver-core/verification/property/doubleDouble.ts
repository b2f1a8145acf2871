import type { Arithmetic } from './arithmetic.ts';

/**
 * Numbers of about 32 digits as an unevaluated sum of two doubles, the high and the low part.
 *
 * Source: T. J. Dekker, A floating-point technique for extending the available precision, Numer. Math. 18 (1971); Y.
 * Hida, X. S. Li, D. H. Bailey, Library for double-double and quad-double arithmetic (2000).
 */
export interface DoubleDouble {
  readonly hi: number;
  readonly lo: number;
}

/** The arithmetic of 32 digits. */
export const DOUBLE_DOUBLE: Arithmetic<DoubleDouble> = {
  of: dd,
  add,
  subtract,
  negate,
  multiply,
  divide,
  toNumber,
};

function dd(value: number): DoubleDouble {
  return { hi: value, lo: 0 };
}

function add(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  const s = a.hi + b.hi;
  const bb = s - a.hi;
  const e = a.hi - (s - bb) + (b.hi - bb);
  const t = a.lo + b.lo;
  const tb = t - a.lo;
  const f = a.lo - (t - tb) + (b.lo - tb);
  return normalized(...twice(s, e + t, f));
}

function negate({ hi, lo }: DoubleDouble): DoubleDouble {
  return { hi: -hi, lo: -lo };
}

function subtract(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  return add(a, negate(b));
}

function multiply(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  const p = a.hi * b.hi;
  const e = productError(a.hi, b.hi, p) + (a.hi * b.lo + a.lo * b.hi);
  return normalized(p, e);
}

function divide(a: DoubleDouble, b: DoubleDouble): DoubleDouble {
  const q1 = a.hi / b.hi;
  const r1 = subtract(a, multiply(b, dd(q1)));
  const q2 = r1.hi / b.hi;
  const r2 = subtract(r1, multiply(b, dd(q2)));
  return add(normalized(q1, q2), dd(r2.hi / b.hi));
}

function toNumber({ hi, lo }: DoubleDouble): number {
  return hi + lo;
}

function normalized(hi: number, lo: number): DoubleDouble {
  const s = hi + lo;
  return { hi: s, lo: lo - (s - hi) };
}

function twice(s: number, e: number, f: number): [number, number] {
  const h = s + e;
  return [h, e - (h - s) + f];
}

/** Returns the rounding error of a product, by Veltkamp's splitting. */
function productError(a: number, b: number, p: number): number {
  const ca = SPLIT * a;
  const ah = ca - (ca - a);
  const al = a - ah;
  const cb = SPLIT * b;
  const bh = cb - (cb - b);
  const bl = b - bh;
  return ah * bh - p + ah * bl + al * bh + al * bl;
}

const SPLIT = 2 ** 27 + 1;
