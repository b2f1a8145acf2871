/** A curved member clamped at joint i, in the axes of its chord, with everything that an independent method needs. */
export interface ClampedCurve {
  readonly length: number;
  readonly shape: { readonly kind: 'arc' | 'parabola'; readonly rise: number; readonly shift: number };
  readonly EI: number;
  readonly EA: number;
  readonly loads: readonly CurveLoad[];
}

/** A load with its direction in the axes of the chord, or, if it `turns`, in those of the tangent. */
export interface CurveLoad {
  readonly kind: 'point' | 'moment' | 'spread';
  readonly turns: boolean;
  readonly isProjected: boolean;
  readonly angle: number;
  readonly x0: number;
  readonly x1: number;
  /** Value of a point load, or the ordinates of a spread one at its start, middle and end. */
  readonly y: readonly [number, number, number];
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly c: number;
  readonly s: number;
  /** Length of the axis for each unit of the parameter. */
  readonly speed: number;
}

/** The axis by its own parameter from 0 to 1: the angle of an arc, the fraction of the control polygon of a parabola. */
function placeOf({ length, shape: { kind, rise, shift } }: ClampedCurve, t: number): Place {
  if (kind === 'parabola') {
    const [dx, dy] = [length + 4 * shift * (1 - 2 * t), 4 * rise * (1 - 2 * t)];
    const speed = Math.hypot(dx, dy);
    const above = 4 * t * (1 - t);
    return { x: length * t + shift * above, y: rise * above, c: dx / speed, s: dy / speed, speed };
  }
  const radius = (length * length) / (8 * rise) + rise / 2;
  const half = Math.asin(Math.min(1, Math.abs(length / (2 * radius)))) * Math.sign(rise);
  const angle = half * (1 - 2 * t);
  return {
    x: length / 2 - radius * Math.sin(angle),
    y: radius * (Math.cos(angle) - Math.cos(half)),
    c: Math.cos(angle),
    s: Math.sin(angle),
    speed: Math.abs(2 * half * radius),
  };
}

/** Nodes and weights of Gauss's rule with six points on (0, 1), from those on (-1, 1). */
const GAUSS = [
  [0.9324695142031521, 0.1713244923791704],
  [0.6612093864662645, 0.3607615730481386],
  [0.2386191860831969, 0.467913934572691],
].flatMap(([node = 0, weight = 0]) => [
  [(1 - node) / 2, weight / 2] as const,
  [(1 + node) / 2, weight / 2] as const,
]);

/** Parts into which every interval is divided: with six nodes each, smooth integrands have all digits. */
const PARTS = 8;

function integrate(from: number, to: number, of: (t: number) => number): number {
  let sum = 0;
  for (let k = 0; k < PARTS; k++)
    for (const [node, weight] of GAUSS) sum += weight * of(from + ((to - from) * (k + node)) / PARTS);
  return (sum * (to - from)) / PARTS;
}

