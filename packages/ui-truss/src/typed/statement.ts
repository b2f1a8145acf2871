import type { LineProblem } from '@eecs/ui-kit/editor';
import type { StarterKind } from '../starters/starterKinds.ts';
import type { Place } from '../editing/place.ts';
import type { Chord } from './words.ts';

/** A statement of a typed truss as it was read, lengths and forces in the base units of the document. */
export type Statement = Understood | Problem;

/** The meaning of a statement. Joints are indexes from 0. */
export type Understood =
  | {
      readonly kind: 'truss';
      readonly starter: StarterKind;
      /** Lengths in the order in which the starter asks for them. */
      readonly lengths: readonly number[];
      /** The number of panels; null for that of the starter. */
      readonly panels: number | null;
    }
  | { readonly kind: 'joint'; readonly place: Place }
  | { readonly kind: 'rods'; readonly pairs: readonly (readonly [number, number])[] }
  /** A force on joints: along `y` downwards, along `x` to the right, if positive. */
  | { readonly kind: 'force'; readonly axis: 'x' | 'y'; readonly value: number; readonly at: At }
  | { readonly kind: 'support'; readonly verb: 'pin' | 'roller'; readonly joints: readonly number[] }
  | { readonly kind: 'set'; readonly set: number }
  | { readonly kind: 'weight'; readonly isOn: boolean }
  /** A name that may be one of a catalogue: CHS 114.3x5, S355. */
  | { readonly kind: 'named'; readonly name: string };

/** The joints that a force acts on: a chord between its supports, or joints by their indexes. */
export type At =
  | { readonly kind: 'chord'; readonly chord: Chord }
  | { readonly kind: 'joints'; readonly joints: readonly number[] };

/**
 * The reason why a statement was not understood; `count` is the number of joints, where one is named that is not there,
 * and the largest number, where too many are asked for.
 */
export type Problem = LineProblem<ProblemCode>;

export type ProblemCode =
  | 'unknown'
  | 'number'
  | 'place'
  | 'joints'
  /** The measures of a common truss are not complete. */
  | 'measures'
  | 'panels'
  | 'tooMany'
  | 'wrongMeasures'
  | 'secondTruss'
  | 'noJoint'
  | 'jointThere'
  | 'rod'
  | 'chord'
  | 'noSet'
  /** Case sets are named by their number. */
  | 'setNumber'
  | 'extra'
  | 'tooGreat'
  /** The arrow says a direction in which the load cannot act. */
  | 'way'
  | 'tooLong'
  /** The end of the line was not read. */
  | 'cut';
