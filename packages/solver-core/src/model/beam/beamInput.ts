import type {
  BeamCase,
  BeamSection,
  DistributedLoad,
  DistributedLoadClass,
  PointLoad,
  PointLoadClass,
  Support,
  SupportClass,
} from './document.ts';
import type {
  CaseGrid,
  CaseSet,
  CaseUnits,
  CrossSection,
  Material,
  SectionClass,
  SectionPart,
} from '../common/document.ts';

/** Makes the fields `Needed` of a part of a document required and all others optional. */
type Stated<T, Needed extends keyof T> = Pick<T, Needed> & Partial<Omit<T, Needed>>;

/**
 * Accepted names of supports: the class or the usual word. `pin` and `pinned` mean `fixed`, `roller` means `simple`,
 * `clamp` and `encastre` mean `cantilever`.
 */
export type SupportWord = SupportClass | 'pin' | 'roller' | 'clamp' | 'pinned' | 'encastre';

/** A support as a user may write it. `x` from the left end in m (in). */
export interface SupportInput extends Omit<Support, 'className'> {
  readonly className: SupportWord;
}

/** A part of the beam as a user may write it, from the end of the previous part to `x`, in m (in). */
export type BeamSectionInput = Stated<BeamSection, 'x'> & {
  /** Another name for `crossSectionIndex`, used in trusses; read if `crossSectionIndex` is absent. */
  readonly sectionIndex?: number;
};

/** A material as a user may write it. `E` and `G` in MPa (psi), `rho` in kg/m³ (lb/in³). */
export type MaterialInput = Partial<Material>;

/** A part of a built-up section as a user may write it; by default it is neither rotated nor mirrored. */
export type SectionPartInput = Partial<Omit<SectionPart, 'className'>> & { readonly className: SectionWord };

/** Accepted names of shapes: the class or a shorter word. */
export type SectionWord = SectionClass | 'h' | 'i' | 'l' | 'angle' | 'c' | 't' | 'z' | 'rect';

/** A cross-section as a user may write it: sizes in mm (in), `A` in cm² (in²), second moments in cm⁴ (in⁴). */
export interface CrossSectionInput extends Partial<Omit<CrossSection, 'className' | 'parts'>> {
  readonly className: SectionWord;
  readonly parts?: readonly SectionPartInput[];
}

/** A set of loads that act together, as a user may write it. */
export type CaseSetInput = Partial<CaseSet>;

/** Accepted names of loads at a point: the class or the symbol. */
export type PointLoadWord = PointLoadClass | 'N' | 'Q' | 'R' | 'M' | 'PointLoad' | 'Moment';

/** A load at a point as a user may write it. */
export interface PointLoadInput extends Partial<Omit<PointLoad, 'className' | 'x' | 'c'>> {
  readonly className: PointLoadWord;
  /** From the left end; m (in). */
  readonly x: number;
  /**
   * `[value]`: N (lbf) along `alpha` for a force, upwards for a shear load; N·m (lbf·in), counter-clockwise, for a
   * moment. The entries after it are derived.
   */
  readonly c: readonly number[];
}

/** Accepted names of loads over a range: the class or the symbol. */
export type DistributedLoadWord = DistributedLoadClass | 'q(x)' | 'm(x)';

/** A load over a range as a user may write it. */
export interface DistributedLoadInput extends Partial<Omit<DistributedLoad, 'className' | 'x' | 'y'>> {
  readonly className: DistributedLoadWord;
  /** Start and end; m (in). */
  readonly x: readonly [start: number, end: number];
  /**
   * Ordinates at start, middle and end, or one number for all three; N/m (lbf/in), upwards if `alpha` is absent. For a
   * mass: kg/m (lb/in).
   */
  readonly y: number | readonly [start: number, middle: number, end: number];
}

/** A load as a user may write it. */
export type LoadInput = PointLoadInput | DistributedLoadInput;

type Lists = 'supports' | 'beamSections' | 'materials' | 'sections' | 'caseSets' | 'loads';

/**
 * A beam as a user may write it: only the necessary fields are required. `parseCase` completes it to a `BeamCase`,
 * which is itself a valid `BeamInput`. Numbers are in m, N, MPa, mm, cm² and cm⁴, or with `units: { system: 1 }` in in,
 * lbf, psi, in² and in⁴.
 *
 * @example
 * const beam: BeamInput = {
 *   schema: 1,
 *   L: 6,
 *   supports: [{ className: 'pin', x: 0 }, { className: 'roller', x: 6 }],
 *   loads: [{ className: 'DistributedLoad', x: [0, 6], y: -12000 }],
 * };
 */
export interface BeamInput extends Partial<Omit<BeamCase, 'schema' | 'L' | 'units' | 'grid' | Lists>> {
  readonly schema: 1;
  /** Length; m (in). */
  readonly L: number;
  readonly units?: Partial<CaseUnits>;
  readonly grid?: Partial<CaseGrid>;
  readonly supports: readonly SupportInput[];
  /**
   * The materials and cross-sections along the beam, part by part. If absent, EI = EA = 1 is used and the results have
   * no displacements.
   */
  readonly beamSections?: readonly BeamSectionInput[];
  readonly materials?: readonly MaterialInput[];
  readonly sections?: readonly CrossSectionInput[];
  readonly caseSets?: readonly CaseSetInput[];
  readonly loads?: readonly LoadInput[];
}
