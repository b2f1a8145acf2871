/** A corner of a line, px. */
export interface PathPoint {
  readonly x: number;
  readonly y: number;
}

/** A part of a path as a polyline. */
export interface Polyline {
  readonly points: readonly PathPoint[];
  readonly isClosed: boolean;
}

/** Pieces of a curve: the distance between the curve and its chords is less than a hundredth of its size. */
const PIECES = 16;

/**
 * Reads an SVG path and returns it as polylines: moves, lines, quadratic and cubic Béziers, arcs, closings. For formats
 * that have no curves, or other ones.
 *
 * @example flattenPath('M0 0h10v5Z') // one closed line of three corners
 */
export function flattenPath(d: string): Polyline[] {
  const lines: Polyline[] = [];
  let points: PathPoint[] = [];
  let at: PathPoint = { x: 0, y: 0 };
  const finish = (isClosed: boolean): void => {
    if (points.length > 1) lines.push({ points, isClosed });
    points = [];
  };
  const go = (point: PathPoint): void => {
    if (points.length === 0) points.push(at);
    points.push(point);
    at = point;
  };
  for (const { letter, numbers } of listCommands(d)) {
    const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0, h = 0] = numbers;
    const isRelative = letter !== letter.toUpperCase();
    const from = at;
    const [x0, y0] = isRelative ? [at.x, at.y] : [0, 0];
    switch (letter.toUpperCase()) {
      case 'M':
        finish(false);
        at = { x: x0 + a, y: y0 + b };
        points.push(at);
        break;
      case 'L':
        go({ x: x0 + a, y: y0 + b });
        break;
      case 'H':
        go({ x: x0 + a, y: at.y });
        break;
      case 'V':
        go({ x: at.x, y: y0 + a });
        break;
      case 'Q': {
        const [middle, to] = [
          { x: x0 + a, y: y0 + b },
          { x: x0 + c, y: y0 + e },
        ];
        followCurve((t) => bezier([from, middle, to], t), go);
        break;
      }
      case 'C': {
        const corners = [from, { x: x0 + a, y: y0 + b }, { x: x0 + c, y: y0 + e }, { x: x0 + f, y: y0 + g }];
        followCurve((t) => bezier(corners, t), go);
        break;
      }
      case 'A':
        for (const point of listArc(
          from,
          { rx: a, ry: b, isLarge: e !== 0, isSweep: f !== 0 },
          { x: x0 + g, y: y0 + h },
        ))
          go(point);
        break;
      case 'Z': {
        const first = points[0];
        finish(true);
        if (first !== undefined) at = first;
        break;
      }
      default:
        throw new Error(`\`flattenPath\` knows no command ${letter}`);
    }
  }
  finish(false);
  return lines;
}

const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, Z: 0 };

/** Splits a path into commands; a letter that is not repeated also applies to the following numbers. */
function* listCommands(
  d: string,
): Generator<{ readonly letter: string; readonly numbers: readonly number[] }> {
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...rest.matchAll(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g)].map(([text]) =>
      Number(text),
    );
    const count = COUNTS[letter.toUpperCase()] ?? 0;
    if (count === 0) {
      yield { letter, numbers };
      continue;
    }
    for (let k = 0; k < numbers.length; k += count) {
      // The further points of a move are line ends.
      const own = k > 0 && letter === 'M' ? 'L' : k > 0 && letter === 'm' ? 'l' : letter;
      yield { letter: own, numbers: numbers.slice(k, k + count) };
    }
  }
}

function followCurve(at: (t: number) => PathPoint, go: (point: PathPoint) => void): void {
  for (let k = 1; k <= PIECES; k += 1) go(at(k / PIECES));
}

/** Returns a point of a Bézier curve at parameter t (de Casteljau's algorithm). */
function bezier(corners: readonly PathPoint[], t: number): PathPoint {
  let left = corners;
  while (left.length > 1) {
    left = left.slice(1).map((point, k) => {
      const before = left[k] ?? point;
      return { x: before.x + (point.x - before.x) * t, y: before.y + (point.y - before.y) * t };
    });
  }
  return left[0] ?? { x: 0, y: 0 };
}

/**
 * Lists points on an arc of a circle or an axis-parallel ellipse. Source: SVG 2, appendix B.2.4, conversion from
 * endpoint to centre parameterization.
 */
function listArc(
  from: PathPoint,
  {
    rx,
    ry,
    isLarge,
    isSweep,
  }: { readonly rx: number; readonly ry: number; readonly isLarge: boolean; readonly isSweep: boolean },
  to: PathPoint,
): PathPoint[] {
  if (rx === 0 || ry === 0) return [to];
  const [dx, dy] = [(from.x - to.x) / 2 / rx, (from.y - to.y) / 2 / ry];
  const square = dx * dx + dy * dy;
  // Radii too small for the end points are scaled up until they reach.
  const grown = Math.sqrt(Math.max(1, square));
  const reach = Math.sqrt(Math.max(0, 1 / Math.max(square, 1e-12) - 1)) * (isLarge === isSweep ? -1 : 1);
  const half = square > 1 ? 0 : reach;
  const [cx, cy] = [half * dy, -half * dx];
  const start = Math.atan2(dy - cy, dx - cx);
  let turn = Math.atan2(-dy - cy, -dx - cx) - start;
  if (isSweep && turn < 0) turn += 2 * Math.PI;
  if (!isSweep && turn > 0) turn -= 2 * Math.PI;
  const middle = {
    x: (from.x + to.x) / 2 + cx * rx * grown,
    y: (from.y + to.y) / 2 + cy * ry * grown,
  };
  return Array.from({ length: PIECES }, (_, k) => {
    if (k === PIECES - 1) return to;
    const angle = start + (turn * (k + 1)) / PIECES;
    return { x: middle.x + rx * grown * Math.cos(angle), y: middle.y + ry * grown * Math.sin(angle) };
  });
}
