import { type LineProblem, createLineProblem } from '@eecs/ui-kit/editor';

/** Something a line states, its numbers in the base units of the document. */
export type Saying = Understood | Problem;

/** The meaning of a statement. */
export type Understood =
  | { readonly kind: 'length'; readonly length: number }
  | { readonly kind: 'support'; readonly verb: SupportVerb; readonly places: readonly number[] }
  | { readonly kind: 'spring'; readonly x: number; readonly stiffness: number }
  /** Settlement of the support at x; plus is downwards. */
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
      /** The pressure and the tributary width whose product the ordinates are. */
      readonly source?: { readonly pressure: number; readonly width: number };
      readonly x: readonly [number, number];
    }
  /** The case set, by its index, that the loads behind it act in. */
  | { readonly kind: 'set'; readonly set: number }
  | { readonly kind: 'weight'; readonly isOn: boolean }
  /** A name that may be one of a catalogue: IPE 300, S355. */
  | { readonly kind: 'named'; readonly name: string };

/** Why a statement was not understood. */
export interface Problem extends LineProblem<ProblemCode> {
  /** Length of the beam, where something lies outside it. */
  readonly length?: number;
  /** Its meanings, where it can be read in more ways than one. */
  readonly readings?: readonly [Understood, Understood];
}

export type SupportVerb = 'pin' | 'roller' | 'clamp' | 'hinge';

export type ProblemCode =
  | 'number'
  | 'place'
  | 'range'
  /** Something is behind what was understood. */
  | 'extra'
  /** Two values without a range: the second may be meant as a place. */
  | 'noRange'
  | 'ambiguous'
  | 'outside'
  | 'noSupport'
  | 'noSet'
  /** Case sets are named by their number. */
  | 'setNumber'
  | 'unknown'
  | 'tooGreat'
  /** The arrow says a direction in which the load cannot act. */
  | 'way'
  | 'tooLong'
  /** For the whole line: its end was not read. */
  | 'cut';

export function createProblem(code: ProblemCode, part: string): Problem {
  return createLineProblem(code, part);
}
