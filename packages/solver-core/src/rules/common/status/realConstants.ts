import { completeConstants } from '../../../materials/elasticConstants.ts';
import type { CommonCase } from '../../../model/common/document.ts';
import { computeBasics } from '../../../sections/sectionBasics.ts';

/**
 * Returns whether the solver can use the material with the given index: E, given or from G and nu, and nu must be above
 * zero. A missing nu is allowed.
 */
export function isRealMaterial({ materials }: Pick<CommonCase, 'materials'>, index: number): boolean {
  const material = materials[index];
  const E = material === undefined ? null : completeConstants(material).E;
  return E !== null && E > 0 && E * (material?.nu ?? 1) > 0;
}

/**
 * Returns whether the cross-section with the given index has an area and second moments above zero and dimensions that
 * form a section.
 */
export function isRealSection(
  { sections, units }: Pick<CommonCase, 'sections' | 'units'>,
  index: number,
): boolean {
  const section = sections[index];
  return section !== undefined && computeBasics(section, units.system).ok;
}
