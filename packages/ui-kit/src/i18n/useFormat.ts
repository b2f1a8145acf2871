import { useMemo } from 'react';
import { type Quantity, type Unit, displayUnit, formatQuantity } from '@eecs/solver-core';
import type { UnitSystem } from '@eecs/solver-core';
import { writeEditable } from '../fields/writeEditable.ts';
import { useKit } from '../root/KitContext.ts';
import { unitName } from './unitNames.ts';

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

/** Writes numbers with units in the language and the system of the reader. */
export interface Format {
  /** Writes a value with its unit, in the reader's language. */
  readonly quantity: (value: number, options: FormatOptions) => string;
  /** Writes a value as briefly as a list has room for; what is not zero never reads as zero. */
  readonly brief: (value: number, options: FormatOptions) => string;
  /** Writes the displayed unit of a quantity, for heads of tables. */
  readonly unit: (quantity: Quantity, system?: UnitSystem, unit?: Unit) => string;
}

/** Gives the writers of numbers and units in the widget's language and unit system. */
export function useFormat(): Format {
  const { locale, units, digits: widgetDigits } = useKit('useFormat');
  return useMemo(
    () => ({
      quantity: (value, { quantity, system = units, digits = widgetDigits, ...rest }) => {
        const unit = rest.unit ?? displayUnit(quantity, system);
        const names = { [unit]: unitName(unit, locale) };
        return formatQuantity(value, { ...rest, quantity, system, unit, digits, locale, unitNames: names });
      },
      brief: (value, { quantity, system = units, digits = widgetDigits, ...rest }) => {
        const unit = rest.unit ?? displayUnit(quantity, system);
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
      unit: (quantity, system = units, unit = displayUnit(quantity, system)) => unitName(unit, locale),
    }),
    [locale, units, widgetDigits],
  );
}
