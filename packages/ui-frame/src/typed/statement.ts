import type { CommonStatement, StructureProblem } from '@eecs/ui-kit/editor';
import type { Place } from '../editing/place.ts';
import type { JointGroup, MemberGroup, TypedShape } from './words.ts';

/** A parsed statement of a typed frame, with its numbers in the base units of the document. */
export type Statement = Understood | Problem;

/** The meaning of a statement. Joints and members are indexes from 0. */
export type Understood =
  | CommonFrame
  | CommonStatement<Place>
  | { readonly kind: 'members'; readonly pairs: readonly (readonly [number, number])[] }
  | PointLoad
  | SpreadLoad
  | {
      readonly kind: 'support';
      readonly verb: 'pin' | 'roller' | 'clamp';
      readonly at: JointsAt;
      readonly ambiguous?: string;
    }
  | { readonly kind: 'spring'; readonly stiffness: number; readonly at: JointsAt }
  /** Hinges at both ends of members, or at the ends of all members of joints. */
  | { readonly kind: 'hinge'; readonly at: JointsAt | MembersAt }
  /** Settlement of supports, downwards if positive. */
  | { readonly kind: 'settlement'; readonly value: number; readonly at: JointsAt }
  /** A possible catalogue name, such as IPE 300 or S355, for some members or all. */
  | { readonly kind: 'named'; readonly name: string; readonly at: MembersAt };

/** A common frame with its dimensions; bays and storeys are listed from the left and from the ground. */
export interface CommonFrame {
  readonly kind: 'frame';
  readonly shape: TypedShape;
  readonly bays: readonly number[];
  readonly storeys: readonly number[];
  /** Height of the ridge of a gable, or of the right column of a monopitch. */
  readonly ridge: number | null;
  readonly panels: number | null;
  /** The supports of the feet; null for the default ones of the frame. */
  readonly feet: 'pin' | 'clamp' | null;
  readonly ambiguous?: string;
}

/** A force or a moment; positive upwards, to the right or counter-clockwise, as in the document. */
export interface PointLoad {
  readonly kind: 'force';
  readonly className: 'ShearLoad' | 'AxialLoad' | 'BendingMoment';
  readonly value: number;
  readonly at: JointsAt | MembersAt;
}

/** A load along members; positive upwards or to the right, as in the document. */
export interface SpreadLoad {
  readonly kind: 'spread';
  readonly verb: 'spread' | 'mass';
  readonly axis: 'x' | 'y';
  /** Whether its values are per projected length, as for snow. */
  readonly isProjected: boolean;
  readonly y: readonly [number, number, number];
  /** The pressure and the tributary width whose product gives the ordinates. */
  readonly source?: { readonly pressure: number; readonly width: number };
  /** The loaded range from the start of each member; null for the whole member. */
  readonly x: readonly [number, number] | null;
  readonly at: MembersAt;
}

/** Joints by their word or their indexes. */
export interface JointsAt {
  readonly kind: 'joints';
  readonly joints: JointGroup | readonly number[];
}

/** Members by their word or their indexes; `x` is a position from the start of each, null for its middle. */
export interface MembersAt {
  readonly kind: 'members';
  readonly members: MemberGroup | readonly number[];
  readonly x: number | null;
}

/** The reason why a statement was not understood or cannot be applied. */
export type Problem = StructureProblem<
  /** Two values without a range: the second may be meant as a position. */
  | 'noRange'
  | 'range'
  /** It names no members. */
  | 'members'
  /** It names neither joints nor members. */
  | 'parts'
  | 'ridge'
  | 'secondFrame'
  | 'noMember'
  /** The frame has no such members or joints, such as columns on the left. */
  | 'noGroup'
  /** No member can be drawn there. */
  | 'noNew'
  /** A position is beyond the end of a member. */
  | 'outside'
>;
