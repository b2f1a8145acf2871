import type { Arithmetic } from './arithmetic.ts';
import type { PlainBeam, PlainLoad } from './plainBeam.ts';

export interface NodalAction<T> {
  readonly fx: T;
  readonly fy: T;
  readonly m: T;
}

/** Equivalent nodal forces of the loads on one element: [Q, M, Q, M] at its ends, and along x. */
export interface ElementAction<T> {
  readonly bending: readonly T[];
  readonly axial: readonly [T, T];
}

export interface SetOfActions<T> {
  readonly nodes: readonly NodalAction<T>[];
  readonly elements: readonly ElementAction<T>[];
}

/**
 * Collects the actions in each set, by node and by element. `shears` are 12 EI/(G·As·h²) of the elements, null if shear
 * strains are neglected.
 */
export function collectNodalActions<T>(
  m: Arithmetic<T>,
  beam: PlainBeam,
  { places, shears }: Grid<T>,
): SetOfActions<T>[] {
  const grid = { places, shears };
  if (beam.sets.length === 0) return [actionsOf(m, beam, grid, [{ index: null, factor: 1, angle: 0 }], 0)];
  return beam.sets.map(({ angle, factors }, own) => {
    const members = (factors ?? []).map((factor, index) => ({
      index,
      factor,
      angle: beam.sets[index]!.angle,
    }));
    return actionsOf(m, beam, grid, [{ index: own, factor: 1, angle }, ...members], angle);
  });
}

interface Grid<T> {
  readonly places: readonly number[];
  readonly shears: readonly (T | null)[];
}

interface Member {
  /** Null includes every load. */
  readonly index: number | null;
  readonly factor: number;
  readonly angle: number;
}

function actionsOf<T>(
  m: Arithmetic<T>,
  beam: PlainBeam,
  grid: Grid<T>,
  members: readonly Member[],
  weightAngle: number,
): SetOfActions<T> {
  const { places } = grid;
  const nodes = places.map(() => ({ fx: m.of(0), fy: m.of(0), m: m.of(0) }));
  const elements = places
    .slice(1)
    .map(() => ({ bending: [m.of(0), m.of(0), m.of(0), m.of(0)], axial: [m.of(0), m.of(0)] as Pair<T> }));
  for (const load of beam.loads) {
    for (const { factor, angle } of timesActing(load, members)) {
      if (load.kind === 'moment') {
        const node = nodes[places.indexOf(load.x)]!;
        node.m = m.add(node.m, m.of(factor * load.value));
      } else if (load.kind === 'force') {
        const [cos, sin] = directionOf(load.alpha + angle);
        const node = nodes[places.indexOf(load.x)]!;
        node.fx = m.add(node.fx, m.of(factor * load.value * cos));
        node.fy = m.add(node.fy, m.of(factor * load.value * sin));
      } else {
        addSpread(m, elements, grid, load, { factor, angle });
      }
    }
  }
  let x0 = 0;
  for (const { x1, mass } of beam.stretches) {
    const weight = { kind: 'mass', x0, x1, y: [mass, mass, mass], alpha: -90, sets: 1 } as const;
    if (mass > 0) addSpread(m, elements, grid, weight, { factor: 1, angle: weightAngle });
    x0 = x1;
  }
  return { nodes, elements };
}

/**
 * Returns the load's factor at each angle; moments are not rotated. The generator's factors are multiples of a tenth,
 * so their sum is rounded to one too.
 */
function timesActing(
  { kind, sets }: PlainLoad,
  members: readonly Member[],
): { factor: number; angle: number }[] {
  const acting = members
    .filter(({ index }) => index === null || (sets >>> index) & 1)
    .map(({ factor, angle }) => ({ factor, angle: kind === 'moment' ? 0 : angle }));
  return [...new Set(acting.map(({ angle }) => angle))].map((angle) => {
    const factors = acting.filter((one) => one.angle === angle).map(({ factor }) => factor);
    return { angle, factor: Math.round(10 * factors.reduce((sum, factor) => sum + factor, 0)) / 10 };
  });
}

type Pair<T> = [T, T];

/**
 * Returns cosine and sine of an angle in degrees, exactly for quarter turns, so that no load leaks into the other
 * direction.
 */
