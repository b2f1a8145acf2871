import type { CaseSetInput, CaseGrid, CaseUnits, CrossSectionInput, MaterialInput } from '@eecs/solver-core';
import type { Joint, Link, TrussCase } from '@eecs/solver-core/truss';

/** The input form of a load: `{ className: 'ShearLoad', c: [-10000] }`. */
type LoadInput = Readonly<Record<string, unknown>> & { readonly className: string };

/** The input form of a joint. `anchor` has the bits of the restraints: 1 is x, 2 is y, 4 is z. */
export interface JointInput extends Pick<Joint, 'x' | 'y'>, Partial<Omit<Joint, 'x' | 'y' | 'loads'>> {
  readonly loads?: readonly (LoadInput | Joint['loads'][number])[];
}

/** The input form of a rod, from joint `i` to joint `j`. */
export interface LinkInput extends Pick<Link, 'i' | 'j'>, Partial<Omit<Link, 'i' | 'j' | 'loads'>> {
  /** The name of `sectionIndex` in beams, read if that is missing. */
  readonly crossSectionIndex?: number;
  readonly loads?: readonly (LoadInput | Link['loads'][number])[];
}

/**
 * The input form of a truss: required fields, and optional ones. `parseTruss` completes it to a document, which is a
 * valid input too.
 */
export interface TrussInput extends Partial<
  Omit<TrussCase, 'schema' | 'joints' | 'links' | 'units' | 'grid' | 'materials' | 'sections' | 'caseSets'>
> {
  readonly schema: 1;
  readonly joints: readonly JointInput[];
  readonly links: readonly LinkInput[];
  readonly units?: Partial<CaseUnits>;
  readonly grid?: Partial<CaseGrid>;
  readonly materials?: readonly MaterialInput[];
  readonly sections?: readonly CrossSectionInput[];
  readonly caseSets?: readonly CaseSetInput[];
}
