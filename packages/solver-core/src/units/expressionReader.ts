import { convertUnit } from './convertQuantity.ts';
import { addOperands, divideOperands, isUsLength, multiplyOperands, raiseOperand } from './operand.ts';
import type { Operand, OperandContext } from './operand.ts';
import type { ParsedQuantity, QuantityFailureCode, QuantityReading } from './quantityReading.ts';
import { baseUnit, isUnitOf } from './quantity.ts';
import { readNumber } from './quantityText.ts';
import { findUnit } from './unitAt.ts';
import type { FoundUnit } from './unitAt.ts';
import type { Unit } from './unit.ts';

type Failed = Extract<ParsedQuantity, { ok: false }>;

/** How a text is read, with the default unit filled in. */
export interface ExpressionReading extends QuantityReading {
  readonly unit: Unit;
}

/** A deeper expression is refused: people do not nest so deeply. */
const MAX_DEPTH = 40;

/**
 * Reads one normalized text by recursive descent; an instance is used for one `readAll`.
 *
 *     sum = term {(+|-) term}            term = factor [unit] {(*|/) factor [unit]}
 *     factor = [+|-] primary [^ factor]  primary = number | lengths | ( sum ) | name
 *
 * A method that returns null has set `failure` to the reason.
 */
export class ExpressionReader {
  private position = 0;
  private depth = 0;
  private failure: Failed | null = null;
  private readonly text: string;
  private readonly reading: ExpressionReading;
  private readonly context: OperandContext;

  constructor(text: string, reading: ExpressionReading) {
    this.text = text;
    this.reading = reading;
    this.context = { quantity: reading.quantity, base: baseUnit(reading.quantity, reading.system) };
  }

  /** Reads the whole text as one value in some unit of the quantity. */
  readAll(): { readonly ok: true; readonly number: number; readonly unit: Unit } | Failed {
    const sum = this.readSum();
    if (sum !== null && this.rest() !== '') this.failAtRest();
    const value = sum?.unit === null ? this.applyUnit(sum, this.reading.unit) : sum;
    if (this.failure !== null) return this.failure;
    if (value?.unit == null) return { ok: false, code: 'syntax' };
    return { ok: true, number: value.number, unit: value.unit };
  }

  private readSum(): Operand | null {
    let total = this.readTerm();
    while (total !== null) {
      const sign = this.take(/^[+-]/);
      if (sign === null) return total;
      const term = this.readTerm();
      if (term === null) return null;
      const signed = sign === '-' ? { ...term, number: -term.number } : term;
      // A plain number at the end of a sum takes the field's unit: `3 m + 20` in a field of millimetres.
      const isLate = signed.unit === null && total.unit !== null;
      const summand = isLate ? this.applyUnit(signed, this.reading.unit) : signed;
      total = summand === null ? null : this.settle(addOperands(total, summand, this.context));
    }
    return null;
  }

  private readTerm(): Operand | null {
    let product = this.withUnitBehind(this.readFactor());
    while (product !== null) {
      const sign = this.take(/^[*·/]/) ?? (this.isVariableNext() ? '*' : null);
      if (sign === null) return product;
      const factor = this.readFactor();
      // In `1/2 m` the unit belongs to the whole product, in `10 m / 2 m` to its own factor.
      product =
        product.unit === null
          ? this.withUnitBehind(this.combine(product, factor, sign))
          : this.combine(product, this.withUnitBehind(factor), sign);
    }
    return null;
  }

