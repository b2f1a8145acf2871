import { completeConstants } from '../../materials/elasticConstants.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { HOLE, numbersOf } from '../../model/truss/trussNumbers.ts';
import { createTrussFailure } from '../../model/truss/trussFailures.ts';
import type { TrussFailure } from '../../model/truss/trussFailures.ts';
import { computeLinkShape } from './linkShape.ts';
import type { LinkShape } from './linkShape.ts';

/** The constants of a truss by the indexes that its links contain. */
export interface LinkConstants {
  /** Whether every link has a material and a cross-section. */
  readonly isReal: boolean;
  /** By index of the section, for valid sections that are used. */
  readonly shapes: readonly (LinkShape | undefined)[];
  /** E in the document's unit by index of the material, for valid materials that are used. */
  readonly moduli: readonly (number | undefined)[];
  readonly failures: readonly TrussFailure[];
  readonly corrections: readonly TrussFailure[];
}

/**
 * Reads the constants of the links. Unless every link has them, statics alone decides: those that exist only give
 * masses, and a correction (`correction.unusedConstants`) lists the links without. E and A of used materials and
 * sections must be above zero.
 */
export function readConstants(document: TrussCase): LinkConstants {
  const failures: TrussFailure[] = [];
  const survey = surveyLinks(document);
  const { isNamed, without } = survey;
  const isReal = isNamed && without.length === 0;
  const shapes: LinkShape[] = [];
  const moduli: number[] = [];
  if (isNamed) {
    readShapesInto(shapes, document, { used: survey.sections, failures });
    readModuliInto(moduli, document, { used: survey.materials, failures });
  }
  if (isReal && survey.isWarm) addExpansionsInto(failures, document);
  const corrections = findUnknownMasses(document, survey);
  if (isNamed && !isReal)
    corrections.unshift(createTrussFailure('correction.unusedConstants', '/links', { ids: without }));
  return { isReal, shapes, moduli, failures, corrections };
}

/** The materials and cross-sections that the links use. */
interface Survey {
  /** Indexes of the materials and sections that exist. */
  readonly materials: readonly number[];
  readonly sections: readonly number[];
  /** Whether any link has a material and a cross-section, and which links lack one. */
  readonly isNamed: boolean;
  readonly without: readonly number[];
  /** Whether any link has a change of temperature. */
  readonly isWarm: boolean;
}

/** Examines every link once, because a large truss has a hundred thousand. Links that could not be read are skipped. */
function surveyLinks(document: TrussCase): Survey {
  const { made, fullLinks } = numbersOf(document);
  const materials = new Uint8Array(document.materials.length);
  const sections = new Uint8Array(document.sections.length);
  const without: number[] = [];
  let isNamed = false;
  for (let at = 0; at < made.length; at += 2) {
    const materialIndex = made[at]!;
    const sectionIndex = made[at + 1]!;
    if (materialIndex === HOLE) continue;
    if (materialIndex >= 0 && sectionIndex >= 0) isNamed = true;
    else without.push(at >> 1);
    // A missing entry is not recorded, because writing outside a typed array has no effect.
    materials[materialIndex] = 1;
    sections[sectionIndex] = 1;
  }
  const isWarm = fullLinks.entries.some(({ dT = 0 }) => dT !== 0);
  return { materials: listMarked(materials), sections: listMarked(sections), isNamed, without, isWarm };
}

function listMarked(marks: Uint8Array): number[] {
  return Array.from(marks.keys()).filter((index) => marks[index] === 1);
}

function readShapesInto(
  shapes: LinkShape[],
  { sections, units }: TrussCase,
  { used, failures }: { used: readonly number[]; failures: TrussFailure[] },
): void {
  for (const index of used) {
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

function readModuliInto(
  moduli: number[],
  { materials }: TrussCase,
  { used, failures }: { used: readonly number[]; failures: TrussFailure[] },
): void {
  for (const index of used) {
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

/** Reports temperatures of links whose material has no thermal expansion. */
function addExpansionsInto(failures: TrussFailure[], document: TrussCase): void {
  const { materials } = document;
  const reported = new Set<number>();
  const { indexes, entries } = numbersOf(document).fullLinks;
  entries.forEach(({ dT = 0, materialIndex }, at) => {
    const k = indexes[at]!;
    const material = materials[materialIndex];
    if (dT === 0 || !material || material.alpha !== undefined || reported.has(materialIndex)) return;
    reported.add(materialIndex);
    const path = `/materials/${materialIndex}/alpha`;
    failures.push(
      createTrussFailure('materials.expansion', path, { ids: [materialIndex], values: { link: k } }),
    );
  });
}

/** Finds links without a known density, which self weight leaves out although it acts. */
function findUnknownMasses({ materials, selfWeight }: TrussCase, survey: Survey): TrussFailure[] {
  if (!selfWeight) return [];
  const { isNamed, without } = survey;
  if (!isNamed) return [createTrussFailure('correction.noMass', '/links')];
  const unknown = survey.materials
    .filter((index) => materials[index] && materials[index].rho === undefined)
    .map((index) => createTrussFailure('correction.noDensity', `/materials/${index}/rho`, { ids: [index] }));
  return without.length > 0
    ? [createTrussFailure('correction.noMass', '/links', { ids: without }), ...unknown]
    : unknown;
}
