import { type Quantity, type Unit, type UnitSystem, displayUnit, formatQuantity } from '@eecs/solver-core';
import { type ResultWriter, createResultWriter } from './createResultWriter.ts';
import type { Locale } from './locale.ts';
import { unitName } from './unitNames.ts';
import { writeEditable } from './writeEditable.ts';
import { writePlace } from './writePlace.ts';

/** The format of a value. */
export interface FormatOptions {
  readonly quantity: Quantity;
  /** The unit system in whose base unit the value is. @default the widget's */
  readonly system?: UnitSystem;
  readonly unit?: Unit;
  /** @default the widget's */
  readonly digits?: number;
  /** @default true */
  readonly withUnit?: boolean;
  /** @default false */
  readonly trimZeros?: boolean;
}

/** The common format of several values. */
export interface ResultOptions extends Omit<FormatOptions, 'withUnit' | 'trimZeros'> {
  /** The greatest magnitude of the values, in the base unit of the system. */
  readonly greatest: number;
}

/** The format of a place along a beam. */
export interface PlaceOptions extends Omit<FormatOptions, 'quantity' | 'trimZeros'> {
  /**
   * Length of the beam, in the base unit of the system: values that are rounding errors relative to it are shown as 0.
   */
  readonly span?: number;
  /**
   * Whether the place was computed or pointed at, not typed: it then has no more digits than results. @default false
   */
  readonly isFound?: boolean;
}

/** Writes numbers with units in the language and the unit system of the reader. */
export interface Format {
  /** Writes a value with its unit, in the reader's language. */
  readonly quantity: (value: number, options: FormatOptions) => string;
  /** Writes a value in short form for a list; a nonzero value is never written as zero. */
  readonly brief: (value: number, options: FormatOptions) => string;
  /** Creates the writer of several results in a common form; a nonzero value is never written as zero. */
  readonly results: (options: ResultOptions) => ResultWriter;
  /** Writes a place along a beam, or a length of it; a nonzero value is never written as zero. */
  readonly place: (x: number, options?: PlaceOptions) => string;
  /** Returns the displayed unit of a quantity, for heads of tables. */
  readonly unit: (quantity: Quantity, system?: UnitSystem, unit?: Unit) => string;
}

/** Chooses the displayed unit of a quantity. */
export type UnitChooser = (quantity: Quantity, system: UnitSystem) => Unit;

/** The language and units of the writers. */
export interface FormatReader {
  readonly locale: Locale;
  /** The unit system of values that do not state theirs. */
  readonly units: UnitSystem;
  /** Digits after the decimal mark. */
  readonly digits: number;
  /** @default the unit of the system */
  readonly unitOf?: UnitChooser;
}

/** Formatted numbers have thousands separators; typed numbers stay as they were typed. */
const grouping = 'thin';

/** Creates the writers of numbers and units for a reader. */
export function createFormat({
  locale,
  units,
  digits: readerDigits,
  unitOf = displayUnit,
}: FormatReader): Format {
  return {
    quantity: (value, { quantity, system = units, digits = readerDigits, ...rest }) => {
      const unit = rest.unit ?? unitOf(quantity, system);
      const names = { [unit]: unitName(unit, locale) };
      return formatQuantity(value, {
        grouping,
        ...rest,
        quantity,
        system,
        unit,
        digits,
        locale,
        unitNames: names,
      });
    },
    brief: (value, { quantity, system = units, digits = readerDigits, ...rest }) => {
      const unit = rest.unit ?? unitOf(quantity, system);
      const unitNames = { [unit]: unitName(unit, locale) };
      return writeEditable(value, {
        ...rest,
        trimZeros: true,
        quantity,
        system,
        unit,
        digits,
        locale,
        unitNames,
      });
    },
    results: ({ quantity, system = units, digits = readerDigits, ...rest }) => {
      const unit = rest.unit ?? unitOf(quantity, system);
      const unitNames = { [unit]: unitName(unit, locale) };
      return createResultWriter({ grouping, ...rest, quantity, system, unit, digits, locale, unitNames });
    },
    place: (x, { system = units, digits = readerDigits, ...rest } = {}) => {
      const unit = rest.unit ?? unitOf('length', system);
      const unitNames = { [unit]: unitName(unit, locale), in: unitName('in', locale) };
      return writePlace(x, { grouping, ...rest, system, unit, digits, locale, unitNames });
    },
    unit: (quantity, system = units, unit = unitOf(quantity, system)) => unitName(unit, locale),
  };
}
