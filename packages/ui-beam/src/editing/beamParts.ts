import type { BeamCase, BeamSection } from '@eecs/solver-core';
import { createOutline, createSteel, toPlainEdit, toRefusedEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';

/** Returns the start of each beam section: the end of the previous one. */
export function startOf(parts: readonly BeamSection[], index: number): number {
  return index === 0 ? 0 : (parts[index - 1]?.x ?? 0);
}

/**
 * Gives the whole beam one section, with its first material and cross-section, or with the defaults of a new beam if it
 * has none.
 */
export function addFirstPart(document: BeamCase): Edit {
  if (document.beamSections.length > 0) return toPlainEdit(document);
  const { units, L } = document;
  return toPlainEdit({
    ...document,
    materials: document.materials.length > 0 ? document.materials : [createSteel(units.system)],
    sections: document.sections.length > 0 ? document.sections : [createOutline(units.system)],
    beamSections: [{ x: L, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
  });
}

/** Splits the beam section at a place into two equal ones; at the end of a section nothing is split. */
export function splitPart(document: BeamCase, x: number): Edit {
  const { beamSections } = document;
  const index = beamSections.findIndex((part, at) => startOf(beamSections, at) < x && x < part.x);
  const part = beamSections[index];
  if (part === undefined) return toPlainEdit(document);
  const parts = [...beamSections];
  parts.splice(index, 0, { ...part, x });
  return toPlainEdit({ ...document, beamSections: parts });
}

/**
 * Changes one beam section, found by its index. Its right end stays between its own start and the end of the next one;
 * the last one always ends with the beam.
 */
export function changePart(document: BeamCase, index: number, change: Partial<BeamSection>): Edit {
  const { beamSections } = document;
  const part = beamSections[index];
  if (part === undefined) return toPlainEdit(document);
  const { x = part.x } = change;
  const next = beamSections[index + 1];
  const isOutside = x !== part.x && (next === undefined || x <= startOf(beamSections, index) || x >= next.x);
  if (isOutside) return toRefusedEdit(document, 'placeOutside');
  const changed = { ...part, ...change };
  if (JSON.stringify(changed) === JSON.stringify(part)) return toPlainEdit(document);
  return toPlainEdit({
    ...document,
    beamSections: beamSections.map((other, at) => (at === index ? changed : other)),
  });
}

/** Makes a beam section's mass follow from its material and cross-section again. */
export function dropPartMass(document: BeamCase, index: number): Edit {
  const part = document.beamSections[index];
  if (part?.mass === undefined) return toPlainEdit(document);
  const { mass: _, ...rest } = part;
  return toPlainEdit({
    ...document,
    beamSections: document.beamSections.map((other, at) => (at === index ? rest : other)),
  });
}

/** Removes one beam section, found by its index: the next one takes its start, or the previous one its end. */
export function removePart(document: BeamCase, index: number): Edit {
  const { beamSections, L } = document;
  if (beamSections[index] === undefined) return toPlainEdit(document);
  const parts = beamSections.filter((_, at) => at !== index);
  const last = parts.at(-1);
  if (last !== undefined && last.x !== L) parts[parts.length - 1] = { ...last, x: L };
  return toPlainEdit({ ...document, beamSections: parts });
}
