import type { CaseSetInput, CaseGrid, CaseUnits, CrossSectionInput, MaterialInput } from '@eecs/solver-core';
import type { Joint, Link, TrussCase } from '@eecs/solver-core/truss';

/** A load as one writes it: `{ className: 'ShearLoad', c: [-10000] }`. */
type LoadInput = Readonly<Record<string, unknown>> & { readonly className: string };

/** A joint as one writes it. `anchor` has the bits of what is held: 1 is x, 2 is y, 4 is z. */
export interface JointInput extends Pick<Joint, 'x' | 'y'>, Partial<Omit<Joint, 'x' | 'y' | 'loads'>> {
  readonly loads?: readonly (LoadInput | Joint['loads'][number])[];
}

/** A rod as one writes it, from joint `i` to joint `j`. */
export interface LinkInput extends Pick<Link, 'i' | 'j'>, Partial<Omit<Link, 'i' | 'j' | 'loads'>> {
  /** A beam's word for `sectionIndex`, read where that is not stated. */
  readonly crossSectionIndex?: number;
  readonly loads?: readonly (LoadInput | Link['loads'][number])[];
}

/**
 * A truss as one writes it: required fields, and optional ones. `parseTruss` completes it to a document, which is a
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
