/* Made by scripts/writeTypes.ts from the schema; do not edit. */

/** 0 is SI, 1 is US customary. */
export type UnitSystem = 0 | 1;

export interface CaseUnits {
  readonly system: UnitSystem;
  readonly incrementIndex: number;
  readonly stepIndex: number;
}

export interface CaseGrid {
  readonly step: number;
  readonly minors: number;
  readonly yStep: number;
}

export type OriginKind = 'catalogue' | 'community' | 'own' | 'file';

/** Where it was taken from; absent of what was made by hand. */
export interface Origin {
  readonly kind: OriginKind;
  /** By which it is known there. */
  readonly id: string;
}

export interface Material {
  readonly name: string;
  readonly E?: number;
  readonly G?: number;
  readonly nu?: number;
  readonly K?: number | null;
  readonly rho?: number;
  /** Thermal expansion. */
  readonly alpha?: number;
  readonly color?: string;
  readonly strength?: {
    readonly tension?: number;
    readonly compression?: number;
  };
  readonly origin?: Origin;
}

export type SectionClass =
  | 'hsection'
  | 'lsection'
  | 'csection'
  | 'tsection'
  | 'zsection'
  | 'lippedcsection'
  | 'lippedzsection'
  | 'rectangle'
  | 'rectangularpipe'
  | 'circle'
  | 'roundpipe'
  | 'builtup'
  | 'generic';

export type OutlinedShape =
  | 'hsection'
  | 'lsection'
  | 'csection'
  | 'tsection'
  | 'zsection'
  | 'lippedcsection'
  | 'lippedzsection'
  | 'rectangle'
  | 'rectangularpipe'
  | 'circle'
  | 'roundpipe';

/** A shape with its place: mirrored, turned, then moved so that its box begins at y and z. */
export interface SectionPart {
  readonly className: OutlinedShape;
  readonly label?: string;
  readonly b?: number;
  readonly h?: number;
  readonly c?: number;
  readonly tw?: number;
  readonly tf?: number;
  readonly t?: number;
  readonly tb?: number;
  readonly r1?: number;
  readonly r2?: number;
  readonly r3?: number;
  readonly r4?: number;
  readonly ri?: number;
  readonly sf?: number;
  readonly sw?: number;
  readonly uf?: number;
  readonly Dy?: number;
  readonly bent?: boolean;
  readonly units?: UnitSystem;
  /** Left edge of the box of the part, to the right. */
  readonly y: number;
  /** Lower edge of the box of the part, upwards. */
  readonly z: number;
  /** Turn, degrees counter-clockwise. */
  readonly alpha: number;
  /** Mirrored left to right before it is turned. */
  readonly flip: boolean;
}

/** How the parts hold together: battened when absent. Welded parts that touch are one body. */
export type Connection = 'battened' | 'laced' | 'welded';

/** Parameters as in catalogues; a generic section gives A, Iy, Iz, Iyz, ey, ez. */
export interface CrossSection {
  readonly className: SectionClass;
  readonly label: string;
  readonly A?: number;
  readonly Iy?: number;
  readonly Iz?: number;
  readonly Iyz?: number;
  readonly ey?: number;
  readonly ez?: number;
  readonly b?: number;
  readonly h?: number;
  readonly c?: number;
  readonly tw?: number;
  readonly tf?: number;
  readonly t?: number;
  readonly tb?: number;
  readonly r1?: number;
  readonly r2?: number;
  readonly r3?: number;
  readonly r4?: number;
  readonly ri?: number;
  readonly sf?: number;
  readonly sw?: number;
  readonly uf?: number;
  readonly Dy?: number;
  readonly bent?: boolean;
  /** False for a row of a catalogue, of which an edit makes a copy; true for a section whose label was given by hand. */
  readonly editable?: boolean;
  readonly units?: UnitSystem;
  readonly origin?: Origin;
  /** The parts of a section that is built up of others. Sections of any other shape keep them unread. */
  readonly parts?: readonly SectionPart[];
  readonly connection?: Connection;
}

export interface CaseSet {
  readonly title: string;
  readonly description: string;
  readonly color: string;
  /** Turns forces and gravity of the set, degrees. */
  readonly angle: number;
  readonly combined: boolean;
  /** By index of the member; `weight` of self weight, `settlement` of settlements; 1 when absent. */
  readonly factors?: Readonly<Record<string, number>>;
}

/** The fields that documents of all structures share: a rule that reads no more than this serves each of them. */
export interface CommonCase {
  readonly schema: 1;
  readonly branch: string;
  readonly id: number;
  readonly userId: number;
  readonly title: string;
  readonly description: string;
  readonly created: number;
  readonly readonly: boolean;
  readonly isReal: boolean;
  readonly isAccurate: boolean;
  readonly selfWeight: boolean;
  /** In which case sets self weight acts, a combined one by the factors of its members; in every set, once, when absent. */
  readonly weightSets?: number;
  readonly ratio: number;
  readonly k: number;
  readonly units: CaseUnits;
  readonly grid: CaseGrid;
  readonly materials: readonly Material[];
  readonly sections: readonly CrossSection[];
  readonly caseSets: readonly CaseSet[];
}
