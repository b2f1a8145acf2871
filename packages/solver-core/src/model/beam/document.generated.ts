/* Made by scripts/writeTypes.ts from the schema; do not edit. */

import type {
  CaseUnits,
  CaseGrid,
  Material,
  CrossSection,
  CaseSet,
  CombinationChoice,
  CaseLimits,
} from '../common/document.generated.ts';

/** `fixed` is the pin, `simple` the roller, `hinge` the moment release. */
export type SupportClass = 'cantilever' | 'fixed' | 'simple' | 'hinge' | 'spring';

/** Along x, along y, about z. */
export interface ByDirection {
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
}

export interface Support {
  readonly className: SupportClass;
  readonly x: number;
  /** A hinge over the bearing; on a pin, roller or spring. */
  readonly release?: boolean;
  readonly stiffness?: ByDirection;
  readonly settlement?: ByDirection;
  /** In which case sets the settlement acts; all when absent. */
  readonly sets?: number;
}

export interface BeamSection {
  /** Right end. */
  readonly x: number;
  /** -1 is none. */
  readonly materialIndex: number;
  /** -1 is none. */
  readonly crossSectionIndex: number;
  /** Turn about x, degrees. */
  readonly alpha: number;
  readonly flip: boolean;
  /** Linear mass; rho·A unless it is above zero. */
  readonly mass?: number;
}

export type PointLoadClass = 'AxialLoad' | 'ShearLoad' | 'GenericLoad' | 'BendingMoment';

/** Force along +x, force along +y, or moment, counter-clockwise. */
export type ReactionComponent = 'x' | 'y' | 'r';

/** The reaction of another saved document that the load carries on: the load is `factor` times `value`. The document solves without the other one. */
export interface ReactionSource {
  /** Number of the saved task, or the name of its file. */
  readonly task: string | number;
  /** Title of the task when the value was taken. */
  readonly title?: string;
  /** Fingerprint of the task when the value was taken. */
  readonly hash?: string;
  /** Index of the support of a beam, or id of the joint of a truss or frame. */
  readonly reaction: string | number;
  /** x and y of the support when the value was taken, m in any unit system. */
  readonly place?: readonly [number, number];
  readonly component: ReactionComponent;
  /** Title of the case set of the task; its only set when absent. */
  readonly set?: string;
  /** The reaction on the other structure, N or N·m in any unit system. */
  readonly value: number;
  /** -1 when absent: what a support pushes up, the structure below carries down. */
  readonly factor?: number;
}

/** A load on an area that is collected in a point: its pressure (Pa, psi) along alpha, the tributary width and the spacing of the points (m, in). Their product is the value. */
export interface PointAreaSource {
  readonly pressure: number;
  readonly width: number;
  readonly spacing: number;
}

export interface PointLoad {
  readonly id: string | number;
  readonly className: PointLoadClass;
  readonly x: number;
  /** [value, axial, normal]; value and alpha decide. */
  readonly c: readonly [number, number, number];
  /** Direction, degrees counter-clockwise from +x. */
  readonly alpha: number;
  /** Bit i: the load belongs to case set i. */
  readonly sets: number;
  readonly color?: string;
  readonly from?: ReactionSource;
  readonly source?: PointAreaSource;
}

export type DistributedLoadClass = 'DistributedLoad' | 'DistributedMass';

/** A load on an area that the member carries: its pressure (Pa, psi) along alpha and the tributary width (m, in). Their product is all three ordinates. */
export interface AreaSource {
  readonly pressure: number;
  readonly width: number;
}

export interface DistributedLoad {
  readonly id: string | number;
  readonly className: DistributedLoadClass;
  /** Start and end, start before end. */
  readonly x: readonly [number, number];
  /** Ordinates at start, middle, end, along alpha. */
  readonly y: readonly [number, number, number];
  /** Direction, degrees counter-clockwise from +x. */
  readonly alpha: number;
  /** Bit i: the load belongs to case set i. */
  readonly sets: number;
  readonly color?: string;
  readonly source?: AreaSource;
}

export type Load = PointLoad | DistributedLoad;

export interface BeamCase {
  readonly schema: 1;
  readonly className: 'casemsb';
  readonly kind: 'msb';
  readonly branch: string;
  readonly id: number;
  readonly userId: number;
  readonly title: string;
  readonly description: string;
  readonly created: number;
  readonly readonly: boolean;
  readonly L: number;
  readonly isReal: boolean;
  readonly isAccurate: boolean;
  readonly selfWeight: boolean;
  /** In which case sets self weight acts, a combined one by the factors of its members; in every set, once, when absent. */
  readonly weightSets?: number;
  readonly shear: boolean;
  readonly ratio: number;
  readonly k: number;
  readonly units: CaseUnits;
  readonly grid: CaseGrid;
  readonly supports: readonly Support[];
  readonly beamSections: readonly BeamSection[];
  readonly materials: readonly Material[];
  readonly sections: readonly CrossSection[];
  readonly caseSets: readonly CaseSet[];
  readonly combinations?: CombinationChoice;
  readonly limits?: CaseLimits;
  readonly loads: readonly Load[];
}
