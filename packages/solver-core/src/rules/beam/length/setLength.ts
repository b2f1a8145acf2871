import type { BeamCase } from '../../../model/beam/document.ts';
import { moveInside } from '../collisions/moveInside.ts';
import type { RuleEdit } from '../ruleEdit.ts';
import { listNotes } from '../../common/caseEdit.ts';
import { followLength } from './followLength.ts';

/**
 * Sets the length of the beam, which must be above zero.
 *
 * The support at the old end moves to the new one. Loads beyond the new end are moved inside and counted; beam sections
 * are cut, or the last one extended. Other supports beyond the end stay where they are until `fixCollisions` is called.
 */
export function setLength(document: BeamCase, length: number): RuleEdit {
  if (length === document.L) return { document, notes: [] };
  const placeTaken = document.supports.some(({ x }) => x === length);
  let moved = 0;
  const supports = document.supports.map((support) => {
    if (support.x !== document.L || placeTaken) return support;
    moved += 1;
    return { ...support, x: length };
  });
  let clamped = 0;
  const loads = document.loads.map((load) => {
    const inside = moveInside(load, length);
    if (inside !== load) clamped += 1;
    return inside;
  });
  return {
    document: {
      ...document,
      L: length,
      supports,
      loads,
      beamSections: fitBeamSections(document.beamSections, length),
      grid: { ...document.grid, step: followLength(document, length) },
    },
    notes: listNotes({
      endSupportMoved: length < document.L ? moved : 0,
      loadsMovedInside: clamped,
    }),
  };
}

function fitBeamSections(sections: BeamCase['beamSections'], length: number): BeamCase['beamSections'] {
  const kept = sections.filter((_, index) => index === 0 || (sections[index - 1]?.x ?? 0) < length);
  return kept.map((section, index) =>
    index === kept.length - 1 || section.x > length ? { ...section, x: length } : section,
  );
}
