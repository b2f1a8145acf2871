import { type CommonCase, type CrossSection, LIMITS } from '@eecs/solver-core';
import { nameAfterChange, nextName } from '@eecs/solver-core/rules';
import type { SectionNumber, SectionShape } from './sectionShapes.ts';
import { toBuiltUp } from './builtUp/createBuiltUp.ts';
import { createShape } from './createShape.ts';
import { type PlainEdit, replaceAt, toPlainEdit } from './edit.ts';

/** The prefix of the free labels of cross-sections. */
export const SECTION_PREFIX = 'CS';

/**
 * Changes one number of a cross-section, found by its index; null removes the number. The section is then no longer the
 * profile of a catalogue: it gets a new label, unless it was labelled by hand.
 */
export function changeSection<Document extends CommonCase>(
  document: Document,
  index: number,
  key: SectionNumber,
  value: number | null,
): PlainEdit<Document> {
  const section = document.sections[index];
  if (section === undefined || (section[key] ?? null) === value) return toPlainEdit(document);
  const { [key]: _, ...own } = leaveCatalogue(document, index, section);
  return replaceSection(document, index, { ...own, ...(value === null ? {} : { [key]: value }) });
}

/** Returns whether an angle is cold-formed from a strip: then its heel radius follows from its thickness. */
export function bendSection<Document extends CommonCase>(
  document: Document,
  index: number,
  isBent: boolean,
): PlainEdit<Document> {
  const section = document.sections[index];
  if (section === undefined || (section.bent ?? false) === isBent) return toPlainEdit(document);
  const { bent, tb, r4, ...own } = leaveCatalogue(document, index, section);
  return replaceSection(document, index, { ...own, ...(isBent ? { bent: true } : {}) });
}

/**
 * Adds a copy of a cross-section that can be edited, under the next free label; the row of the catalogue stays as
 * published.
 */
export function copySection<Document extends CommonCase>(
  document: Document,
  index: number,
): PlainEdit<Document> {
  const section = document.sections[index];
  if (section === undefined || document.sections.length >= LIMITS.full.sections) return toPlainEdit(document);
  const copy = { ...toOwn(section), label: nextLabel(document) };
  return toPlainEdit({ ...document, sections: [...document.sections, copy] });
}

/** Returns the same numbers without the reference to a catalogue or a library. */
function toOwn({ editable, origin, ...own }: CrossSection): CrossSection {
  return own;
}

/** Returns the section under the label that fits after its numbers changed. */
function leaveCatalogue(document: CommonCase, index: number, section: CrossSection): CrossSection {
  if (section.editable === true) return section;
  const label = nameAfterChange(section.label, SECTION_PREFIX, otherLabels(document, index));
  return { ...toOwn(section), label };
}

/** Changes the content of a cross-section, found by its index, in the way `changeSection` changes a number. */
export function changeSectionContent<Document extends CommonCase>(
  document: Document,
  index: number,
  change: (section: CrossSection) => CrossSection,
): PlainEdit<Document> {
  const section = document.sections[index];
  if (section === undefined || change(section) === section) return toPlainEdit(document);
  return replaceSection(document, index, change(leaveCatalogue(document, index, section)));
}

/**
 * Changes the shape of a cross-section, found by its index; it gets the first numbers of that shape. A section becomes
 * the first part of a built-up one.
 */
export function changeSectionShape<Document extends CommonCase>(
  document: Document,
  index: number,
  shape: SectionShape | 'builtup',
): PlainEdit<Document> {
  const section = document.sections[index];
  if (section === undefined || section.className === shape) return toPlainEdit(document);
  const { system } = document.units;
  const { label, editable } = leaveCatalogue(document, index, section);
  const made =
    shape === 'builtup' ? { ...toBuiltUp(section, system), label } : createShape(shape, system, label);
  return replaceSection(document, index, editable === undefined ? made : { ...made, editable });
}

/**
 * Changes the label of a cross-section, found by its index; the caller has checked it. Sets `editable` to true, so that
 * later changes of its numbers keep a label given by hand, which may name the profile that they will make.
 */
export function renameSection<Document extends CommonCase>(
  document: Document,
  index: number,
  label: string,
): PlainEdit<Document> {
  const section = document.sections[index];
  if (section === undefined || section.label === label) return toPlainEdit(document);
  return replaceSection(document, index, { ...section, label, editable: true });
}

/** Returns the next free label of a new cross-section. */
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
