import type { CrossSection, Material, UnitSystem } from '../../model/common/document.ts';
import type { Joint, Link, TrussCase } from '../../model/truss/trussDocument.ts';
import type { GeneratorFailure } from './generatorFailures.ts';

/** A truss document without the fields that only the editor needs; `parseTruss` fills in the rest. */
export type GeneratedTruss = Pick<
  TrussCase,
  | 'schema'
  | 'className'
  | 'kind'
  | 'units'
  | 'joints'
  | 'links'
  | 'guides'
  | 'materials'
  | 'sections'
  | 'caseSets'
> &
  Partial<Pick<TrussCase, 'created'>>;

/** A generated truss, or every reason why the dimensions do not define one. */
export type Generated =
  | { readonly ok: true; readonly document: GeneratedTruss }
  | { readonly ok: false; readonly failures: readonly GeneratorFailure[] };

/** The options that every generator takes in addition to its dimensions. */
export interface GeneratorOptions {
  /** The material of every link. @default none */
  readonly material?: Material;
  /** The section of every link. @default none */
  readonly section?: CrossSection;
  /** Unit system of the dimensions. @default 0, SI */
  readonly system?: UnitSystem;
  /** Force on each free joint of the loaded side, positive downwards (along -y). @default none */
  readonly load?: number | undefined;
  /**
   * Creates the id of each joint, link and load (`createIdSource`).
   * @default names by position, such as b0, t1, r0
   */
  readonly newId?: (() => string) | undefined;
  /** Creation time of the document, ms. @default absent */
  readonly created?: number | undefined;
}

/** Position of a joint, its restraints, and whether the load of the generator acts on it. */
export interface JointDraft {
  /** Its name among the drafts, and in the document unless `newId` creates ids. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly z?: number;
  readonly anchor?: number;
  readonly isLoaded?: boolean;
}

/**
 * Creates a document from joints and from links between them, given by ids of joints; refuses a load if no joint is
 * free to carry it.
 */
export function createTruss(
  joints: readonly JointDraft[],
  links: readonly (readonly [string, string])[],
  { material, section, system = 0, load, newId, created }: GeneratorOptions,
): Generated {
  if (isLoad(load) && !joints.some(bearsLoad))
    return {
      ok: false,
      failures: [{ code: 'generator.nothingLoaded', path: '/load', values: { actual: load } }],
    };
  const indexes = new Map(joints.map(({ id }, index) => [id, index]));
  const [materialIndex, sectionIndex] = [material ? 0 : -1, section ? 0 : -1];
  return {
    ok: true,
    document: {
      schema: 1,
      className: 'casetruss',
      kind: 'truss',
      ...(created !== undefined && { created }),
      units: { system, incrementIndex: 3, stepIndex: 0 },
      joints: joints.map((joint, index) => createJoint(joint, index, { load, newId })),
      links: links.map(([i, j], index): Link => {
        const ends = { i: indexes.get(i)!, j: indexes.get(j)! };
        return { id: newId?.() ?? `r${index}`, ...ends, materialIndex, sectionIndex, loads: [] };
      }),
      guides: [],
      materials: material ? [material] : [],
      sections: section ? [section] : [],
      caseSets: [],
    },
  };
}

function isLoad(load: number | undefined): load is number {
  return load !== undefined && load !== 0;
}

function bearsLoad({ isLoaded = false, anchor = 0 }: JointDraft): boolean {
  return isLoaded && anchor === 0;
}

function createJoint(
  draft: JointDraft,
  index: number,
  { load, newId }: Pick<GeneratorOptions, 'load' | 'newId'>,
): Joint {
  const { id, x, y, z = 0, anchor = 0 } = draft;
  return {
    id: newId?.() ?? id,
    x,
    y,
    z,
    anchor,
    loads:
      isLoad(load) && bearsLoad(draft)
        ? [{ id: newId?.() ?? `p${index}`, className: 'ShearLoad', c: [-load, 0, -load], alpha: 90, sets: 1 }]
        : [],
  };
}
