/**
 * Multiplies two doubles and returns the product with its rounding error; their sum is exact.
 * Source: T. J. Dekker, A floating-point technique for extending the available precision, Numer. Math. 18 (1971).
 */
export function splitProduct(a: number, b: number): readonly [product: number, error: number] {
  const product = a * b;
  const ca = SPLIT * a;
  const ah = ca - (ca - a);
  const al = a - ah;
  const cb = SPLIT * b;
  const bh = cb - (cb - b);
  const bl = b - bh;
  return [product, ah * bh - product + ah * bl + al * bh + al * bl];
}

const SPLIT = 2 ** 27 + 1;
