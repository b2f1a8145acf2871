import { type BeamCase, LIMITS } from '@eecs/solver-core';
import type { SectionShape } from '../naming/sectionShapes.ts';
import { nextLabel } from './changeSection.ts';
import { createShape } from './createShape.ts';
import { type Edit, plainEdit, refusedEdit } from './edit.ts';
import { createOutline } from './firstConstants.ts';

/** Adds a cross-section of a shape with its first numbers; the first I section bears the name of its profile. */
export function addCrossSection(document: BeamCase, shape: SectionShape): Edit {
  const { sections, units } = document;
  if (sections.length >= LIMITS.full.sections) return refusedEdit(document, 'listFull', LIMITS.full.sections);
  const outline = createOutline(units.system);
  const isProfile = shape === 'hsection' && sections.every(({ label }) => label !== outline.label);
  const section = isProfile ? outline : createShape(shape, units.system, nextLabel(document));
  return plainEdit({ ...document, sections: [...sections, section] });
}
