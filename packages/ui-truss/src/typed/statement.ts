import type { CommonStatement, StructureProblem } from '@eecs/ui-kit/editor';
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
  | CommonStatement<Place>
  | { readonly kind: 'rods'; readonly pairs: readonly (readonly [number, number])[] }
  /** A force on joints: along `y` downwards, along `x` to the right, if positive. */
  | {
      readonly kind: 'force';
      readonly axis: 'x' | 'y';
      readonly value: number;
      /** The pressure, the tributary width and the spacing of the joints whose product is the value. */
      readonly source?: { readonly pressure: number; readonly width: number; readonly spacing: number };
      readonly at: At;
    }
  | { readonly kind: 'support'; readonly verb: 'pin' | 'roller'; readonly joints: readonly number[] }
  /** Settlement of supports, downwards if positive. */
  | { readonly kind: 'settlement'; readonly value: number; readonly joints: readonly number[] }
  /** A name that may belong to a catalogue: CHS 114.3x5, S355. */
  | { readonly kind: 'named'; readonly name: string };

/** The joints loaded by a force: a chord between its supports, or joints by their indices. */
export type At =
  | { readonly kind: 'chord'; readonly chord: Chord }
  | { readonly kind: 'joints'; readonly joints: readonly number[] };

/** Why a statement was not understood or cannot be applied. */
export type Problem = StructureProblem<
  | 'wrongMeasures'
  | 'secondTruss'
  | 'rod'
  /** A joint of a truss cannot be clamped. */
  | 'clamp'
  | 'chord'
>;
