import type { DiagramSegment } from '../diagrams/diagram.ts';
import type { FrameModel, LineBed } from '../frame/assembly/frameModel.ts';
import type { LinearForm } from '../frame/pieces/linearForm.ts';
import { type EndForms, numberUnknowns, type PieceSpring } from '../frame/pieces/pieceUnknowns.ts';

/** A member that can buckle and vibrate, in consistent units. */
export interface StabilityMember {
  readonly length: number;
  readonly EI: number;
  /** Infinity for an inextensible member. */
  readonly EA: number;
  /** Axial force under the given loads, tension above zero. */
  readonly N: readonly DiagramSegment[];
  /** Mass per length. */
  readonly mass: readonly DiagramSegment[];
  /** The elastic bed under the member. */
  readonly bed: LineBed | null;
  readonly ends: readonly [EndForms, EndForms];
}

/** A frame, prepared for the analysis of its stability and its vibrations. */
export interface StabilityModel {
  readonly unknowns: number;
  readonly members: readonly StabilityMember[];
  readonly springs: readonly PieceSpring[];
  /** Displacements of each joint along the axes of its support, and its rotation. */
  readonly joints: readonly (readonly [LinearForm, LinearForm, LinearForm])[];
}

/** Axial force and mass of each member, in consistent units. */
export interface MemberFields {
  readonly N: readonly DiagramSegment[];
  readonly mass: readonly DiagramSegment[];
}

/** Makes the model of a frame whose members have axial forces and masses. */
export function createStabilityModel(model: FrameModel, fields: readonly MemberFields[]): StabilityModel {
  const { count, ends, springs, joints } = numberUnknowns(model);
  return {
    unknowns: count,
    members: model.members.map(({ length, EI, EA, bed }, k) => ({
      length,
      EI,
      EA,
      bed,
      ...fields[k]!,
      ends: ends[k]!,
    })),
    springs,
    joints,
  };
}
