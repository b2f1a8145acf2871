import type { GuideShape, TrussCase } from '@eecs/solver-core/truss';
import { toPlainEdit, toRefusedEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';

/** Into how many parts circles and ellipses of guides may be divided. */
const DIVISIONS = { least: 2, most: 360 } as const;

/**
 * Lists the places that divide a circle or an ellipse into so many parts, from its half axis `a` on, counter-clockwise.
 * A line has no end, and so no parts; a document may hold a number that divides nothing.
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

/** Sets into how many parts circles and ellipses are divided; refused unless it is a whole number of parts. */
export function setDivisor(document: TrussCase, divisor: number): Edit {
  if (!isDivisor(divisor)) return toRefusedEdit(document, 'valueOutside');
  return toPlainEdit(divisor === document.divisor ? document : { ...document, divisor });
}

function isDivisor(divisor: number): boolean {
  return Number.isInteger(divisor) && divisor >= DIVISIONS.least && divisor <= DIVISIONS.most;
}
