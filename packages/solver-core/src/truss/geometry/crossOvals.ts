import { SAME_GUIDE } from '../../linalg/tolerance.ts';
import { getOvalAxes, toDocument, turnIn } from './ovalAxes.ts';
import type { OvalAxes } from './ovalAxes.ts';
import { guideSize } from './guide.ts';
import type { Oval, Point } from './guide.ts';
import { COINCIDENT } from './intersection.ts';
import type { Intersection, SharedPoint } from './intersection.ts';
import { crossingsInQuarter, differentiateForm, evaluateForm, placeOnCircle } from './turningForm.ts';
import type { Place, TurningForm } from './turningForm.ts';

/**
 * Computes the intersection of two ellipses (or an ellipse and a circle): at most four points, a point of contact once.
 *
 * The first ellipse is mapped to the unit circle. The second's equation along it is a periodic function, a quartic on
 * each quarter, monotone between its extremes, so every sign change is bracketed; an extreme that is zero within
 * rounding is a point of contact. Points lie on both ellipses to 1e-12 of the largest of semi-axes and coordinates, for
 * semi-axes up to 1:1000.
 */
export function crossOvals(one: Oval, other: Oval): Intersection {
  const [axes, second] = [getOvalAxes(one), getOvalAxes(other)];
  const map = relate(axes, second);
  const form = createForm(map);
  const norm = Math.max(map.xx ** 2 + map.yx ** 2, map.xy ** 2 + map.yy ** 2, map.x ** 2 + map.y ** 2, 1);
  const size = Math.max(guideSize(one), guideSize(other)) / Math.max(axes.rx, axes.ry, second.rx, second.ry);
  const zero = SAME_GUIDE * norm * size;
  if (isZeroForm(form, zero)) return COINCIDENT;
  const samples = sampleForm(form);
  const points: SharedPoint[] = [];
  for (const run of listRoots(samples, zero)) {
    const place = run.isExtreme ? placeOnCircle(run.at) : findBetween(map, run.from, run.to);
    points.push({ ...toDocument(axes, place), isTangent: run.isTangent });
  }
  return { kind: 'points', points };
}

/**
 * Maps the plane in which the first oval is the unit circle to that in which the second one is; (x, y) is the image of
 * the centre.
 */
interface AffineMap {
  readonly xx: number;
  readonly xy: number;
  readonly yx: number;
  readonly yy: number;
  readonly x: number;
  readonly y: number;
}

function relate(first: OvalAxes, second: OvalAxes): AffineMap {
  const centre = turnIn(second, { x: first.x0 - second.x0, y: first.y0 - second.y0 });
  const cos = first.cos * second.cos + first.sin * second.sin;
  const sin = first.sin * second.cos - first.cos * second.sin;
  return {
    xx: (cos * first.rx) / second.rx,
    xy: (-sin * first.ry) / second.rx,
    yx: (sin * first.rx) / second.ry,
    yy: (cos * first.ry) / second.ry,
    x: centre.x / second.rx,
    y: centre.y / second.ry,
  };
}

/** The squared distance from the second oval's centre, less 1, along the unit circle. */
function createForm({ xx, xy, yx, yy, x, y }: AffineMap): TurningForm {
  return {
    A: xx * xx + yx * yx,
    B: 2 * (xx * xy + yx * yy),
    C: xy * xy + yy * yy,
    D: 2 * (xx * x + yx * y),
    E: 2 * (xy * x + yy * y),
    F: (x - 1) * (x + 1) + y * y,
  };
}

function isZeroForm({ A, B, C, D, E, F }: TurningForm, zero: number): boolean {
  return [A - C, B, D, E, (A + C) / 2 + F].every((value) => Math.abs(value) <= zero);
}

interface Sample {
  readonly at: Place;
  readonly value: number;
}

/** Evaluates the form at the ends of the quarters and at its extremes, once around. */
function sampleForm(form: TurningForm): Sample[] {
  const slope = differentiateForm(form);
  return ([0, 1, 2, 3] as const).flatMap((quarter) =>
    [0, ...crossingsInQuarter(slope, quarter)].map((s) => {
      const at = { quarter, s };
      return { at, value: evaluateForm(form, at) };
    }),
  );
}

interface Root {
  /** Whether the root is at a sample, which is `at`; otherwise it is between `from` and `to`. */
  readonly isExtreme: boolean;
  readonly isTangent: boolean;
  readonly at: Place;
  readonly from: Place;
  readonly to: Place;
}

/** Lists the roots around the circle: a sign change between samples, or a run of samples that are zero. */
function listRoots(samples: readonly Sample[], zero: number): Root[] {
  const start = samples.findIndex(({ value }) => Math.abs(value) > zero);
  if (start < 0) return [];
  const around = [...samples.slice(start), ...samples.slice(0, start + 1)];
  const roots: Root[] = [];
  let last = around[0]!;
  let run: Sample[] = [];
  for (const sample of around.slice(1)) {
    if (Math.abs(sample.value) <= zero) {
      run.push(sample);
      continue;
    }
    const isCrossing = sample.value > 0 !== last.value > 0;
    const nearest = run.reduce(
      (best, one) => (Math.abs(one.value) < Math.abs(best.value) ? one : best),
      run[0] ?? last,
    );
    if (isCrossing || run.length > 0) {
      const isExtreme = !isCrossing;
      roots.push({ isExtreme, isTangent: isExtreme, at: nearest.at, from: last.at, to: sample.at });
    }
    run = [];
    last = sample;
  }
  return roots;
}

/**
 * Bisects the arc between two places to find where the image has the distance 1. The distance itself is evaluated,
 * because its expanded square loses digits for long ellipses.
 */
function findBetween(map: AffineMap, from: Place, to: Place): Point {
  let low = from.quarter + from.s;
  let high = to.quarter + to.s;
  if (high <= low) high += 4;
  const isRising = excess(map, pointAt(high)) > 0;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (excess(map, pointAt(middle)) > 0 === isRising) high = middle;
    else low = middle;
  }
  const [before, after] = [pointAt(low), pointAt(high)];
  return Math.abs(excess(map, before)) < Math.abs(excess(map, after)) ? before : after;
}

/** Doubles are exhausted after fewer bisections. */
const HALVINGS = 60;

/** Returns the point of the unit circle at a number of quarter turns, by the tangent of half of the remaining angle. */
function pointAt(turns: number): Point {
  const quarter = Math.min(Math.floor(turns), 7);
  return placeOnCircle({ quarter: (quarter % 4) as Place['quarter'], s: turns - quarter });
}

/** Returns the distance of the image from the centre, less 1. */
function excess({ xx, xy, yx, yy, x, y }: AffineMap, at: Point): number {
  const [u, v] = [xx * at.x + xy * at.y + x, yx * at.x + yy * at.y + y];
  return Math.hypot(u, v) - 1;
}
