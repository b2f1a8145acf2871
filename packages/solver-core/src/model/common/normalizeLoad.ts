import { createFailure } from '../../failures/failure.ts';
import type { Failure } from '../../failures/failure.ts';
import { cosDeg, sinDeg } from '../../geometry/trigonometry.ts';
import { DERIVED_VALUE } from '../../linalg/tolerance.ts';
import { toLoadClass } from './classNames.ts';
import { LEFT_OUT } from './constants.ts';
import type { LoadClass } from './loadClass.ts';
import { isRecord } from './schemaReader.ts';

/**
 * Brings a load to canonical form: class name, `x` from `x0` and `x1`, the direction its class fixes, repaired derived
 * coefficients, reversed ends swapped together with their ordinates. Values that cannot be understood are left for the
 * schema to refuse.
 */
export function normalizeLoad(load: unknown, index: number, corrections: Failure[]): unknown {
  if (!isRecord(load) || typeof load['className'] !== 'string') return load;
  const className = toLoadClass(load['className']);
  if (!className) return load;
  // One copy is changed step by step, because a copy for each step would be most of the cost of reading.
  const known: Record<string, unknown> = { ...load, className };
  known['id'] ??= index;
  const { alpha } = known;
  const isFixed = className === 'AxialLoad' || className === 'ShearLoad';
  // A value that is not a direction is left alone, because the schema refuses it.
  if (alpha === undefined || (isFixed && typeof (alpha ?? 0) === 'number'))
    known['alpha'] = isUpward(load['className']) ? LEFT_OUT.distributedAlphaDeg : defaultAlphaDeg(className);
  switch (className) {
    case 'AxialLoad':
    case 'ShearLoad':
    case 'GenericLoad':
    case 'BendingMoment':
      normalizePointInto(known, index, corrections);
      return known;
    case 'DistributedLoad':
    case 'DistributedMass':
      normalizeDistributedInto(known, index, corrections);
      return known;
    default:
      return className satisfies never;
  }
}

/** A `PointLoad`, the name other programs use for a force, acts upwards if it states no direction. */
function isUpward(name: string): boolean {
  return name.toLowerCase() === 'pointload';
}

function defaultAlphaDeg(className: LoadClass): number {
  switch (className) {
    case 'AxialLoad':
    case 'GenericLoad':
    case 'BendingMoment':
      return 0;
    case 'ShearLoad':
    case 'DistributedLoad':
      return LEFT_OUT.distributedAlphaDeg;
    case 'DistributedMass':
      return -90;
    default:
      return className satisfies never;
  }
}

function normalizePointInto(load: Record<string, unknown>, index: number, corrections: Failure[]): void {
  load['x'] ??= load['x0'];
  const { source, alpha } = load;
  // The value of an area load is its pressure times its width times the spacing of the points.
  if (load['c'] === undefined && isRecord(source))
    load['c'] = [productOf(source) * (source['spacing'] as number)];
  const { c } = load;
  if (!Array.isArray(c)) return;
  const value = c[0] as number;
  if (!Number.isFinite(value) || typeof alpha !== 'number') return;
  const isMoment = load['className'] === 'BendingMoment';
  const repaired = isMoment ? [value, 0, 0] : [value, value * cosDeg(alpha) + 0, value * sinDeg(alpha) + 0];
  if (c.length > 1 && c.some((given, k) => !isDerived(given, repaired[k] as number, value))) {
    corrections.push(createFailure('correction.coefficients', `/loads/${index}/c`, { ids: [index] }));
  }
  load['c'] = repaired;
}

/** Other programs derive the components with their own sines, so a rounding difference is not worth a report. */
function isDerived(given: unknown, derived: number, value: number): boolean {
  return typeof given === 'number' && Math.abs(given - derived) <= DERIVED_VALUE * Math.abs(value);
}

function normalizeDistributedInto(
  load: Record<string, unknown>,
  index: number,
  corrections: Failure[],
): void {
  const x = (load['x'] ??= [load['x0'], load['x1']]);
  let y = Array.isArray(load['y']) ? (load['y'] as unknown[]) : spreadOrdinates(load);
  // A load that is missing as a whole is reported once, not for each ordinate.
  if (y === null) return;
  const [first] = y;
  const isMass = load['className'] === 'DistributedMass';
  // A mass is uniform, so its first ordinate decides.
  if (isMass && y.length === 3 && y.every(Number.isFinite) && y.some((ordinate) => ordinate !== first)) {
    corrections.push(createFailure('correction.coefficients', `/loads/${index}/y`, { ids: [index] }));
    y = [first, first, first];
  }
  load['y'] = y;
  if (Array.isArray(x) && x.length === 2 && x.every(Number.isFinite) && x[0] > x[1]) {
    corrections.push(createFailure('correction.rangeSwapped', `/loads/${index}/x`, { ids: [index] }));
    load['x'] = [x[1], x[0]];
    load['y'] = [...y].reverse();
  }
}

function spreadOrdinates(load: Record<string, unknown>): unknown[] | null {
  const { y, y0, y1, y2, source } = load;
  if (typeof y === 'number') return [y, y, y];
  const stated = [y0, y1, y2];
  if (stated.some((ordinate) => ordinate !== undefined)) return stated;
  // The ordinates of an area load are its pressure times its width.
  if (!isRecord(source)) return null;
  const product = productOf(source);
  return [product, product, product];
}

const productOf = ({ pressure, width }: Readonly<Record<string, unknown>>): number =>
  (pressure as number) * (width as number);
