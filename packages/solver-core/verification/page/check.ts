import type { Quantity, Unit, UnitSystem } from '@eecs/solver-core';
import type { Source } from '../problems/problem.ts';

/** Subject of a case, in the order of the report. */
export type Subject =
  'beams' | 'stresses' | 'mohr' | 'trusses' | 'frames' | 'combinations' | 'codes' | 'sections' | 'profiles';

/** The physical quantity of a number, and its unit: the base unit of the system unless `unit` names another. */
export interface Measure {
  readonly quantity: Quantity;
  readonly system: UnitSystem;
  readonly unit?: Unit;
}

/** One published number or word and the one that the solver finds. */
export interface CheckRow {
  readonly what: string;
  readonly expected: number | string;
  readonly found: number | string;
  /** Relative to the expected number, or to the scale of the problem if that is 0; for words 0 or Infinity. */
  readonly deviation: number;
  /** The largest allowed deviation, on the same scale. */
  readonly allowed: number;
  readonly holds: boolean;
  /** Without it the row is a plain number or a word. */
  readonly measure?: Measure | undefined;
}

/** A document that an editor can open. */
export interface CheckDocument {
  readonly kind: 'msb' | 'truss' | 'frame';
  readonly document: object;
}

/** A verification case that can be run anywhere. */
export interface Check {
  readonly id: string;
  readonly subject: Subject;
  readonly group: string;
  readonly title: string;
  /** The citation, as one line. */
  readonly cited: string;
  /** The text with which the values were compared. */
  readonly compared?: string;
  /** The values that this text lacks or prints differently. */
  readonly except?: string;
  /** The derivation of the values that this text misprints or rounds wrongly. */
  readonly derived?: string;
  /** Why the tolerance is wider than rounding, or how the closed form is derived. */
  readonly why?: string;
  /** The structure; null for a section alone. */
  readonly structure: CheckDocument | null;
  readonly run: () => readonly CheckRow[];
}

/** Writes a citation as one line. */
export function cite({ author, title, edition, place }: Source): string {
  return `${author}, ${title}, ${edition}, ${place}`;
}

/** Names the text that was read, and its exceptions; returns nothing for a citation from memory. */
export function describeCompared({ compared }: Source): Pick<Check, 'compared' | 'except' | 'derived'> {
  if (compared === undefined) return {};
  const { text, except, derived } = compared;
  return {
    compared: text,
    ...(except !== undefined && { except }),
    ...(derived !== undefined && { derived }),
  };
}

/**
 * Creates a row from a deviation and a tolerance that are both relative to `scale`.
 *
 * @example toRow('M(2)', { expected: 4, found: 4, deviation: 0, tolerance: 1e-10, scale: 4 })
 */
export function toRow(
  what: string,
  {
    expected,
    found,
    deviation,
    tolerance,
    scale,
    measure,
  }: {
    readonly expected: number | string;
    readonly found: number | string;
    readonly deviation: number;
    readonly tolerance: number;
    readonly scale: number;
    readonly measure?: Measure | undefined;
  },
): CheckRow {
  const relative = typeof expected === 'string' || expected === 0 ? 1 : scale / Math.abs(expected);
  return {
    what,
    expected,
    found,
    deviation: deviation * relative,
    allowed: tolerance * relative,
    holds: deviation <= tolerance,
    ...(measure && { measure }),
  };
}
