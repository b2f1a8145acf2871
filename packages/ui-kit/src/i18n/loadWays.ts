import type { Locale } from './locale.ts';

/** The direction of a load: along an axis, or round it; `near` is towards the reader. */
export type LoadWay = 'right' | 'left' | 'up' | 'down' | 'near' | 'far' | 'ccw' | 'cw';

const WAYS: Readonly<Record<Locale, Readonly<Record<LoadWay, string>>>> = {
  'en-US': {
    right: 'to the right',
    left: 'to the left',
    up: 'upwards',
    down: 'downwards',
    near: 'towards the reader',
    far: 'away from the reader',
    ccw: 'counter-clockwise',
    cw: 'clockwise',
  },
  ru: {
    right: 'вправо',
    left: 'влево',
    up: 'вверх',
    down: 'вниз',
    near: 'к читателю',
    far: 'от читателя',
    ccw: 'против часовой стрелки',
    cw: 'по часовой стрелке',
  },
  uk: {
    right: 'вправо',
    left: 'вліво',
    up: 'вгору',
    down: 'вниз',
    near: 'до читача',
    far: 'від читача',
    ccw: 'проти годинникової стрілки',
    cw: 'за годинниковою стрілкою',
  },
};

const ANGLES: Readonly<Record<Locale, { readonly at: string; readonly raised: string }>> = {
  'en-US': { at: 'at', raised: 'raised by' },
  ru: { at: 'под углом', raised: 'подъём' },
  uk: { at: 'під кутом', raised: 'підйом' },
};

/** The positive and the negative direction along each axis, and round the one towards the reader. */
const ALONG = {
  x: ['right', 'left'],
  y: ['up', 'down'],
  z: ['near', 'far'],
  r: ['ccw', 'cw'],
} as const satisfies Readonly<Record<string, readonly [LoadWay, LoadWay]>>;

/** An axis along which a load acts; `r` is a moment, counter-clockwise positive. */
export type LoadAxis = keyof typeof ALONG;

/** The direction of a load, degrees: from +x counter-clockwise, and raised from the xy plane towards +z. */
export interface LoadDirection {
  readonly alpha: number;
  /** @default 0 */
  readonly beta?: number;
}

/** Writes sizes of loads, which are never negative, and angles. */
export interface LoadWriter {
  readonly locale: Locale;
  readonly write: (size: number, withUnit: boolean) => string;
  readonly angle: (degrees: number) => string;
}

/** Writes the size of a load and its direction: "30 kN downwards". */
export function writeWay(locale: Locale, way: LoadWay, size: string): string {
  return `${size} ${WAYS[locale][way]}`;
}

/** Returns the direction of a load along an axis; null for a zero load. */
export function wayAlong(axis: LoadAxis, value: number): LoadWay | null {
  return value === 0 ? null : ALONG[axis][value > 0 ? 0 : 1];
}

/** Writes a load along an axis: its size, then its direction; 0 has none. */
export function describeAlong(
  axis: LoadAxis,
  value: number,
  { locale, write }: Pick<LoadWriter, 'locale' | 'write'>,
): string {
  const way = wayAlong(axis, value);
  const size = write(Math.abs(value), true);
  return way === null ? size : writeWay(locale, way, size);
}

/**
 * Writes a load of any direction: its size, then its direction, or its angle if it is along no axis. Distributed loads
 * are written with their ordinates at the start, in the middle and at the end: one number if they are equal, two if
 * they are linear.
 *
 * @example describeDirected([-10_000, -10_000, -10_000], { alpha: 90 }, writer) // '10 kN/m downwards'
 */
export function describeDirected(
  values: readonly number[],
  direction: LoadDirection,
  writer: LoadWriter,
): string {
  const told = shortenOrdinates(values);
  const signs = new Set(told.map(Math.sign).filter((sign) => sign !== 0));
  // A load that changes its direction states it for each number.
  if (signs.size > 1) return told.map((value) => describeDirected([value], direction, writer)).join(' … ');
  const size = writeSizes(told, writer);
  const [sign] = signs;
  return sign === undefined ? size : `${size} ${describeDirection(direction, sign, writer)}`;
}

/** Writes sizes of an action without a direction, such as a mass. */
export function writeSizes(values: readonly number[], { write }: Pick<LoadWriter, 'write'>): string {
  const told = shortenOrdinates(values);
  return told.map((value, at) => write(Math.abs(value), at === told.length - 1)).join(' … ');
}

function describeDirection(
  { alpha, beta = 0 }: LoadDirection,
  sign: number,
  { locale, angle }: LoadWriter,
): string {
  const way = findWay(alpha, beta, sign);
  if (way !== null) return WAYS[locale][way];
  const { at, raised } = ANGLES[locale];
  const flat = `${at} ${angle(toHalfTurn(sign > 0 ? alpha : alpha + 180))}`;
  return beta === 0 ? flat : `${flat}, ${raised} ${angle(sign * beta)}`;
}

function findWay(alpha: number, beta: number, sign: number): LoadWay | null {
  const raised = toHalfTurn(beta);
  if (Math.abs(raised) === 90) return wayAlong('z', sign * raised);
  const turned = toHalfTurn(alpha);
  if (raised !== 0 || turned % 90 !== 0) return null;
  if (Math.abs(turned) === 90) return wayAlong('y', sign * turned);
  return wayAlong('x', turned === 0 ? sign : -sign);
}

/** Returns an angle between -180°, exclusive, and 180°. */
function toHalfTurn(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360;
  return turned > 180 ? turned - 360 : turned;
}

/** Relative to the ordinates: rounding of a unit conversion. */
const STRAIGHT = 1e-9;

/** Returns the ordinates that determine the others: one if all three are equal, the ends if they are linear. */
export function shortenOrdinates(values: readonly number[]): readonly number[] {
  const [start, middle, end] = values;
  if (start === undefined || middle === undefined || end === undefined) return values;
  if (start === end && middle === start) return [start];
  // If the load is linear, twice the middle is the sum of the ends.
  const size = Math.abs(start) + Math.abs(end) + Math.abs(middle);
  return Math.abs(start + end - 2 * middle) <= STRAIGHT * size ? [start, end] : values;
}
