import {
  type QuantityFailureCode,
  type QuantityReading,
  displayUnit,
  parseQuantity,
} from '@eecs/solver-core';

export interface QuantityLimits {
  /** Rejects zero and negative values. */
  readonly positive?: boolean;
  /** Smallest and greatest value, in base units. */
  readonly min?: number;
  readonly max?: number;
  /** Smallest magnitude of a value other than zero, in base units. */
  readonly least?: number;
}

/** Why a text cannot be committed: the parser's reason, or a limit. */
export type QuantityProblem =
  | {
      readonly code: QuantityFailureCode;
      /** The word that was not understood, if any. */
      readonly found?: string;
    }
  | { readonly code: 'notPositive' }
  | { readonly code: 'belowMin' | 'aboveMax'; readonly limit: number }
  | { readonly code: 'belowLeast'; readonly least: number };

export type QuantityDraftReading =
  { readonly ok: true; readonly value: number } | { readonly ok: false; readonly problem: QuantityProblem };

/** Parses the text of a field and checks it against the limits. */
export function readQuantityDraft(
  text: string,
  reading: QuantityReading,
  limits: QuantityLimits = {},
): QuantityDraftReading {
  const parsed = parseQuantity(text, reading);
  if (!parsed.ok) {
    const { code, found } = parsed;
    return { ok: false, problem: found === undefined ? { code } : { code, found } };
  }
  const problem = checkLimits(parsed.value, limits);
  return problem === null ? parsed : { ok: false, problem };
}

/** Returns the first limit that a value exceeds. */
export function checkLimits(
  value: number,
  { positive, min, max, least }: QuantityLimits,
): QuantityProblem | null {
  if (positive === true && value <= 0) return { code: 'notPositive' };
  if (min !== undefined && value < min) return { code: 'belowMin', limit: min };
  if (max !== undefined && value > max) return { code: 'aboveMax', limit: max };
  if (least !== undefined && value !== 0 && Math.abs(value) < least) return { code: 'belowLeast', least };
  return null;
}

/**
 * Returns whether a text is a decimal number in the field's own form, with or without its unit: then the interpreted
 * value need not be shown. Feet and inches are always more than a number.
 */
export function isShownNumber(text: string, reading: QuantityReading): boolean {
  const { quantity, system, locale = 'en-US' } = reading;
  const unit = reading.unit ?? displayUnit(quantity, system);
  const mark = decimalMark(locale);
  const match = /^\s*[-−+]?\d*(?:([.,])\d*)?\s*(.*)$/u.exec(text);
  if (match === null || unit === 'ft-in') return false;
  const [, written = mark, rest = ''] = match;
  if (written !== mark) return false;
  if (rest.trim() === '') return true;
  if (!/^[\p{L}°%‰]/u.test(rest)) return false;
  // The unit is the displayed one, however it is spelled, if one of it equals one of the displayed unit.
  const one = parseQuantity(`1 ${rest}`, reading);
  const shown = parseQuantity('1', reading);
  return one.ok && shown.ok && one.value === shown.value;
}

function decimalMark(locale: string): string {
  return (
    new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  );
}
