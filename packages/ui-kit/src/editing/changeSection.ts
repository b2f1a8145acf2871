import type { CommonCase, CrossSection } from '@eecs/solver-core';
import { nameAfterChange, nextName } from '@eecs/solver-core/rules';
import type { SectionNumber, SectionShape } from './sectionShapes.ts';
import { createShape } from './createShape.ts';
import { type PlainEdit, replaceAt, toPlainEdit } from './edit.ts';

/** What the next free label of a cross-section begins with. */
export const SECTION_PREFIX = 'CS';

/**
 * Changes one number of a cross-section, found by its index. It is no longer the profile of a catalogue: it gets a label
 * of its own.
 */
export function changeSection<Document extends CommonCase>(
  document: Document,
  index: number,
  key: SectionNumber,
  value: number,
): PlainEdit<Document> {
  const section = document.sections[index];
  if (section === undefined || section[key] === value) return toPlainEdit(document);
  const label = nameAfterChange(section.label, SECTION_PREFIX, otherLabels(document, index));
  const { editable, ...own } = section;
  return replaceSection(document, index, { ...own, label, [key]: value });
}

/** Makes another shape of a cross-section, found by its index, with the first numbers of that shape. */
export function changeSectionShape<Document extends CommonCase>(
  document: Document,
  index: number,
  shape: SectionShape,
): PlainEdit<Document> {
  const section = document.sections[index];
  if (section === undefined || section.className === shape) return toPlainEdit(document);
  const label = nameAfterChange(section.label, SECTION_PREFIX, otherLabels(document, index));
  return replaceSection(document, index, createShape(shape, document.units.system, label));
}

/** Changes the label of a cross-section, found by its index; the caller has checked it. */
export function renameSection<Document extends CommonCase>(
  document: Document,
  index: number,
  label: string,
): PlainEdit<Document> {
  const section = document.sections[index];
  if (section === undefined || section.label === label) return toPlainEdit(document);
  return replaceSection(document, index, { ...section, label });
}

/** Gives the next free label of a new cross-section. */
export function nextLabel({ sections }: Pick<CommonCase, 'sections'>): string {
  return nextName(
    SECTION_PREFIX,
    sections.map(({ label }) => label),
  );
}

function otherLabels({ sections }: CommonCase, index: number): string[] {
  return sections.filter((_, at) => at !== index).map(({ label }) => label);
}

function replaceSection<Document extends CommonCase>(
  document: Document,
  index: number,
  section: CrossSection,
): PlainEdit<Document> {
  return toPlainEdit({ ...document, sections: replaceAt(document.sections, index, section) });
}
