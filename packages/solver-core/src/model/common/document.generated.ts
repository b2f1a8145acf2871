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

/** `G` permanent, `Gset` uneven settlement of supports, `Q` imposed, `S` snow, `W` wind, `T` temperature, `C` crane, `TS` traffic, `A` accidental, `E` seismic, and by ASCE/SEI 7 alone `F` fluids with well-defined pressures, `H` lateral pressure of earth, ground water or bulk materials, `R` rain, `WT` tornado: the letters of EN 1990 and ASCE/SEI 7. */
export type ActionKind =
  'G' | 'Gset' | 'Q' | 'S' | 'W' | 'T' | 'C' | 'TS' | 'A' | 'E' | 'F' | 'H' | 'R' | 'WT';

/** Use of the area that carries an imposed load, with kind `Q` alone (EN 1991-1-1, tables 6.1, 6.7 and 6.9): `A` dwellings, `B` offices, `C` places where people meet, `D` shops, `E` stores, `F` traffic up to 30 kN, `G` traffic up to 160 kN, `H` roofs. */
export type ImposedCategory = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H';

/** Where snow lies: `low` up to 1000 m above the sea, also when absent, `high` above 1000 m and in Finland, Iceland, Norway and Sweden. */
export type SnowClass = 'low' | 'high';

/** Factors for the combination, the frequent and the quasi-permanent value of a variable action. */
export interface Psi {
  readonly psi0: number;
  readonly psi1: number;
  readonly psi2: number;
}

/** By which rule a variable action is left out of spans of a beam: `any` choice of spans, or the arrangements of EN 1993-1-1:2005, AB.2: alternate spans, and two neighbours. It acts on all spans when absent. */
export type PatternRule = 'any' | 'EN 1993-1-1 AB.2';

/** The kind of action that the loads of the set are: by it a rule combines the set with others. */
export interface CaseAction {
  readonly kind: ActionKind;
  readonly category?: ImposedCategory;
  /** Whether an imposed load is at most 4.79 kN/m² (100 psf) before any reduction and belongs to no garage and no place of assembly: ASCE/SEI 7, 2.3.1, lets it have the factor 0.5 in combinations 3 and 4. */
  readonly light?: boolean;
  /** Whether a pressure `H` lasts: where it resists, it has the factor 0.9 (0.6 in allowable stress design) instead of 0. */
  readonly permanent?: boolean;
  readonly snow?: SnowClass;
  /** Actions of one kind and one group exclude one another, such as wind from the left and wind from the right. */
  readonly group?: string;
  readonly psi?: Psi;
  readonly pattern?: PatternRule;
}

/** A design situation. Strength is judged in the ultimate ones and in `ASD`, deflection in the serviceability ones. */
export type Situation =
  | 'ULS-STR'
  | 'ULS-EQU'
  | 'accidental'
  | 'SLS-characteristic'
  | 'SLS-frequent'
  | 'SLS-quasi-permanent'
  | 'ASD';

export interface CaseSet {
  readonly title: string;
  readonly description: string;
  readonly color: string;
  /** Turns forces and gravity of the set, degrees. */
  readonly angle: number;
  readonly combined: boolean;
  /** By index of the member; `weight` of self weight, `settlement` of settlements; 1 when absent. */
  readonly factors?: Readonly<Record<string, number>>;
  readonly action?: CaseAction;
  readonly situation?: Situation;
}

/** `en1990`: EN 1990 with (6.10); `en1990-ab`: with the less favourable of (6.10a) and (6.10b); `en1990-uk` and `en1990-no`: with the national annexes of the United Kingdom and of Norway; `en1990-uk-b`: the first of these with (6.10b) alone; `asce7-22` and `asce7-16`: ASCE/SEI 7 of these years. */
export type RuleId =
  'en1990' | 'en1990-ab' | 'en1990-uk' | 'en1990-uk-b' | 'en1990-no' | 'asce7-22' | 'asce7-16';

/** The action by its kind, with its category or its class of snow. */
export type ActionKey =
  | 'G'
  | 'Gset'
  | 'Q'
  | 'S'
  | 'W'
  | 'T'
  | 'C'
  | 'TS'
  | 'A'
  | 'E'
  | 'F'
  | 'H'
  | 'R'
  | 'WT'
  | 'Q.A'
  | 'Q.B'
  | 'Q.C'
  | 'Q.D'
  | 'Q.E'
  | 'Q.F'
  | 'Q.G'
  | 'Q.H'
  | 'Q.light'
  | 'S.high'
  | 'H.permanent';

