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

/** Marks the required and the optional fields of a part of a document. */
type Stated<T, Needed extends keyof T> = Pick<T, Needed> & Partial<Omit<T, Needed>>;

/**
 * Names of supports: the class, or the usual word for it. `pin` is
 * `fixed`, `roller` `simple`, `clamp` `cantilever`; `pinned` is a pin, `encastre` a clamp.
 */
export type SupportWord = SupportClass | 'pin' | 'roller' | 'clamp' | 'pinned' | 'encastre';

/** A support as one writes it. `x` from the left end in m (in). */
export interface SupportInput extends Omit<Support, 'className'> {
  readonly className: SupportWord;
}

/** A part of the beam as one writes it, from where the part before it ends to `x`, in m (in). */
export type BeamSectionInput = Stated<BeamSection, 'x'> & {
  /** A truss's word for `crossSectionIndex`, read where that is not stated. */
  readonly sectionIndex?: number;
};

/** A material as one writes it. `E` and `G` in MPa (psi), `rho` in kg/m³ (lb/in³). */
export type MaterialInput = Partial<Material>;

/** A part of a built-up section as one writes it: neither turned nor mirrored unless it states so. */
export type SectionPartInput = Partial<Omit<SectionPart, 'className'>> & { readonly className: SectionWord };

/** Names of shapes: the class, or a shorter word. */
export type SectionWord = SectionClass | 'h' | 'i' | 'l' | 'angle' | 'c' | 't' | 'z' | 'rect';

/** A cross-section as one writes it: sizes in mm (in), `A` in cm² (in²), second moments in cm⁴ (in⁴). */
export interface CrossSectionInput extends Partial<Omit<CrossSection, 'className' | 'parts'>> {
  readonly className: SectionWord;
  readonly parts?: readonly SectionPartInput[];
}

/** A set of loads that act together, as one writes it. */
export type CaseSetInput = Partial<CaseSet>;

/** Names of loads at a point: the class, or the symbol. */
export type PointLoadWord = PointLoadClass | 'N' | 'Q' | 'R' | 'M' | 'PointLoad' | 'Moment';

/** A load at a point as one writes it. */
export interface PointLoadInput extends Partial<Omit<PointLoad, 'className' | 'x' | 'c'>> {
  readonly className: PointLoadWord;
  /** From the left end; m (in). */
  readonly x: number;
  /**
   * `[value]`: N (lbf) along `alpha`, upwards of a shear load; N·m (lbf·in) counter-clockwise of a moment. The fields
   * after it are derived.
   */
  readonly c: readonly number[];
}

/** Names of loads over a range: the class, or the symbol. */
export type DistributedLoadWord = DistributedLoadClass | 'q(x)' | 'm(x)';

/** A load over a range as one writes it. */
export interface DistributedLoadInput extends Partial<Omit<DistributedLoad, 'className' | 'x' | 'y'>> {
  readonly className: DistributedLoadWord;
  /** Start and end; m (in). */
  readonly x: readonly [start: number, end: number];
  /**
   * Ordinates at start, middle and end, or one for all three; N/m (lbf/in), upwards where
   * no `alpha` is given. A mass: kg/m (lb/in).
   */
  readonly y: number | readonly [start: number, middle: number, end: number];
}

/** A load as one writes it. */
export type LoadInput = PointLoadInput | DistributedLoadInput;

type Lists = 'supports' | 'beamSections' | 'materials' | 'sections' | 'caseSets' | 'loads';

/**
 * A beam as one writes it: required fields, and optional ones be. `parseCase` makes the whole document of it, a
 * `BeamCase`, which is one too. Numbers are in m, N, MPa, mm, cm² and cm⁴, or with `units: { system: 1 }` in in, lbf,
 * psi, in² and in⁴.
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
   * The materials and cross-sections along the beam, part by part. If left out, EI = EA = 1 is used and the answer has
   * no displacements.
   */
  readonly beamSections?: readonly BeamSectionInput[];
  readonly materials?: readonly MaterialInput[];
  readonly sections?: readonly CrossSectionInput[];
  readonly caseSets?: readonly CaseSetInput[];
  readonly loads?: readonly LoadInput[];
}
