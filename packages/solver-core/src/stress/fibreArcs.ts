import { evaluate } from '../linalg/polynomial.ts';
import { ARC_FIT } from '../linalg/tolerance.ts';
import { listBands, stressesAt } from './fibres.ts';
import type { Band } from './fibres.ts';
import type { PlacedSection } from './placedSection.ts';

/** The level of a fibre and its number among the fibres of that level (`slot`), without its horizontal position. */
export interface FibrePlace {
  readonly z: number;
  readonly side: 'above' | 'below';
  readonly slot: number;
}

/** A fibre at an end of an arc, with exact stresses. */
export interface FibreEnd extends FibrePlace {
  /** Normal stress per unit of M. */
  readonly bending: number;
  /** Shear stress per unit of Q. */
  readonly shear: number;
}

/** A part of the height over which the stresses of the fibres are polynomials of v in [-1, 1]. */
export interface FibreArc {
  readonly from: FibreEnd;
  readonly to: FibreEnd;
  readonly bending: readonly number[];
  readonly shear: readonly number[];
  /** The largest distance of both stresses from their chords. */
  readonly bow: { readonly bending: number; readonly shear: number };
  readonly placeAt: (v: number) => FibrePlace;
}

const DEGREE = 8;
/**
 * Greatest number of halvings of a band, because near a neck of the section the shear stress changes within a
 * thousandth of the height.
 */
const MOST_HALVINGS = 7;
/** Least number of arcs into which a band is divided, so that a theory has one peak in each. */
const PARTS = 8;

/**
 * Divides the height of a section into arcs over which both stresses of the fibres are polynomials, accurate to 1e-11
 * of the greatest stress.
 *
 * Between two levels without a break they are smooth except for square roots where an arc of the outline begins or ends
 * horizontally; the substitution t²(3 - 2t) for the height removes these. Polynomials through the Chebyshev extrema are
 * compared with the stresses between these points, and arcs that do not fit are halved. If the outline is straight and
 * the width constant, the polynomials are exact. Source: L. N. Trefethen, Approximation Theory and Approximation
 * Practice (2013), chapters 2 to 4.
 */
export function listArcs(section: PlacedSection): FibreArc[] {
  const hasArcs = section.outlines.flat().some(({ kind }) => kind === 'arc');
  const slots = section.Iyz === 0 ? [0] : [0, 1];
  const paths = listBands(section).flatMap((band) =>
    slots.map((slot) => followBand(section, { band, slot, hasArcs })),
  );
  const scale = paths
    .flatMap((path) => NODES.map((v) => path.at((v + 1) / 2)))
    .reduce((most, one) => larger(most, [Math.abs(one[0]), Math.abs(one[1])]), [0, 0]);
  return paths.flatMap((path) =>
    fit(path, { t0: 0, t1: 1, scale }).flatMap((fitted) => cut(path, fitted, scale)),
  );
}

/** Bending and shear of a fibre. */
type Pair = readonly [number, number];

interface Path {
  readonly placeAt: (t: number) => FibrePlace;
  readonly at: (t: number) => Pair;
}

function followBand(
  section: PlacedSection,
  {
    band: [low, high],
    slot,
    hasArcs,
  }: { readonly band: Band; readonly slot: number; readonly hasArcs: boolean },
): Path {
  const placeAt = (t: number): FibrePlace => {
    if (t >= 1) return { z: high, side: 'below', slot };
    const part = hasArcs ? t * t * (3 - 2 * t) : t;
    // A place so close to an end that it counts as the level itself still belongs to the band.
    return { z: low + (high - low) * part, side: part < 0.5 ? 'above' : 'below', slot };
  };
  const at = (t: number): Pair => {
    const { z, side } = placeAt(t);
    const { bending, shear } = stressesAt(section, z, side)[slot]!;
    return [bending, shear];
  };
  return { placeAt, at };
}

function larger(one: Pair, other: Pair): Pair {
  return [Math.max(one[0], other[0]), Math.max(one[1], other[1])];
}

/**
 * Extrema of the Chebyshev polynomial, and the places where the polynomial through them is compared with the stress.
 */
const NODES = Array.from({ length: DEGREE + 1 }, (_, k) => Math.cos((Math.PI * k) / DEGREE));
const BETWEEN = Array.from({ length: DEGREE }, (_, k) => Math.cos((Math.PI * (k + 0.5)) / DEGREE));