  private readFactor(): Operand | null {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) return this.fail('syntax');
    const sign = this.take(/^[+-]/);
    const operand = sign === null ? this.readPower() : this.readFactor();
    this.depth -= 1;
    return operand !== null && sign === '-' ? { ...operand, number: -operand.number } : operand;
  }

  private readPower(): Operand | null {
    const base = this.readPrimary();
    if (base === null) return null;
    const superscript = this.take(/^⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/);
    if (superscript !== null) return this.settle(raiseOperand(base, readSuperscript(superscript)));
    if (this.take(/^\^/) === null) return base;
    const exponent = this.readFactor();
    if (exponent === null) return null;
    return exponent.unit === null ? this.settle(raiseOperand(base, exponent.number)) : this.fail('syntax');
  }

  private readPrimary(): Operand | null {
    if (this.take(/^\(/) !== null) {
      const inner = this.readSum();
      if (inner === null) return null;
      return this.take(/^\)/) === null ? this.fail('syntax') : inner;
    }
    if (/^[\d.,]/.test(this.rest())) return this.readLengths();
    const name = this.peekName();
    if (name === null) return this.fail('syntax');
    const variable = this.variable(name);
    if (variable === undefined) {
      return this.peekUnit() === null ? this.fail('unknownName', name) : this.fail('syntax');
    }
    this.position += name.length;
    return { number: variable, unit: this.context.base, mixed: false };
  }

  /** Reads a number and the smaller lengths that follow it in one compound: `12' 3-1/2"`, `3 m 20 cm`. */
  private readLengths(): Operand | null {
    const drawn = this.readDrawnLength();
    if (drawn !== null) return drawn;
    const first = this.readNumber();
    if (first === null || !isUnitOf(this.reading.quantity, 'm')) return first;
    const behindFirst = this.position;
    let total: Operand = first;
    for (let unit = this.takeUnit(); unit !== null;) {
      const behindUnit = this.position;
      const next = this.readLengthBehind(unit, total);
      if (next === null) {
        this.position = behindUnit;
        break;
      }
      total = next;
      unit = next.unit;
    }
    if (total === first) this.position = behindFirst;
    return this.failure === null ? total : null;
  }

  /**
   * Reads feet, inches and a fraction as written on drawings without marks: `7-0-1/2` is 7' 0 1/2". Only if lengths are
   * in US units or an inch mark follows; otherwise the hyphens are minus signs.
   */
  private readDrawnLength(): Operand | null {
    const drawn = /^(\d+)-(\d{1,2})[- ](\d+)\/(\d+)(?![\d.,/*·^])/.exec(this.rest());
    if (drawn === null || !isUnitOf(this.reading.quantity, 'in')) return null;
    const [feet = 0, inches = 0, numerator = 0, denominator = 1] = drawn.slice(1).map(Number);
    const start = this.text.length - this.rest().length;
    const found = this.unitAt(start + drawn[0].length);
    const isOfUs = found === null ? isUsLength(this.reading.unit) : found.unit === 'in';
    if (!isOfUs || inches >= 12 || numerator >= denominator || !Number.isInteger(Math.log2(denominator)))
      return null;
    this.position = start + drawn[0].length;
    this.takeUnit();
    return { number: feet * 12 + inches + numerator / denominator, unit: 'in', mixed: false };
  }

  /** Reads the next smaller length of a compound and adds it in its own unit; returns null if none follows. */
  private readLengthBehind(unit: Unit, total: Operand): Operand | null {
    if (!this.takeJoint(unit)) return null;
    const number = this.readInches(unit);
    if (number === null) return null;
    const smaller = this.takeUnit() ?? (isFeet(unit) ? 'in' : null);
    if (smaller === null || convertUnit(1, 'length', smaller, 'm') >= convertUnit(1, 'length', unit, 'm')) {
      return null;
    }
    if (number.mixed && !this.mayBeMixed(smaller)) return this.fail('fractionNotAllowed');
    return {
      number: convertUnit(total.number, 'length', unit, smaller) + number.number,
      unit: smaller,
      mixed: false,
    };
  }

  /** Reads the number of a smaller length, which may be a bare fraction: `4' 1/16"`. */
  private readInches(larger: Unit): Operand | null {
    const fraction = /^(\d+) ?\/ ?([1-9]\d*)(?![\d.,])/.exec(this.rest());
    if (fraction === null) return this.readNumber({ isBehindFeet: isFeet(larger) });
    this.position = this.text.length - this.rest().length + fraction[0].length;
    return { number: Number(fraction[1]) / Number(fraction[2]), unit: null, mixed: true };
  }

  /** Consumes what separates the lengths of a compound: spaces, or the hyphen after feet on drawings. */
  private takeJoint(unit: Unit): boolean {
    const behindMark = this.text[this.position - 1] === "'";
    const hyphen = behindMark ? /^ *- *(?=\d)/ : /^-(?=\d)/;
    const joint = (isFeet(unit) ? hyphen.exec(this.raw()) : null) ?? /^ *(?=\d)/.exec(this.raw());
    if (joint === null) return false;
    this.position += joint[0].length;
    return true;
  }

  private readNumber({ isBehindFeet = false } = {}): Operand | null {
    const start = this.text.length - this.rest().length;
    const read = readNumber(this.rest(), {
      locale: this.reading.locale,
      isInchesAfter: (length) => {
        const found = this.unitAt(start + length);
        // A number without a unit after feet is in inches.
        return found === null ? isBehindFeet : isUsLength(found.unit);
      },
    });
    if (!read.ok) return this.fail(read.code);
    this.position = start + read.length;
    if (!Number.isFinite(read.value)) return this.fail('notFinite');
    return { number: read.value, unit: null, mixed: read.mixed };
  }

  private combine(a: Operand, b: Operand | null, sign: string): Operand | null {
    if (b === null) return null;
    return this.settle(sign === '/' ? divideOperands(a, b, this.context) : multiplyOperands(a, b));
  }

  private withUnitBehind(operand: Operand | null): Operand | null {
    if (operand?.unit !== null) return operand;
    const found = this.peekUnit();
    if (found === null || (found.unit === null && this.isVariableNext())) return operand;
    if (found.unit === null) return this.fail('wrongDimension', found.text);
    this.takeUnit();
    return this.applyUnit(operand, found.unit);
  }

  private applyUnit(operand: Operand, unit: Unit): Operand | null {
    if (operand.mixed && !this.mayBeMixed(unit)) return this.fail('fractionNotAllowed');
    return { ...operand, unit };
  }

  private mayBeMixed(unit: Unit): boolean {
    return this.reading.fractions === true || isUsLength(unit);
  }

  private peekUnit(): FoundUnit | null {
    return this.unitAt(this.position);
  }

  private takeUnit(): Unit | null {
    const found = this.peekUnit();
    if (found?.unit == null) return null;
    this.position = this.text.length - this.rest().length + found.text.length;
    return found.unit;
  }

  private unitAt(position: number): FoundUnit | null {
    return findUnit(this.text.slice(position).trimStart(), this.reading);
  }

  private isVariableNext(): boolean {
    const name = this.peekName();
    return name !== null && this.variable(name) !== undefined;
  }

  private peekName(): string | null {
    const start = this.rest();
    this.position = this.text.length - start.length;
    return /^[\p{L}_][\p{L}\p{N}_]*/u.exec(start)?.[0] ?? null;
  }

  private variable(name: string): number | undefined {
    const { variables } = this.reading;
    return variables !== undefined && Object.hasOwn(variables, name) ? variables[name] : undefined;
  }

  /** Consumes the next match of a pattern, skipping spaces before it. */
  private take(pattern: RegExp): string | null {
    const start = this.rest();
    const found = pattern.exec(start)?.[0];
    if (found === undefined) return null;
    this.position = this.text.length - start.length + found.length;
    return found;
  }

  private rest(): string {
    return this.raw().trimStart();
  }

  private raw(): string {
    return this.text.slice(this.position);
  }

  private settle(result: Operand | QuantityFailureCode): Operand | null {
    return typeof result === 'string' ? this.fail(result) : result;
  }

  private failAtRest(): void {
    const found = this.peekUnit();
    const word = this.peekName();
    if (found === null && word !== null) this.fail('unknownUnit', word);
    else this.fail('syntax');
  }

  private fail(code: QuantityFailureCode, found?: string): null {
    this.failure ??= {
      ok: false,
      code,
      ...(code === 'wrongDimension' ? { wanted: this.reading.quantity } : {}),
      ...(found === undefined ? {} : { found }),
    };
    return null;
  }
}

function isFeet(unit: Unit): boolean {
  return unit === 'ft' || unit === 'ft-in';
}

function readSuperscript(text: string): number {
  const digits = text.replace('⁻', '').replace(/./g, (digit) => String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)));
  return text.startsWith('⁻') ? -Number(digits) : Number(digits);
}
