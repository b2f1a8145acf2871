import type { Quantity, UnitSystem } from '@eecs/solver-core';
import { type Format, type UnitChooser, createFormat } from '../i18n/createFormat.ts';
import type { Locale } from '../i18n/locale.ts';

/** Formats the numbers of a report. */
export interface ReportNumbers {
  /** Numbers of tables. */
  readonly format: Format;
  /** Numbers of drawings, in which there is less room. */
  readonly brief: Format;
  /** Writes a value of the document as it was typed. */
  readonly typed: (value: number, quantity: Quantity, withUnit?: boolean) => string;
  readonly unit: (quantity: Quantity) => string;
}

/** With this many digits typed values lose nothing that matters. */
const TYPED_DIGITS = 6;
const DRAWING_DIGITS = 3;

/** Creates the number formats of a report; `digits` is the number of decimals in tables. */
export function createReportNumbers({
  locale,
  system,
  digits,
  unitOf,
}: {
  readonly locale: Locale;
  readonly system: UnitSystem;
  readonly digits: number;
  readonly unitOf?: UnitChooser | undefined;
}): ReportNumbers {
  const reader = { locale, units: system, ...(unitOf !== undefined && { unitOf }) };
  const format = createFormat({ ...reader, digits });
  const exact = createFormat({ ...reader, digits: TYPED_DIGITS });
  return {
    format,
    brief: createFormat({ ...reader, digits: Math.min(digits, DRAWING_DIGITS) }),
    typed: (value, quantity, withUnit = true) => exact.brief(value, { quantity, withUnit }),
    unit: (quantity) => format.unit(quantity),
  };
}
