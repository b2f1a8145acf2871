import type { BeamCase, CrossSection } from '@eecs/solver-core';
import { nameAfterChange, nextName } from '@eecs/solver-core/rules';
import type { SectionNumber, SectionShape } from '../naming/sectionShapes.ts';
import { createShape } from './createShape.ts';
import { type Edit, plainEdit } from './edit.ts';

/** What the next free label of a cross-section begins with. */
export const SECTION_PREFIX = 'CS';

/**
 * Changes one number of a cross-section, found by its index. It is no longer the profile of a catalogue: it gets a label
 * of its own.
 */
export function changeSection(document: BeamCase, index: number, key: SectionNumber, value: number): Edit {
  const section = document.sections[index];
  if (section === undefined || section[key] === value) return plainEdit(document);
  const label = nameAfterChange(section.label, SECTION_PREFIX, otherLabels(document, index));
  const { editable, ...own } = section;
  return replaceSection(document, index, { ...own, label, [key]: value });
}

/** Makes another shape of a cross-section, found by its index, with the first numbers of that shape. */
export function changeSectionShape(document: BeamCase, index: number, shape: SectionShape): Edit {
  const section = document.sections[index];
  if (section === undefined || section.className === shape) return plainEdit(document);
  const label = nameAfterChange(section.label, SECTION_PREFIX, otherLabels(document, index));
  return replaceSection(document, index, createShape(shape, document.units.system, label));
}

/** Changes the label of a cross-section, found by its index; the caller has checked it. */
export function renameSection(document: BeamCase, index: number, label: string): Edit {
  const section = document.sections[index];
  if (section === undefined || section.label === label) return plainEdit(document);
  return replaceSection(document, index, { ...section, label });
}

/** Gives the next free label of a new cross-section. */
export function nextLabel({ sections }: Pick<BeamCase, 'sections'>): string {
  return nextName(
    SECTION_PREFIX,
    sections.map(({ label }) => label),
  );
}

function otherLabels({ sections }: BeamCase, index: number): string[] {
  return sections.filter((_, at) => at !== index).map(({ label }) => label);
}

function replaceSection(document: BeamCase, index: number, section: CrossSection): Edit {
  return plainEdit({
    ...document,
    sections: document.sections.map((other, at) => (at === index ? section : other)),
  });
}
