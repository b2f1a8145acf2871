import type { UnitSystem } from '../model/common/document.ts';
import type { Quantity } from './quantity.ts';
import type { Unit } from './unit.ts';

/** Why a text is no value; texts for people are made from these by the package that shows them. */
export type QuantityFailureCode =
  | 'empty'
  | 'tooLong'
  | 'syntax'
  | 'unknownUnit'
  | 'unknownName'
  | 'wrongDimension'
  | 'divisionByZero'
  | 'notFinite'
  | 'fractionNotAllowed'
  | 'ambiguousSeparator';

/** The result of reading: a value in the base unit of the quantity, or the reason why the text is not one. */
export type ParsedQuantity =
  | { readonly ok: true; readonly value: number }
  | {
      readonly ok: false;
      readonly code: QuantityFailureCode;
      /** The quantity the field wants, of `wrongDimension`. */
      readonly wanted?: Quantity;
      /** The word that was not understood, of `unknownUnit`, `unknownName` and `wrongDimension`. */
      readonly found?: string;
    };

/** How a text is to be read. */
export interface QuantityReading {
  readonly quantity: Quantity;
  /** The system in whose base unit the value is returned. */
  readonly system: UnitSystem;
  /** The unit of a number without one. @default the quantity's displayed unit of that system */
  readonly unit?: Unit;
  /** BCP 47. Both decimal marks are read in every locale; en-US refuses `1,250`. */
  readonly locale?: string;
  /** Names an expression may use, with values in the base unit of this quantity: `{ L: 12 }` for `L/3`. */
  readonly variables?: Readonly<Record<string, number>>;
  /** Reads `3 1/2` without feet or inches too. @default false */
  readonly fractions?: boolean;
}
