import { completeConstants } from '../../materials/elasticConstants.ts';
import type { CommonCase } from '../../model/common/document.ts';
import type { BeamCase, BeamSection } from '../../model/beam/document.ts';
import { computeBasics } from '../../sections/sectionBasics.ts';
import { hasSettlement } from '../hasSettlement.ts';

/**
 * Says whether a material, found by its index, can be solved with: E, given or from G and nu, times nu above zero. A nu
 * that is not stated is no reason against it.
 */
export function isRealMaterial({ materials }: Pick<CommonCase, 'materials'>, index: number): boolean {
  const material = materials[index];
  const E = material === undefined ? null : completeConstants(material).E;
  return E !== null && E > 0 && E * (material?.nu ?? 1) > 0;
}

/**
 * Says whether a cross-section, found by its index, has an area and second moments
 * above zero, of dimensions that make a section.
 */
export function isRealSection(
  { sections, units }: Pick<CommonCase, 'sections' | 'units'>,
  index: number,
): boolean {
  const section = sections[index];
  return section !== undefined && computeBasics(section, units.system).ok;
}

/**
 * Says whether the beam itself weighs anything, where that acts: some section
 * states a mass or has a density and an area.
 */
export function hasWeight(document: BeamCase): boolean {
  const { selfWeight, beamSections, materials } = document;
  if (!selfWeight) return false;
  if (beamSections.some(({ mass = 0 }) => mass > 0)) return true;
  const isHeavy = ({ materialIndex }: BeamSection): boolean => (materials[materialIndex]?.rho ?? 0) > 0;
  // Each cross-section once: a beam may have thousands of parts of the same one.
  const heavy = new Set(beamSections.filter(isHeavy).map(({ crossSectionIndex }) => crossSectionIndex));
  return [...heavy].some((index) => isRealSection(document, index));
}

/** Says whether anything makes an answer other than zero: loads, a settlement, or the beam's own weight. */
export function hasActions(document: BeamCase): boolean {
  return document.loads.length > 0 || hasSettlement(document) || hasWeight(document);
}
