import type { Quantity, UnitSystem } from '@eecs/solver-core';
import type { Format, KeyPoint } from '@eecs/ui-kit/layout';

/** The context of a number of a diagram. */
export interface PointContext {
  readonly quantity: Quantity;
  /** Length of the beam. */
  readonly length: number;
  /** The greatest magnitude of the diagram, which determines the form of all. @default the number itself */
  readonly greatest?: number;
  /** The unit system of the numbers. @default that of the format */
  readonly system?: UnitSystem;
  /** Whether the place was computed by the solver; a typed one is written in full. @default false */
  readonly isFound?: boolean;
}

/** Writes a number of a static diagram with its sign; a governing extreme between the ends also has its place. */
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
