import type { CommonCase } from './commonCase.ts';
import type { BeamCase, CaseSet, CrossSection, Load, SectionClass, UnitSystem } from './document.ts';
import { PERMANENT_ACTIONS } from './permanentFactor.ts';
import { sha1 } from '../hashing/sha1.ts';

/**
 * Computes the fingerprint of everything the solver reads: SHA-1 (hex) over canonical JSON with sorted keys.
 *
 * Defaults are filled and absent optionals left out, -0 is 0; the order of loads, supports and sections matters.
 * Ids, title, colours, grid, ratio and other fields that do not change the answer are not part of it.
 */
export function caseHash(document: BeamCase): string {
  // JSON prints -0 as 0 and leaves undefined fields out.
  return sha1(JSON.stringify(toSolverInput(document)));
}

/** The `checksum` every case carries: the fingerprint of a sample text. */
export const CHECKSUM = /* @__PURE__ */ sha1('EECS');

// Every object below is written with its keys in order, so that no sorting is needed; a test holds it to that.
function toSolverInput(document: BeamCase): object {
  return {
    L: document.L,
    beamSections: document.beamSections.map((section) => ({
      alpha: section.alpha,
      crossSectionIndex: section.crossSectionIndex,
      flip: section.flip,
      mass: section.mass,
      materialIndex: section.materialIndex,
      x: section.x,
    })),
    caseSets: document.caseSets.map((set) => ({
      angle: set.angle,
      combined: set.combined,
      factors: set.combined ? toFactors(set.factors, document) : undefined,
    })),
    className: document.className,
    loads: document.loads.map(toLoadInput),
    materials: document.materials.map(({ E, G, alpha, nu, rho, strength }) => ({
      E,
      G,
      alpha,
      nu,
      rho,
      strength: strength && { compression: strength.compression, tension: strength.tension },
    })),
    schema: document.schema,
    sections: document.sections.map((section) => toSectionInput(section, document.units.system)),
    selfWeight: document.selfWeight,
    shear: document.shear,
    supports: document.supports.map((support) => ({
      className: support.className,
      release: support.release === true ? true : undefined,
      settlement: support.settlement && toDirections(support.settlement),
      sets: support.sets,
      stiffness: support.stiffness && toDirections(support.stiffness),
      x: support.x,
    })),
    units: { system: document.units.system },
    weightSets: document.selfWeight ? document.weightSets : undefined,
  };
}

function toLoadInput(load: Load): object {
  const { className, sets, x } = load;
  switch (className) {
    case 'AxialLoad':
    case 'ShearLoad':
    case 'GenericLoad':
    case 'BendingMoment': {
      const alpha = className === 'BendingMoment' ? undefined : load.alpha;
      return { alpha, c: load.c[0], className, sets, x };
    }
    case 'DistributedLoad':
    case 'DistributedMass': {
      const alpha = className === 'DistributedMass' ? undefined : load.alpha;
      return { alpha, className, sets, x, y: load.y };
    }
    default:
      return className satisfies never;
  }
}

/** The parameters that each shape reads, in order of their names. */
export const SHAPE_PARAMETERS = {
  hsection: ['b', 'h', 'r1', 'r2', 'sf', 'tf', 'tw', 'uf'],
  lsection: ['b', 'bent', 'h', 'r1', 'r2', 'r3', 'r4', 't', 'tb'],
  csection: ['b', 'h', 'r1', 'r2', 'sf', 'tf', 'tw', 'uf'],
  tsection: ['b', 'h', 'r1', 'r2', 'r3', 'sf', 'sw', 'tf', 'tw', 'uf'],
  zsection: ['b', 'h', 'r1', 'r2', 'sf', 'tf', 'tw', 'uf'],
  lippedcsection: ['b', 'c', 'h', 'r1', 't'],
  lippedzsection: ['b', 'c', 'h', 'r1', 't'],
  rectangle: ['b', 'h', 'r1'],
  rectangularpipe: ['b', 'h', 'r1', 'ri', 'tw'],
  circle: ['Dy'],
  roundpipe: ['Dy', 'tw'],
  builtup: ['connection', 'parts'],
  generic: ['A', 'Iy', 'Iyz', 'Iz', 'b', 'ey', 'ez', 'h'],
} as const satisfies Readonly<Record<SectionClass, readonly (keyof CrossSection)[]>>;

/** The fields of each shape that enter the fingerprint, sorted once. */
const SECTION_KEYS: ReadonlyMap<SectionClass, readonly (keyof CrossSection)[]> = /* @__PURE__ */ new Map(
  (Object.keys(SHAPE_PARAMETERS) as SectionClass[]).map((name) => [
    name,
    [...SHAPE_PARAMETERS[name], 'className' as const, 'units' as const].sort(),
  ]),
);

/**
 * Returns the part of a section that enters the fingerprint. It is the same whether a section names the document's own
 * units or not.
 */
export function toSectionInput(section: CrossSection, system: UnitSystem): object {
  const input: Record<string, unknown> = {};
  for (const name of SECTION_KEYS.get(section.className)!) input[name] = section[name];
  if (section.units === system) delete input['units'];
  const { parts, units = system } = section;
  if (section.className === 'builtup')
    input['parts'] = parts?.map((part) => {
      const { alpha, flip, y, z } = part;
      const placed = Object.entries({ ...toSectionInput(part as CrossSection, units), alpha, flip, y, z });
      return Object.fromEntries(placed.sort(([one], [other]) => (one < other ? -1 : 1)));
    });
  return input;
}

function toDirections({ r, x, y }: { r?: number; x?: number; y?: number }): object {
  return { r, x, y };
}

/**
 * Factors of sets that there are and that can be members, and of permanent actions; 1 is the same as none. Only where
 * the document names the sets of its self weight does a factor 1 of that say something: without it the members count.
 */
export function toFactors(
  factors: CaseSet['factors'],
  { caseSets, selfWeight, weightSets }: Pick<CommonCase, 'caseSets' | 'selfWeight' | 'weightSets'>,
): object | undefined {
  const entries = caseSets.flatMap(({ combined }, index): [string, number][] => {
    const factor = factors?.[index] ?? 1;
    return combined || factor === 1 ? [] : [[String(index), factor]];
  });
  for (const action of PERMANENT_ACTIONS) {
    const factor = factors?.[action];
    const saysOne = action === 'weight' && selfWeight && weightSets !== undefined;
    if (factor !== undefined && (factor !== 1 || saysOne)) entries.push([action, factor]);
  }
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
