import type { Segments } from '../../sizing/sources.ts';
import type { Steel } from '../rods/rodResistance.ts';
import type { MemberSection } from './memberSection.ts';

/** A part of a beam with one cross-section and one material; lengths in mm. */
export interface MemberRange {
  readonly x0: number;
  readonly x1: number;
  readonly section: MemberSection;
  readonly steel: Steel;
  /** JSON pointer to the cross-section. */
  readonly path: string;
}

/** Axial force, shear force and moment along a beam: N, mm and N·mm. */
export interface MemberForces {
  readonly N: Segments;
  readonly Q: Segments;
  readonly M: Segments;
}
