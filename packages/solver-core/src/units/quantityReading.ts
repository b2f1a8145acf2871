import type { UnitSystem } from '../model/common/document.ts';
import type { Quantity } from './quantity.ts';
import type { Unit } from './unit.ts';

/** Why a text is not a value; the package that shows the failure writes its message. */
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
      /** The quantity that the field expects, for `wrongDimension`. */
      readonly wanted?: Quantity;
      /** The word that was not understood, for `unknownUnit`, `unknownName` and `wrongDimension`. */
      readonly found?: string;
    };

/** How a text is read. */
export interface QuantityReading {
  readonly quantity: Quantity;
  /** The system in whose base unit the value is returned. */
  readonly system: UnitSystem;
  /** The unit of a number that has none. @default the quantity's displayed unit of that system */
  readonly unit?: Unit;
  /** BCP 47. Both decimal marks are read in every locale, but en-US refuses `1,250`. */
  readonly locale?: string;
  /** Names that an expression may use, with values in the base unit of this quantity: `{ L: 12 }` for `L/3`. */
  readonly variables?: Readonly<Record<string, number>>;
  /** Whether `3 1/2` is also read without feet or inches. @default false */
  readonly fractions?: boolean;
}
