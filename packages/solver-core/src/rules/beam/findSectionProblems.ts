import type { BeamCase } from '../../model/beam/document.ts';
import { problemsOf, type SectionProblem } from '../common/sectionProblems.ts';

/** Lists the faults of the sections of the beam. */
export function findSectionProblems(
  document: Pick<BeamCase, 'sections' | 'beamSections' | 'units'>,
): SectionProblem[] {
  const used = new Set(document.beamSections.map(({ crossSectionIndex }) => crossSectionIndex));
  return document.sections.flatMap((_, index) => (used.has(index) ? problemsOf(document, index) : []));
}
