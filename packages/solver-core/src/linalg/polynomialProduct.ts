/** Returns the coefficients of the same polynomial in powers of s - by. */
export function shifted(c: readonly number[], by: number): number[] {
  const moved = [...c];
  if (by === 0) return moved;
  // Repeated synthetic division by (s - by).
  for (let start = 0; start < moved.length - 1; start++) {
    for (let k = moved.length - 2; k >= start; k--) moved[k]! += by * moved[k + 1]!;
  }
  return moved;
}

/** Integrates the product of two polynomials over [0, h] exactly. */
export function integrateProduct(a: readonly number[], b: readonly number[], h: number): number {
  let sum = 0;
  for (let i = a.length - 1; i >= 0; i--) {
    let inner = 0;
    for (let j = b.length - 1; j >= 0; j--) inner = inner * h + b[j]! / (i + j + 1);
    sum = sum * h + a[i]! * inner;
  }
  return sum * h;
}

/** Multiplies two polynomials. */
export function multiplied(a: readonly number[], b: readonly number[]): number[] {
  const product = new Array<number>(a.length + b.length - 1).fill(0);
  a.forEach((one, i) => {
    b.forEach((other, j) => {
      product[i + j]! += one * other;
    });
  });
  return product;
}

/** Returns the antiderivative of a polynomial that is zero at s = 0. */
export function integral(c: readonly number[]): number[] {
  return [0, ...c.map((value, power) => value / (power + 1))];
}
