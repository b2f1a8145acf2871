import { splitProduct } from '../../linalg/splitProduct.ts';

/** Length and direction between two points, both to about 30 digits, as a double and its rounding error. */
export interface MemberDirection {
  readonly length: number;
  readonly lengthRest: number;
  readonly cos: number;
  readonly sin: number;
  readonly cosRest: number;
  readonly sinRest: number;
}

/**
 * Computes the direction from one point to another. The extra digits matter for stiff members that rotate together with
 * a soft part: rounding of their directions would strain them.
 */
export function memberDirection(
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): MemberDirection {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  // Scaling by a power of two rounds nothing and keeps squares in range.
  const scale = 2 ** -Math.floor(Math.log2(Math.max(Math.abs(dx), Math.abs(dy))));
  const [x, y] = [dx * scale, dy * scale];
  const [dxRest, dyRest] = [restOf(to.x, from.x, dx) * scale, restOf(to.y, from.y, dy) * scale];
  const [xx, xxRest] = splitProduct(x, x);
  const [yy, yyRest] = splitProduct(y, y);
  const square = xx + yy;
  const big = Math.max(xx, yy);
  const squareRest = big - square + Math.min(xx, yy) + xxRest + yyRest + 2 * (x * dxRest + y * dyRest);
  const length = Math.sqrt(square);
  const [back, backRest] = splitProduct(length, length);
  const lengthRest = (square - back - backRest + squareRest) / (2 * length);
  const [cos, cosRest] = quotient(x, dxRest, length, lengthRest);
  const [sin, sinRest] = quotient(y, dyRest, length, lengthRest);
  return { length: length / scale, lengthRest: lengthRest / scale, cos, sin, cosRest, sinRest };
}

/** Computes the rounding error of a - b. */
function restOf(a: number, b: number, difference: number): number {
  const back = difference - a;
  return a - (difference - back) + (-b - back);
}

function quotient(a: number, aRest: number, b: number, bRest: number): [number, number] {
  const q = a / b;
  const [back, backRest] = splitProduct(q, b);
  return [q, (a - back - backRest + aRest - q * bRest) / b];
}
