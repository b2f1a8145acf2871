import { convertUnit, snapToDigits } from './convertQuantity.ts';
import type { QuantityFailureCode } from './quantityReading.ts';
import type { Quantity } from './quantity.ts';
import type { Unit } from './unit.ts';

/** A number with its unit; null while no unit has been read. */
export interface Operand {
  readonly number: number;
  readonly unit: Unit | null;
  /** Whether it is written like `3 1/2`, which not every field accepts. */
  readonly mixed: boolean;
}

/** The wanted quantity and its base unit, which the arithmetic depends on. */
export interface OperandContext {
  readonly quantity: Quantity;
  readonly base: Unit;
}

/** Returns whether a unit is a length that people split into inches and fractions of inches. */
export function isUsLength(unit: Unit | null): boolean {
  return unit === 'in' || unit === 'ft' || unit === 'ft-in' || unit === 'yd';
}

/**
 * Adds two operands. An operand without a unit takes the unit of the other; operands with different units are added in
 * the base unit.
 */
export function addOperands(
  a: Operand,
  b: Operand,
  { quantity, base }: OperandContext,
): Operand | QuantityFailureCode {
  const mixed = a.mixed || b.mixed;
  if (a.unit === b.unit || a.unit === null) return create(a.number + b.number, b.unit, mixed);
  const right = b.unit;
  // Two temperature readings cannot be added.
  if (right === null || quantity === 'temperature') return 'syntax';
  const number = convertUnit(a.number, quantity, a.unit, base) + convertUnit(b.number, quantity, right, base);
  return create(number, base, mixed);
}

/** Multiplies two operands; at most one has a unit. */
export function multiplyOperands(a: Operand, b: Operand): Operand | QuantityFailureCode {
  if (a.unit !== null && b.unit !== null) return 'wrongDimension';
  return create(a.number * b.number, a.unit ?? b.unit, a.mixed || b.mixed);
}

/** Divides two operands; two with units give a plain ratio. */
export function divideOperands(
  a: Operand,
  b: Operand,
  { quantity, base }: OperandContext,
): Operand | QuantityFailureCode {
  if (b.number === 0) return 'divisionByZero';
  const mixed = a.mixed || b.mixed;
  if (b.unit === null) return create(a.number / b.number, a.unit, mixed);
  if (a.unit === null || quantity === 'temperature') return 'wrongDimension';
  const ratio = convertUnit(a.number, quantity, a.unit, base) / convertUnit(b.number, quantity, b.unit, base);
  return create(ratio, null, mixed);
}

/** Raises a plain number to a power. */
export function raiseOperand(operand: Operand, exponent: number): Operand | QuantityFailureCode {
  if (operand.unit !== null) return 'wrongDimension';
  if (operand.number === 0 && exponent < 0) return 'divisionByZero';
  const number = operand.number ** exponent;
  return Number.isFinite(number) ? { ...operand, number } : 'notFinite';
}

/** A calculated value is freed of rounding errors (0.1 + 0.2 becomes 0.3); a typed value stays unchanged. */
function create(number: number, unit: Unit | null, mixed: boolean): Operand {
  return { number: Number.isFinite(number) ? snapToDigits(number) : number, unit, mixed };
}
