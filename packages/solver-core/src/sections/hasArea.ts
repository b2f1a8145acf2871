import type { CrossSection } from '../model/common/document.ts';
import { computeBasics } from './sectionBasics.ts';

/**
 * Returns whether a cross-section has an area above zero: a valid shape, or a generic section that states an area.
 *
 * @example hasArea({ className: 'circle', label: '', Dy: 0 }) // false
 */
export function hasArea(section: CrossSection): boolean {
  const result = computeBasics(section, section.units ?? 0);
  // A generic section without I still has its area.
  return result.ok ? result.basics.A > 0 : section.className === 'generic' && section.A! > 0;
}
