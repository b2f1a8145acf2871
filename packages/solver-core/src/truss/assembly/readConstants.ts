import { completeConstants } from '../../materials/elasticConstants.ts';
import type { Link, TrussCase } from '../../model/truss/trussDocument.ts';
import { createTrussFailure } from '../../model/truss/trussFailures.ts';
import type { TrussFailure } from '../../model/truss/trussFailures.ts';
import { computeLinkShape } from './linkShape.ts';
import type { LinkShape } from './linkShape.ts';

/** The constants of a truss by the indexes that its links name. */
export interface LinkConstants {
  /** Whether every link has a material and a cross-section. */
  readonly isReal: boolean;
  /** By index of the section; of those that are used and good. */
  readonly shapes: readonly (LinkShape | undefined)[];
  /** E in the document's unit, by index of the material; of those that are used and good. */
  readonly moduli: readonly (number | undefined)[];
  readonly failures: readonly TrussFailure[];
  readonly corrections: readonly TrussFailure[];
}

/**
 * Reads the constants of the links. Unless every link has them statics alone decides: what some have says their masses, and a correction
 * (`correction.unusedConstants`) names the others. E and A of what is named must be above zero.
 */
export function readConstants(document: TrussCase): LinkConstants {
  const { links } = document;
  const failures: TrussFailure[] = [];
  const isNamed = links.some(isAssigned);
  const without: number[] = [];
  links.forEach((link, k) => {
    if (!isAssigned(link)) without.push(k);
  });
  const isReal = isNamed && without.length === 0;
  const shapes: LinkShape[] = [];
  const moduli: number[] = [];
  if (isNamed) {
    readShapesInto(shapes, document, failures);
    readModuliInto(moduli, document, failures);
  }
  if (isReal) addExpansionsInto(failures, document);
  const corrections = findUnknownMasses(document, isNamed ? without : null);
  if (isNamed && !isReal)
    corrections.unshift(createTrussFailure('correction.unusedConstants', '/links', { ids: without }));
  return { isReal, shapes, moduli, failures, corrections };
}

/** Whether a link has what its constants are read from. */
export function isAssigned({ materialIndex, sectionIndex }: Link): boolean {
  return materialIndex >= 0 && sectionIndex >= 0;
}

/** Indexes that links name, each once, in their order. Links that could not be read are stepped over. */
function indexesOf(links: readonly Link[], read: (link: Link) => number): Set<number> {
  const used = new Set<number>();
  let last = NaN;
  links.forEach((link) => {
    const index = read(link);
    // Neighbours mostly have the same one.
    if (index === last) return;
    last = index;
    used.add(index);
  });
  return used;
}

// A field whose name is an argument would be looked up anew in every link.
const sectionOf = ({ sectionIndex }: Link) => sectionIndex;
const materialOf = ({ materialIndex }: Link) => materialIndex;

function readShapesInto(
  shapes: LinkShape[],
  { links, sections, units }: TrussCase,
  failures: TrussFailure[],
): void {
  for (const index of indexesOf(links, sectionOf)) {
    const section = sections[index];
    if (!section) continue;
    const result = computeLinkShape(section, units.system);
    if (result.ok) shapes[index] = result.shape;
    else {
      const place = `/sections/${index}`;
      for (const one of result.failures) failures.push({ ...one, path: place + one.path, ids: [index] });
    }
  }
}

function readModuliInto(moduli: number[], { links, materials }: TrussCase, failures: TrussFailure[]): void {
  for (const index of indexesOf(links, materialOf)) {
    const material = materials[index];
    if (!material) continue;
    const { E } = completeConstants(material);
    if (E !== null && E > 0) moduli[index] = E;
    else failures.push(createTrussFailure('materials.modulus', `/materials/${index}/E`, { ids: [index] }));
    const { nu } = material;
    if (nu !== undefined && !(nu > 0))
      failures.push(
        createTrussFailure('materials.poisson', `/materials/${index}/nu`, { ids: [index], values: { nu } }),
      );
  }
}

/** A temperature says nothing of a link whose material does not say by how much it grows. */
function addExpansionsInto(failures: TrussFailure[], { links, materials }: TrussCase): void {
  const told = new Set<number>();
  links.forEach(({ dT = 0, materialIndex }, k) => {
    const material = materials[materialIndex];
    if (dT === 0 || !material || material.alpha !== undefined || told.has(materialIndex)) return;
    told.add(materialIndex);
    const path = `/materials/${materialIndex}/alpha`;
    failures.push(
      createTrussFailure('materials.expansion', path, { ids: [materialIndex], values: { link: k } }),
    );
  });
}

/** What self weight leaves out although it acts, since nobody says what it weighs; `without` are links without constants, null where none has any. */
function findUnknownMasses(
  { links, materials, selfWeight }: TrussCase,
  without: readonly number[] | null,
): TrussFailure[] {
  if (!selfWeight) return [];
  if (!without) return [createTrussFailure('correction.noMass', '/links')];
  const unknown = [...indexesOf(links, materialOf)]
    .filter((index) => materials[index] && materials[index].rho === undefined)
    .map((index) => createTrussFailure('correction.noDensity', `/materials/${index}/rho`, { ids: [index] }));
  return without.length > 0
    ? [createTrussFailure('correction.noMass', '/links', { ids: without }), ...unknown]
    : unknown;
}
