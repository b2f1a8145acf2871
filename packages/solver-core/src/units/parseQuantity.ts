import { fromUnit } from './convertQuantity.ts';
import { ExpressionReader } from './expressionReader.ts';
import { displayUnit } from './quantity.ts';
import type { ParsedQuantity, QuantityReading } from './quantityReading.ts';
import { normalizeQuantityText } from './quantityText.ts';

/** Longer texts are refused without being read. */
const MAX_LENGTH = 200;

/**
 * Reads what a person types into a numeric field: a number, an expression or a fraction, with or without a unit.
 *
 * The form is `[expression][unit]`, or a sum of lengths such as `12' 3-1/2"` and `3 m 20 cm`. Numbers without a unit
 * take the unit that follows them in the sum, otherwise `unit`: a bare `3/8` of a US length is 3/8 ft, 4.5 in; `3/8"`
 * is inches. Never returns NaN or an infinity.
 *
 * @example parseQuantity('2*3.5 kN', { quantity: 'force', system: 0 }) // { ok: true, value: 7000 }
 * @example parseQuantity("12' 3-1/2\"", { quantity: 'length', system: 1 }) // { ok: true, value: 147.5 }
 */
export function parseQuantity(text: string, reading: QuantityReading): ParsedQuantity {
  if (text.length > MAX_LENGTH) return { ok: false, code: 'tooLong' };
  const normalized = normalizeQuantityText(text);
  if (normalized === '') return { ok: false, code: 'empty' };
  const { quantity, system } = reading;
  const unit = reading.unit ?? displayUnit(quantity, system);
  const result = new ExpressionReader(normalized, { ...reading, unit }).readAll();
  if (!result.ok) return result;
  const value = fromUnit(result.number, { quantity, system, unit: result.unit });
  if (!Number.isFinite(value)) return { ok: false, code: 'notFinite' };
  return { ok: true, value: value === 0 ? 0 : value };
}