function directionOf(degrees: number): [number, number] {
  const quarter = degrees / 90;
  if (Number.isInteger(quarter)) {
    const turn = ((quarter % 4) + 4) % 4;
    return [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ][turn] as [number, number];
  }
  return [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
}

function addSpread<T>(
  m: Arithmetic<T>,
  elements: readonly { bending: T[]; axial: Pair<T> }[],
  { places, shears }: Grid<T>,
  load: Extract<PlainLoad, { kind: 'spread' | 'mass' }>,
  member: { factor: number; angle: number },
): void {
  const [cos, sin] = directionOf(load.alpha + member.angle);
  elements.forEach((element, e) => {
    const from = places[e]!;
    if (from < load.x0 || from >= load.x1) return;
    const h = m.subtract(m.of(places[e + 1]!), m.of(from));
    const q = ordinates(m, load, from, h).map((value) => m.multiply(value, m.of(member.factor)));
    const along = (weights: readonly Fraction[], length: T) =>
      m.multiply(
        length,
        weights.reduce(
          (sum, [top, bottom], k) => m.add(sum, m.multiply(q[k]!, m.divide(m.of(top), m.of(bottom)))),
          m.of(0),
        ),
      );
    const h2 = m.multiply(h, h);
    const bent = [along(N1, h), along(N2, h2), along(N3, h), along(N4, h2)];
    const shear = shears[e] ?? null;
    // Shape functions of a Timoshenko element: a weighted mean of Hermite's and those of an element with only shear.
    const shorn = () => [along(A1, h), along(S2, h2), along(A2, h), along(S4, h2)];
    const bending = shear === null ? bent : weigh(m, { bent, shorn: shorn(), shear });
    bending.forEach((value, i) => {
      element.bending[i] = m.add(element.bending[i]!, m.multiply(value, m.of(sin)));
    });
    [along(A1, h), along(A2, h)].forEach((value, i) => {
      element.axial[i] = m.add(element.axial[i]!, m.multiply(value, m.of(cos)));
    });
  });
}

/** Returns (bent + shear·shorn)/(1 + shear). */
function weigh<T>(m: Arithmetic<T>, of: { bent: readonly T[]; shorn: readonly T[]; shear: T }): T[] {
  const whole = m.add(m.of(1), of.shear);
  return of.bent.map((value, i) => m.divide(m.add(value, m.multiply(of.shear, of.shorn[i]!)), whole));
}

/** Returns the coefficients of the load on one element in powers of s = t/h. */
function ordinates<T>(
  m: Arithmetic<T>,
  { x0, x1, y }: Extract<PlainLoad, { kind: 'spread' | 'mass' }>,
  from: number,
  h: T,
): T[] {
  const length = m.subtract(m.of(x1), m.of(x0));
  const [y0, y1, y2] = y.map(m.of) as [T, T, T];
  const times = (factor: number, value: T) => m.multiply(m.of(factor), value);
  const b = m.subtract(m.subtract(times(4, y1), times(3, y0)), y2);
  const c = times(2, m.add(m.subtract(y0, times(2, y1)), y2));
  const start = m.divide(m.subtract(m.of(from), m.of(x0)), length);
  const step = m.divide(h, length);
  return [
    m.add(y0, m.multiply(start, m.add(b, m.multiply(start, c)))),
    m.multiply(step, m.add(b, times(2, m.multiply(start, c)))),
    m.multiply(m.multiply(step, step), c),
  ];
}

type Fraction = readonly [number, number];

/** Integrals over s from 0 to 1 of 1, s, s² times Hermite's shape functions (slopes: times h) and the linear ones. */
const N1: readonly Fraction[] = [
  [1, 2],
  [3, 20],
  [1, 15],
];
const N2: readonly Fraction[] = [
  [1, 12],
  [1, 30],
  [1, 60],
];
const N3: readonly Fraction[] = [
  [1, 2],
  [7, 20],
  [4, 15],
];
const N4: readonly Fraction[] = [
  [-1, 12],
  [-1, 20],
  [-1, 30],
];
/** Integral of (s - s²)/2, the rotation of an element with only shear. */
const S2: readonly Fraction[] = [
  [1, 12],
  [1, 24],
  [1, 40],
];
const S4: readonly Fraction[] = [
  [-1, 12],
  [-1, 24],
  [-1, 40],
];
const A1: readonly Fraction[] = [
  [1, 2],
  [1, 6],
  [1, 12],
];
const A2: readonly Fraction[] = [
  [1, 2],
  [1, 3],
  [1, 4],
];
