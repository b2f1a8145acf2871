import { type LineProblem, createLineProblem } from '@eecs/ui-kit/editor';

/** A statement of a line, with its numbers in the base units of the document. */
export type Saying = Understood | Problem;

/** The meaning of a statement. */
export type Understood =
  | { readonly kind: 'length'; readonly length: number }
  | {
      readonly kind: 'support';
      readonly verb: SupportVerb;
      readonly places: readonly number[];
      readonly ambiguous?: string;
    }
  | { readonly kind: 'spring'; readonly x: number; readonly stiffness: number }
  /** Settlement of the support at x, positive downwards. */
  | { readonly kind: 'settlement'; readonly x: number; readonly value: number }
  | {
      readonly kind: 'point';
      readonly verb: 'force' | 'axial' | 'moment';
      readonly value: number;
      readonly x: number;
    }
  | {
      readonly kind: 'spread';
      readonly verb: 'spread' | 'mass';
      readonly y: readonly [number, number, number];
      /** The pressure and the tributary width whose product gives the ordinates. */
      readonly source?: { readonly pressure: number; readonly width: number };
      readonly x: readonly [number, number];
    }
  /** The index of the case set in which the following loads act. */
  | { readonly kind: 'set'; readonly set: number }
  | { readonly kind: 'weight'; readonly isOn: boolean }
  /** A name that may belong to a catalogue: IPE 300, S355. */
  | { readonly kind: 'named'; readonly name: string };

/** Why a statement was not understood. */
export interface Problem extends LineProblem<ProblemCode> {
  /** Length of the beam, if something is outside it. */
  readonly length?: number;
  /** Its two meanings, if it is ambiguous. */
  readonly readings?: readonly [Understood, Understood];
}

export type SupportVerb = 'pin' | 'roller' | 'clamp' | 'hinge';

export type ProblemCode =
  | 'number'
  | 'place'
  | 'range'
  /** There is text after the understood part. */
  | 'extra'
  /** Two values without a range: the second may be meant as a place. */
  | 'noRange'
  | 'ambiguous'
  | 'outside'
  /** It lies outside the length that the line itself sets. */
  | 'beyond'
  | 'noSupport'
  | 'noSet'
  /** Case sets must be given by their number. */
  | 'setNumber'
  | 'unknown'
  | 'tooGreat'
  /** The arrow gives a direction in which the load cannot act. */
  | 'way'
  | 'tooLong'
  /** For the whole line: its end was not read. */
  | 'cut';

export function createProblem(code: ProblemCode, part: string): Problem {
  return createLineProblem(code, part);
}