/** Factors that take the place of those of the rule; what is absent stays. */
export interface FactorChange {
  readonly of: ActionKey;
  readonly situation?: Situation;
  /** The expression by its number, such as `(6.10b)`; all of the situation when absent. */
  readonly label?: string;
  /** The factor where the effect is unfavourable. */
  readonly high?: number;
  /** The factor where the effect is favourable. */
  readonly low?: number;
  /** The factor where the action leads. */
  readonly lead?: number;
  readonly psi?: Psi;
}

/** The rule by which the case sets with actions are combined. Combined sets with a situation are combinations made by hand. */
export interface CombinationChoice {
  readonly rule: RuleId;
  /** Situations that are wanted; all of the rule when absent. */
  readonly situations?: readonly Situation[];
  /** Factors that differ from those of the rule. */
  readonly changes?: readonly FactorChange[];
}

/** A limit of deflection. Of several numbers the smallest deflection counts. */
export interface DeflectionLimit {
  readonly title?: string;
  /** n of L/n, between supports. */
  readonly span?: number;
  /** n of L/n, of the length of an overhang; half of `span` when absent. */
  readonly cantilever?: number;
  /** A deflection in mm, or in inches with `units` 1. */
  readonly most?: number;
  readonly units?: UnitSystem;
  /** Deflection by all actions, also when absent, or by variable ones. */
  readonly actions?: 'all' | 'variable';
  readonly situation?: Situation;
  /** Where the limit is printed. */
  readonly source?: string;
}

export type RodStandard = 'EN 1993-1-1' | 'AISC 360-22';

/** The standard that the rods of a truss are checked by. */
export interface RodLimits {
  readonly standard: RodStandard;
  /** Partial factor of cross-sections by EN 1993-1-1; 1 when absent. */
  readonly gammaM0?: number;
  /** Partial factor of members that lose stability by EN 1993-1-1; 1 when absent. */
  readonly gammaM1?: number;
  /** How hollow sections are made, for the buckling curves of EN 1993-1-1; cold-formed when absent. */
  readonly hollow?: 'hot-finished' | 'cold-formed';
}

/** Factors of the effective lengths of a span. */
export interface SpanFactors {
  /** In the plane of the beam, of the distance between the supports. */
  readonly y?: number;
  /** Out of the plane, of the distance between the places that hold the beam sideways; 1 when absent. A stretch with a free end needs it. */
  readonly z?: number;
  /** For twisting, of the same distance; that of `z` when absent. */
  readonly x?: number;
}

/** The standard that the cross-sections and the lateral-torsional buckling of a beam are checked by. */
export interface MemberLimits {
  readonly standard: 'EN 1993-1-1' | 'AISC 360-22';
  /** Partial factor of cross-sections by EN 1993-1-1; 1 when absent. */
  readonly gammaM0?: number;
  /** Partial factor of members that lose stability by EN 1993-1-1; 1 when absent. */
  readonly gammaM1?: number;
  /** Where the beam can neither move sideways nor twist: everywhere, at its supports, or at `places`. When absent, lateral-torsional buckling is not judged. */
  readonly restraints?: 'continuous' | 'supports' | 'places';
  /** From the left end, in m, or in inches with `units` 1. */
  readonly places?: readonly number[];
  readonly units?: UnitSystem;
  /** Continuous where a floor or a roof holds the top flange sideways all along. */
  readonly topFlange?: 'continuous';
  /** Where loads act on the section; where they help most to buckle when absent. */
  readonly loadHeight?: 'top' | 'centre' | 'bottom';
  /** The clause of EN 1993-1-1 for lateral-torsional buckling: 6.3.2.2, also when absent, or 6.3.2.3. */
  readonly lateral?: 'general' | 'rolled';
  /** Factors of the effective lengths of the spans and overhangs, from the left. A span that is compressed is not checked without `y`. */
  readonly K?: readonly SpanFactors[];
}

/** The limits that an answer is judged by. */
export interface CaseLimits {
  readonly deflection?: readonly DeflectionLimit[];
  /** Stress may be the strength of the material over this factor. */
  readonly stress?: {
    readonly factor: number;
    readonly source?: string;
  };
  readonly rods?: RodLimits;
  readonly members?: MemberLimits;
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
  readonly combinations?: CombinationChoice;
  readonly limits?: CaseLimits;
}
