import { SAME_ORDINATE } from '../linalg/tolerance.ts';
import type { ArcEdge, LineEdge, Outline } from './outline.ts';

/**
 * The part of a section above a level: area, first moments about the level and about y = 0, and the width of the cut.
 */
export interface AreaAbove {
  readonly A: number;
  /** Integral of z - level. */
  readonly S: number;
  /** Integral of y. */
  readonly Sz: number;
  readonly width: number;
}

/**
 * Integrates over the part of the area inside outlines that lies above the level z.
 *
 * Exact for lines and arcs: Green's theorem is applied with (z - level) dy, to which the cut itself contributes
 * nothing, so edges only have to be clipped. At a jump of the width, `side` states whether the width just above or just
 * below the level is returned. `height` of the whole section is the scale of the tolerance within which edges lie on
 * the level. Source: THEORY.md, "Cross-sections".
 */
export function integrateAbove(
  outlines: readonly Outline[],
  { level, side, height }: { level: number; side: 'above' | 'below'; height: number },
): AreaAbove {
  const sum = { A: 0, S: 0, Sz: 0, width: 0 };
  const same = SAME_ORDINATE * height;
  for (const edge of outlines.flat()) {
    const part = edge.kind === 'line' ? lineAbove(edge, { level, same, side }) : arcAbove(edge, level, same);
    sum.A += part.A;
    sum.S += part.S;
    sum.Sz += part.Sz;
    sum.width += part.width;
  }
  return sum;
}

const NOTHING: AreaAbove = { A: 0, S: 0, Sz: 0, width: 0 };

function lineAbove(
  { from, to }: LineEdge,
  { level, same, side }: { level: number; same: number; side: 'above' | 'below' },
): AreaAbove {
  const snap = (z: number) => (Math.abs(z - level) <= same ? 0 : z - level);
  let u0 = snap(from.z);
  let u1 = snap(to.z);
  if (u0 === 0 && u1 === 0) return side === 'above' ? NOTHING : { ...NOTHING, width: from.y - to.y };
  if (u0 <= 0 && u1 <= 0) return NOTHING;
  let y0 = from.y;
  let y1 = to.y;
  if (u0 < 0) {
    y0 += ((y1 - y0) * u0) / (u0 - u1);
    u0 = 0;
  } else if (u1 < 0) {
    y1 += ((y0 - y1) * u1) / (u1 - u0);
    u1 = 0;
  }
  const back = y0 - y1;
  return {
    A: (back * (u0 + u1)) / 2,
    S: (back * (u0 * u0 + u0 * u1 + u1 * u1)) / 6,
    Sz: (back * (2 * y0 * u0 + y0 * u1 + y1 * u0 + 2 * y1 * u1)) / 6,
    width: back,
  };
}

function arcAbove({ center, radius: r, start, sweep }: ArcEdge, level: number, same: number): AreaAbove {
  const a = center.z - level;
  const sum = { A: 0, S: 0, Sz: 0, width: 0 };
  // Near its top or bottom an arc is so flat that a rounding error of the level would cut off a large part of it.
  const touches = Math.abs(Math.abs(a) - r) <= same;
  const sine = touches ? -Math.sign(a) : -a / r;
  for (const [low, high] of anglesAbove(sine, Math.min(start, start + sweep), Math.abs(sweep))) {
    const p = powers(low);
    const q = powers(high);
    const [s1, s2, s3, sc, ssc] = q.map((value, k) => value - p[k]!) as Powers;
    const A = a * r * s1 + r * r * s2;
    sum.A += A;
    sum.S += (a * a * r * s1 + 2 * a * r * r * s2 + r ** 3 * s3) / 2;
    sum.Sz += center.y * A + a * r * r * sc + r ** 3 * ssc;
    sum.width += r * s1;
  }
  const turn = Math.sign(sweep);
  return { A: turn * sum.A, S: turn * sum.S, Sz: turn * sum.Sz, width: turn * sum.width };
}

type Powers = [number, number, number, number, number];

/** Antiderivatives of sin, sin², sin³, sin·cos and sin²·cos. */
function powers(angle: number): Powers {
  const s = Math.sin(angle);
  const c = Math.cos(angle);
  return [-c, (angle - s * c) / 2, -c + c ** 3 / 3, (s * s) / 2, s ** 3 / 3];
}

/** Returns the ranges of angles, starting at `low` and within `sweep`, whose sine is above k. */
function anglesAbove(k: number, low: number, sweep: number): [number, number][] {
  if (k >= 1) return [];
  const high = low + sweep;
  if (k <= -1) return [[low, high]];
  const rise = Math.asin(k);
  const fall = Math.PI - rise;
  const ranges: [number, number][] = [];
  const turn = 2 * Math.PI;
  for (let n = Math.floor((low - fall) / turn); rise + n * turn < high; n++) {
    const from = Math.max(low, rise + n * turn);
    const to = Math.min(high, fall + n * turn);
    if (to > from) ranges.push([from, to]);
  }
  return ranges;
}
