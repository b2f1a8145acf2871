import type { LineProblem } from '@eecs/ui-kit/editor';
import type { StarterKind } from '../starters/starterKinds.ts';
import type { Place } from '../editing/place.ts';
import type { Chord } from './words.ts';

/** A parsed statement of a typed truss, lengths and forces in the base units of the document. */
export type Statement = Understood | Problem;

/** The meaning of a statement. Joints are indices from 0. */
export type Understood =
  | {
      readonly kind: 'truss';
      readonly starter: StarterKind;
      /** Lengths in the order of the starter's fields. */
      readonly lengths: readonly number[];
      /** The number of panels; null for the starter's default. */
      readonly panels: number | null;
    }
  | { readonly kind: 'joint'; readonly place: Place }
  | { readonly kind: 'rods'; readonly pairs: readonly (readonly [number, number])[] }
  /** A force on joints: along `y` downwards, along `x` to the right, if positive. */
  | { readonly kind: 'force'; readonly axis: 'x' | 'y'; readonly value: number; readonly at: At }
  | { readonly kind: 'support'; readonly verb: 'pin' | 'roller'; readonly joints: readonly number[] }
  /** Settlement of supports, downwards if positive. */
  | { readonly kind: 'settlement'; readonly value: number; readonly joints: readonly number[] }
  | { readonly kind: 'set'; readonly set: number }
  | { readonly kind: 'weight'; readonly isOn: boolean }
  /** A name that may belong to a catalogue: CHS 114.3x5, S355. */
  | { readonly kind: 'named'; readonly name: string };

/** The joints loaded by a force: a chord between its supports, or joints by their indices. */
export type At =
  | { readonly kind: 'chord'; readonly chord: Chord }
  | { readonly kind: 'joints'; readonly joints: readonly number[] };

/**
 * Why a statement was not understood; `count` is the number of joints if a named joint does not exist, and the greatest
 * permitted number if too many are requested.
 */
export type Problem = LineProblem<ProblemCode>;

export type ProblemCode =
  | 'unknown'
  | 'number'
  | 'place'
  | 'joints'
  /** The dimensions of a common truss are incomplete. */
  | 'measures'
  | 'panels'
  | 'tooMany'
  | 'wrongMeasures'
  | 'secondTruss'
  | 'noJoint'
  | 'jointThere'
  | 'rod'
  /** A joint of a truss cannot be clamped. */
  | 'clamp'
  /** A settlement of a joint without a vertical support. */
  | 'noSupport'
  | 'chord'
  | 'noSet'
  /** Case sets are named by their number. */
  | 'setNumber'
  | 'extra'
  | 'tooGreat'
  /** The arrow gives a direction in which the load cannot act. */
  | 'way'
  | 'tooLong'
  /** The end of the line was not read. */
  | 'cut';
