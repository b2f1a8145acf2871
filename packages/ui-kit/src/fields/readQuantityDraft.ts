import { type QuantityFailureCode, type QuantityReading, parseQuantity } from '@eecs/solver-core';

export interface QuantityLimits {
  /** Refuses zero and less. */
  readonly positive?: boolean;
  /** Smallest and greatest value, in base units. */
  readonly min?: number;
  readonly max?: number;
}

/** Why a text cannot be committed: what the parser says, or a limit. */
export type QuantityProblem =
  | {
      readonly code: QuantityFailureCode;
      /** The word that was not understood, where there is one. */
      readonly found?: string;
    }
  | { readonly code: 'notPositive' }
  | { readonly code: 'belowMin' | 'aboveMax'; readonly limit: number };

export type QuantityDraftReading =
  { readonly ok: true; readonly value: number } | { readonly ok: false; readonly problem: QuantityProblem };

/** Reads what stands in a field and holds it against the limits. */
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

/** Names the first limit a value breaks. */
export function checkLimits(value: number, { positive, min, max }: QuantityLimits): QuantityProblem | null {
  if (positive === true && value <= 0) return { code: 'notPositive' };
  if (min !== undefined && value < min) return { code: 'belowMin', limit: min };
  if (max !== undefined && value > max) return { code: 'aboveMax', limit: max };
  return null;
}

/** Says whether a text is only a number: then there is no need to show what was understood. */
export function isPlainNumber(text: string): boolean {
  return /^\s*[-−+]?\d*[.,]?\d*\s*$/.test(text);
}
