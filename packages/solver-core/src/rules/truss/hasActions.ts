import type { CommonCase } from '../../model/common/document.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { hasImposed } from '../../truss/assembly/hasImposed.ts';
import { computeLinkShape } from '../../truss/assembly/linkShape.ts';
import { isAssigned } from '../../truss/assembly/isAssigned.ts';

/**
 * Returns whether the solver can use the cross-section with the given index in a truss: it has an area. A generic
 * section needs no more.
 */
export function isRealSection(
  { sections, units }: Pick<CommonCase, 'sections' | 'units'>,
  index: number,
): boolean {
  const section = sections[index];
  return section !== undefined && computeLinkShape(section, units.system).ok;
}

/**
 * Returns whether the truss has weight that acts: some link has a material with a density and a cross-section with an
 * area.
 */
export function hasWeight(document: TrussCase): boolean {
  const { selfWeight, links, materials } = document;
  if (!selfWeight) return false;
  // Each cross-section is examined once: a truss may have thousands of links with the same one.
  const heavy = new Set<number>();
  for (const link of links)
    if (isAssigned(link) && (materials[link.materialIndex]?.rho ?? 0) > 0) heavy.add(link.sectionIndex);
  return [...heavy].some((index) => isRealSection(document, index));
}

/**
 * Returns whether any action makes the answer differ from zero: loads, masses, settlements, temperature, misfits, or
 * the truss's own weight.
 */
export function hasActions(document: TrussCase): boolean {
  return hasImposed(document) || hasWeight(document);
}
