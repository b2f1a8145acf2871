import { completeConstants } from '../../../materials/elasticConstants.ts';
import type { CommonCase } from '../../../model/common/document.ts';
import { computeBasics } from '../../../sections/sectionBasics.ts';

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
