import type { ComparedText } from './comparedTexts.ts';
import type { MohrPart } from './expectMohr.ts';
import type { StressExtreme, StressPlace } from './expectStress.ts';

/** A problem with published results or a closed form from a book; its numbers never come from our own run. */
export interface Problem {
  readonly id: string;
  readonly title: string;
  readonly source: Source;
  readonly document: object;
  readonly expected: readonly Expected[];
  /** The reason why the tolerance is wider than the rounding of the printed numbers. */
  readonly why?: string;
}

export interface Source {
  readonly author: string;
  readonly title: string;
  /** Edition or year. */
  readonly edition: string;
  /** Table, case, equation or test. */
  readonly place: string;
  /** The text in which formulas or numbers were read. @default none: the citation is from memory */
  readonly compared?: ComparedText | undefined;
}

export type FieldName = 'N' | 'Q' | 'M' | 'u' | 'deflection' | 'slope';
export type ReactionName = 'axial' | 'normal' | 'moment';

/** One published number, in the base units of the document. */
export interface Expected {
  readonly what:
    | {
        readonly kind: 'value';
        readonly field: FieldName;
        readonly x: number;
        readonly side: 'left' | 'right';
      }
    | {
        readonly kind: 'extreme';
        readonly field: FieldName;
        readonly which: 'min' | 'max';
        readonly part: 'value' | 'x';
      }
    | { readonly kind: 'zero'; readonly field: FieldName; readonly index: number }
    | { readonly kind: 'reaction'; readonly support: number; readonly part: ReactionName }
    | { readonly kind: 'degree' }
    | StressPlace
    | StressExtreme
    | MohrPart;
  readonly value: number;
  /** The tolerance, relative to `scale`. */
  readonly tolerance: number;
  readonly scale: number;
  /** Index of the case set. */
  readonly set: number;
}

/** A closed form is met to the accuracy that the solver promises. */
const CLOSED_FORM = 1e-10;

export interface Details {
  /** The relative tolerance, according to the published digits. @default 1e-10, for a closed form */
  readonly tolerance?: number;
  /** The reference of the tolerance. @default the value itself */
  readonly scale?: number;
  readonly side?: 'left' | 'right';
  readonly set?: number;
}

/** Expects a value of a diagram at x. The value is from the right unless `side` is set. */
export function at(field: FieldName, x: number, value: number, details: Details = {}): Expected {
  return expected({ kind: 'value', field, x, side: details.side ?? 'right' }, value, details);
}

/** Expects the lowest or highest value of a diagram. */
export function extreme(
  field: FieldName,
  which: 'min' | 'max',
  value: number,
  details: Details = {},
): Expected {
  return expected({ kind: 'extreme', field, which, part: 'value' }, value, details);
}

/** Expects the place of the lowest or highest value of a diagram. */
export function extremeAt(
  field: FieldName,
  which: 'min' | 'max',
  x: number,
  details: Details = {},
): Expected {
  return expected({ kind: 'extreme', field, which, part: 'x' }, x, details);
}

/** Expects the place of an isolated zero of a diagram, counted from the left. */
export function zeroAt(field: FieldName, index: number, x: number, details: Details = {}): Expected {
  return expected({ kind: 'zero', field, index }, x, details);
}

/** Expects a component of the reaction of a support, by its index in the document. */
export function reaction(
  support: number,
  part: ReactionName,
  value: number,
  details: Details = {},
): Expected {
  return expected({ kind: 'reaction', support, part }, value, details);
}

/** Expects the degree of static indeterminacy. */
export function degree(value: number): Expected {
  return expected({ kind: 'degree' }, value, { scale: 1, tolerance: 0 });
}

/** Returns a tolerance of half the last digit for a number published with `digits` decimals of `unit`. */
export function published(digits: number, unit = 1): { tolerance: number; scale: number } {
  return { tolerance: 0.5 * 10 ** -digits, scale: unit };
}

/** Expects any number of the solver's results. */
export function expected(what: Expected['what'], value: number, details: Details): Expected {
  const { tolerance = CLOSED_FORM, scale = Math.abs(value), set = 0 } = details;
  if (!(scale > 0)) throw new Error('`expected` needs a scale for a value of zero');
  return { what, value, tolerance, scale, set };
}
