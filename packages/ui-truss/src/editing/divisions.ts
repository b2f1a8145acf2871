import type { GuideShape, TrussCase } from '@eecs/solver-core/truss';
import { toPlainEdit, toRefusedEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';

/** Limits of the number of divisions of circles and ellipses. */
const DIVISIONS = { least: 2, most: 360 } as const;

/**
 * Lists the points that divide a circle or an ellipse into equal parts, from its half axis `a` on, counter-clockwise. A
 * line is infinite and has none; a document may contain an invalid number of parts.
 *
 * @example listDivisions({ className: 'circle', x0: 0, y0: 0, a: 2 }, 4) // (2, 0), (0, 2), (-2, 0), (0, -2)
 */
export function listDivisions(
  guide: GuideShape,
  divisor: number,
): readonly { readonly x: number; readonly y: number }[] {
  if (guide.className === 'line' || !isDivisor(divisor)) return [];
  const { x0, y0 } = guide;
  const { a, b, alpha } = guide.className === 'ellipse' ? guide : { a: guide.a, b: guide.a, alpha: 0 };
  const turn = (alpha * Math.PI) / 180;
  return Array.from({ length: divisor }, (_, part) => {
    const t = (part / divisor) * 2 * Math.PI;
    const [x, y] = [a * Math.cos(t), b * Math.sin(t)];
    return {
      x: x0 + x * Math.cos(turn) - y * Math.sin(turn),
      y: y0 + x * Math.sin(turn) + y * Math.cos(turn),
    };
  });
}

/** Sets the number of divisions of circles and ellipses; refuses a number that is not a permitted integer. */
export function setDivisor(document: TrussCase, divisor: number): Edit {
  if (!isDivisor(divisor)) return toRefusedEdit(document, 'valueOutside');
  return toPlainEdit(divisor === document.divisor ? document : { ...document, divisor });
}

function isDivisor(divisor: number): boolean {
  return Number.isInteger(divisor) && divisor >= DIVISIONS.least && divisor <= DIVISIONS.most;
}
