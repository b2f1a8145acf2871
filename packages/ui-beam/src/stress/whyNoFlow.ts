import { type CrossSection, drawSection } from '@eecs/solver-core';

/** Says why a cross-section has no flow along walls: it has none, or its one plate lies across the force. */
export function whyNoFlow(section: CrossSection): 'none' | 'across' {
  const drawn = drawSection(section);
  return drawn.ok && drawn.drawing.skeleton.length > 0 ? 'across' : 'none';
}