interface Fitted {
  readonly t0: number;
  readonly t1: number;
  readonly bending: readonly number[];
  readonly shear: readonly number[];
}

function fit(
  path: Path,
  { t0, t1, scale }: { readonly t0: number; readonly t1: number; readonly scale: Pair },
  halvings = MOST_HALVINGS,
): Fitted[] {
  const at = (v: number) => path.at(within(t0, t1, v));
  const pairs = NODES.map(at);
  const bending = powersOf(seriesThrough(pairs.map(([value]) => value)));
  const shear = powersOf(seriesThrough(pairs.map(([, value]) => value)));
  const fits =
    halvings === 0 ||
    BETWEEN.every((v) => {
      const [b, s] = at(v);
      return (
        Math.abs(evaluate(bending, v) - b) <= ARC_FIT * scale[0] &&
        Math.abs(evaluate(shear, v) - s) <= ARC_FIT * scale[1]
      );
    });
  if (fits) return [{ t0, t1, bending, shear }];
  const middle = (t0 + t1) / 2;
  return [
    ...fit(path, { t0, t1: middle, scale }, halvings - 1),
    ...fit(path, { t0: middle, t1, scale }, halvings - 1),
  ];
}

function cut(path: Path, { t0, t1, bending, shear }: Fitted, scale: Pair): FibreArc[] {
  const count = Math.ceil(PARTS * (t1 - t0));
  const endAt = (t: number): FibreEnd => {
    const [b, s] = path.at(t);
    return { ...path.placeAt(t), bending: b, shear: s };
  };
  const ends = Array.from({ length: count + 1 }, (_, k) =>
    endAt(k === count ? t1 : t0 + ((t1 - t0) * k) / count),
  );
  return ends.slice(1).map((to, k): FibreArc => {
    const part = (v: number) => (2 * (k + (v + 1) / 2)) / count - 1;
    const series = ([bending, shear] as const).map((whole, which) =>
      trim(seriesThrough(NODES.map((v) => evaluate(whole, part(v)))), scale[which]!),
    ) as [number[], number[]];
    return {
      from: ends[k]!,
      to,
      bending: powersOf(series[0]),
      shear: powersOf(series[1]),
      bow: { bending: bowOf(series[0]), shear: bowOf(series[1]) },
      placeAt: (v) => path.placeAt(within(t0, t1, part(v))),
    };
  });
}

/** Maps v in [-1, 1] to a range. */
function within(t0: number, t1: number, v: number): number {
  return v >= 1 ? t1 : t0 + ((t1 - t0) * (v + 1)) / 2;
}

/** Computes the Chebyshev series of the polynomial through values at the nodes. */
function seriesThrough(values: readonly number[]): number[] {
  const halfAtEnds = (k: number) => (k === 0 || k === DEGREE ? 0.5 : 1);
  return values.map((_, j) =>
    values.reduce(
      (sum, value, k) =>
        sum + ((2 * halfAtEnds(j) * halfAtEnds(k)) / DEGREE) * value * Math.cos((Math.PI * j * k) / DEGREE),
      0,
    ),
  );
}

/** Removes coefficients that are within rounding. */
function trim(series: readonly number[], scale: number): number[] {
  let length = series.length;
  while (length > 1 && Math.abs(series[length - 1]!) <= (ARC_FIT / 100) * scale) length--;
  return series.slice(0, length);
}

/** Bounds the distance from the chord: each Chebyshev term from the second on is at most 2 from its chord. */
function bowOf(series: readonly number[]): number {
  return 2 * series.slice(2).reduce((sum, term) => sum + Math.abs(term), 0);
}

/** The powers of v in each of Chebyshev's polynomials: T(k+1) = 2v·T(k) - T(k-1). */
const CHEBYSHEV = Array.from({ length: DEGREE - 1 }).reduce<number[][]>(
  (list) => [...list, [0, ...list.at(-1)!].map((c, i) => (i === 0 ? 0 : 2 * c) - (list.at(-2)![i] ?? 0))],
  [[1], [0, 1]],
);

function powersOf(series: readonly number[]): number[] {
  const c = series.map(() => 0);
  for (const [k, term] of series.entries())
    for (const [i, power] of CHEBYSHEV[k]!.entries()) c[i]! += term * power;
  return c;
}
