import { type Quantity, type Unit, type UnitSystem, displayUnit, formatQuantity } from '@eecs/solver-core';
import { type ResultWriter, createResultWriter } from './createResultWriter.ts';
import type { Locale } from './locale.ts';
import { unitName } from './unitNames.ts';
import { writeEditable } from './writeEditable.ts';
import { writePlace } from './writePlace.ts';

/** How a value is to be written. */
export interface FormatOptions {
  readonly quantity: Quantity;
  /** The system in whose base unit the value is given. @default the widget's */
  readonly system?: UnitSystem;
  readonly unit?: Unit;
  /** @default the widget's */
  readonly digits?: number;
  /** @default true */
  readonly withUnit?: boolean;
  /** @default false */
  readonly trimZeros?: boolean;
}

/** How values that are together are to be written. */
export interface ResultOptions extends Omit<FormatOptions, 'withUnit' | 'trimZeros'> {
  /** The greatest of the values without sign, in the base unit of the system. */
  readonly greatest: number;
}

/** How a place along a beam is to be written. */
export interface PlaceOptions extends Omit<FormatOptions, 'quantity' | 'trimZeros'> {
  /**
   * Length of the beam, in the base unit of the system: smaller values that are rounding error relative to it are shown
   * as 0.
   */
  readonly span?: number;
  /** Found by the solver or a pointer, not typed: it has no more digits than results have. @default false */
  readonly isFound?: boolean;
}

/** Writes numbers with units in the language and the system of the reader. */
export interface Format {
  /** Writes a value with its unit, in the reader's language. */
  readonly quantity: (value: number, options: FormatOptions) => string;
  /** Writes a value as briefly as a list has room for; what is not zero never reads as zero. */
  readonly brief: (value: number, options: FormatOptions) => string;
  /** Creates the writer of results that are together, in one form; what is not zero never reads as zero. */
  readonly results: (options: ResultOptions) => ResultWriter;
  /** Writes a place along a beam, or a length of it; what is not zero never reads as zero. */
  readonly place: (x: number, options?: PlaceOptions) => string;
  /** Writes the displayed unit of a quantity, for heads of tables. */
  readonly unit: (quantity: Quantity, system?: UnitSystem, unit?: Unit) => string;
}

/** Chooses in which unit a quantity is shown. */
export type UnitChooser = (quantity: Quantity, system: UnitSystem) => Unit;

/** The language and units of the writers. */
export interface FormatReader {
  readonly locale: Locale;
  /** The system of values that do not state theirs. */
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
