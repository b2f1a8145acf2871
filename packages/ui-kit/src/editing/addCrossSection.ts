import type { CommonCase } from '@eecs/solver-core';
import type { SectionShape } from './sectionShapes.ts';
import { nextLabel } from './changeSection.ts';
import { createBuiltUp } from './builtUp/createBuiltUp.ts';
import { createShape } from './createShape.ts';
import { type PlainEdit, toPlainEdit } from './edit.ts';
import { createOutline } from './firstConstants.ts';

/** Adds a cross-section of a shape with its first numbers; the first I section has the name of its profile. */
export function addCrossSection<Document extends CommonCase>(
  document: Document,
  shape: SectionShape | 'builtup',
): PlainEdit<Document> {
  const { sections, units } = document;
  const outline = createOutline(units.system);
  const isProfile = shape === 'hsection' && sections.every(({ label }) => label !== outline.label);
  if (shape === 'builtup') {
    const builtUp = createBuiltUp(units.system, nextLabel(document));
    return toPlainEdit({ ...document, sections: [...sections, builtUp] });
  }
  const section = isProfile ? outline : createShape(shape, units.system, nextLabel(document));
  return toPlainEdit({ ...document, sections: [...sections, section] });
}
