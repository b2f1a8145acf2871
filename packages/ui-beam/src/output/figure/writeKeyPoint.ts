import type { Quantity, UnitSystem } from '@eecs/solver-core';
import type { Format, KeyPoint } from '@eecs/ui-kit/layout';

/** The surroundings of a number of a diagram. */
export interface PointContext {
  readonly quantity: Quantity;
  /** Length of the beam. */
  readonly length: number;
  /** The greatest number of the diagram without sign, which sets the form of all. @default the number itself */
  readonly greatest?: number;
  /** The system the numbers are in. @default that of the format */
  readonly system?: UnitSystem;
  /** Whether the place of the point was found by the solver; a typed one is written whole. @default false */
  readonly isFound?: boolean;
}

/** Writes a number of a still diagram with its sign; a governing extreme between the ends has its place too. */
export function writeKeyPoint(
  format: Format,
  { kind, x, value }: KeyPoint,
  { quantity, length, greatest = Math.abs(value), isFound = false, ...of }: PointContext,
): string {
  const place = (): string => format.place(x, { ...of, span: length, isFound });
  if (kind === 'zero') return place();
  const text = (value > 0 ? '+' : '') + format.results({ ...of, quantity, greatest }).write(value, false);
  const isPlaced = (kind === 'max' || kind === 'min') && x > 0 && x < length;
  return isPlaced ? `${text} · ${place()}` : text;
}