/** Finds where a function changes its sign, by bisection. */
function bisect(from: number, to: number, isBefore: (t: number) => boolean): number {
  let [low, high] = [from, to];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (isBefore(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** A force on a place of the axis, and a moment. */
interface Force {
  readonly t: number;
  readonly fx: number;
  readonly fy: number;
  readonly m: number;
}

/** Writes the loads beyond a section as forces: spread ones at Gauss's nodes, divided where a projected load turns over. */
function forcesBeyond(curve: ClampedCurve, section: number): Force[] {
  const at = (x: number): number => bisect(0, 1, (t) => placeOf(curve, t).x < x);
  return curve.loads.flatMap(({ kind, turns, isProjected, angle, x0, x1, y: [y0, y1, y2] }): Force[] => {
    const [a, b] = [Math.cos(angle), Math.sin(angle)];
    const direction = ({ c, s }: Place) =>
      turns ? ([a * c - b * s, a * s + b * c] as const) : ([a, b] as const);
    const first = at(x0);
    if (kind !== 'spread') {
      const [px, py] = direction(placeOf(curve, first));
      if (first <= section) return [];
      return kind === 'moment'
        ? [{ t: first, fx: 0, fy: 0, m: y0 }]
        : [{ t: first, fx: y0 * px, fy: y0 * py, m: 0 }];
    }
    const from = Math.max(first, section);
    const to = at(x1);
    if (to <= from) return [];
    const covered = (t: number): number => {
      const { c, s } = placeOf(curve, t);
      return isProjected ? a * s - b * c : 1;
    };
    const turn = bisect(from, to, (t) => covered(t) * covered(from) > 0);
    return [[from, turn] as const, [turn, to] as const].flatMap(([start, end]) =>
      Array.from({ length: PARTS }, (_, part) =>
        GAUSS.map(([node, weight]): Force => {
          const t = start + ((end - start) * (part + node)) / PARTS;
          const place = placeOf(curve, t);
          const z = (place.x - x0) / (x1 - x0);
          const q = y0 + z * (4 * y1 - 3 * y0 - y2) + 2 * z * z * (y0 - 2 * y1 + y2);
          const size = (q * weight * (end - start) * place.speed * Math.abs(covered(t))) / PARTS;
          const [px, py] = direction(place);
          return { t, fx: size * px, fy: size * py, m: 0 };
        }),
      ).flat(),
    );
  });
}

/** A curved member between two clamps, solved by the force method with the reactions of joint j as unknowns. */
export interface SolvedCurve {
  /** Force of the clamp at joint j on the member, in the axes of the chord: x, y, moment. */
  readonly reaction: readonly [number, number, number];
  /** Forces of a section at a place of the chord: N, Q, M. */
  readonly forcesAt: (x: number) => readonly [number, number, number];
}

/**
 * Solves it by quadrature of the energy of the cantilever from joint i. It shares no formula with the solver: the axis
 * runs by another parameter, every load is a sum of points, and the strains of each are integrated at Gauss's nodes.
 */
export function solveClampedCurve(curve: ClampedCurve): SolvedCurve {
  const { EI, EA, length } = curve;
  /** Forces that a force beyond a section causes in it: N, Q, M. */
  const sectionOf = (t: number, { fx, fy, m }: Force, at: { readonly x: number; readonly y: number }) => {
    const { x, y, c, s } = placeOf(curve, t);
    return [fx * c + fy * s, fx * s - fy * c, m + (at.x - x) * fy - (at.y - y) * fx] as const;
  };
  const tip = { x: length, y: 0 };
  const units = [
    { t: 1, fx: 1, fy: 0, m: 0 },
    { t: 1, fx: 0, fy: 1, m: 0 },
    { t: 1, fx: 0, fy: 0, m: 1 },
  ];
  const work = (unit: Force, force: Force): number => {
    const at = placeOf(curve, force.t);
    return integrate(0, force.t, (t) => {
      const [N, , M] = sectionOf(t, unit, tip);
      const [n, , m] = sectionOf(t, force, at);
      return placeOf(curve, t).speed * ((M * m) / EI + (N * n) / EA);
    });
  };
  const forces = forcesBeyond(curve, 0);
  const reaction = solve3(
    units.map((one) => units.map((other) => work(one, other))),
    units.map((one) => -forces.reduce((sum, force) => sum + work(one, force), 0)),
  );
  return {
    reaction,
    forcesAt: (x) => {
      const t = bisect(0, 1, (tried) => placeOf(curve, tried).x < x);
      const found: [number, number, number] = [0, 0, 0];
      const add = (force: Force, share: number): void => {
        sectionOf(t, force, placeOf(curve, force.t)).forEach((value, n) => (found[n]! += share * value));
      };
      for (const force of forcesBeyond(curve, t)) add(force, 1);
      units.forEach((unit, k) => {
        add(unit, reaction[k]!);
      });
      return found;
    },
  };
}

function solve3(a: readonly (readonly number[])[], b: readonly number[]): [number, number, number] {
  const det = (m: readonly (readonly number[])[]): number =>
    m[0]![0]! * (m[1]![1]! * m[2]![2]! - m[1]![2]! * m[2]![1]!) -
    m[0]![1]! * (m[1]![0]! * m[2]![2]! - m[1]![2]! * m[2]![0]!) +
    m[0]![2]! * (m[1]![0]! * m[2]![1]! - m[1]![1]! * m[2]![0]!);
  const whole = det(a);
  return [0, 1, 2].map(
    (column) => det(a.map((row, r) => row.map((value, c) => (c === column ? b[r]! : value)))) / whole,
  ) as [number, number, number];
}
