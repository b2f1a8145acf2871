import type { BeamCase, BeamSection } from '../../model/beam/document.ts';
import { isRealSection } from '../common/status/realConstants.ts';
import { hasSettlement } from './hasSettlement.ts';

/** Returns whether the beam has weight that acts: some section states a mass, or has a density and an area. */
export function hasWeight(document: BeamCase): boolean {
  const { selfWeight, beamSections, materials } = document;
  if (!selfWeight) return false;
  if (beamSections.some(({ mass = 0 }) => mass > 0)) return true;
  const isHeavy = ({ materialIndex }: BeamSection): boolean => (materials[materialIndex]?.rho ?? 0) > 0;
  // Each cross-section is examined once: a beam may have thousands of parts with the same one.
  const heavy = new Set(beamSections.filter(isHeavy).map(({ crossSectionIndex }) => crossSectionIndex));
  return [...heavy].some((index) => isRealSection(document, index));
}

/** Returns whether any action makes the answer differ from zero: loads, a settlement, or the beam's own weight. */
export function hasActions(document: BeamCase): boolean {
  return document.loads.length > 0 || hasSettlement(document) || hasWeight(document);
}
