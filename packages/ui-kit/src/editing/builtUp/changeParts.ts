import type { CommonCase, Connection, CrossSection, SectionPart } from '@eecs/solver-core';
import { type PlainEdit, replaceAt } from '../edit.ts';
import { changeSectionContent } from '../changeSection.ts';
import type { SectionNumber } from '../sectionShapes.ts';

/** The greatest number of parts of a section in a document. */
export const MOST_PARTS = 8;

/** Adds a part after the others of a section, found by its index; a full section stays unchanged. */
export function addPart<Document extends CommonCase>(
  document: Document,
  index: number,
  part: SectionPart,
): PlainEdit<Document> {
  return changeParts(document, index, (parts) => (parts.length < MOST_PARTS ? [...parts, part] : parts));
}

/** Removes a part; the last one stays, since a section has at least one. */
export function removePart<Document extends CommonCase>(
  document: Document,
  index: number,
  at: number,
): PlainEdit<Document> {
  return changeParts(document, index, (parts) =>
    parts.length > 1 && at in parts ? parts.filter((_, i) => i !== at) : parts,
  );
}

/** Moves a part within the list; its position in the section does not change. */
export function reorderPart<Document extends CommonCase>(
  document: Document,
  index: number,
  move: { readonly from: number; readonly to: number },
): PlainEdit<Document> {
  const { from, to } = move;
  return changeParts(document, index, (parts) => {
    const part = parts[from];
    return part === undefined || from === to || !(to in parts)
      ? parts
      : parts.filter((_, i) => i !== from).toSpliced(to, 0, part);
  });
}

/** Replaces a part by another. */
export function replacePart<Document extends CommonCase>(
  document: Document,
  index: number,
  at: number,
  part: SectionPart,
): PlainEdit<Document> {
  return changeParts(document, index, (parts) => replaceAt(parts, at, part));
}

/**
 * Changes a number of the shape of a part; null removes it. The part is then no longer the profile that its label
 * names.
 */
export function resizePart(part: SectionPart, key: SectionNumber, value: number | null): SectionPart {
  const { label: _, [key as keyof SectionPart]: __, ...own } = part as SectionPart & { label?: string };
  return { ...(own as SectionPart), ...(value === null ? {} : { [key]: value }) };
}

/** Changes how the parts of a section are connected. */
export function connectParts<Document extends CommonCase>(
  document: Document,
  index: number,
  connection: Connection,
): PlainEdit<Document> {
  return changeSectionContent(document, index, (section) =>
    (section.connection ?? 'battened') === connection ? section : { ...section, connection },
  );
}

function changeParts<Document extends CommonCase>(
  document: Document,
  index: number,
  change: (parts: readonly SectionPart[]) => readonly SectionPart[],
): PlainEdit<Document> {
  return changeSectionContent(document, index, (section: CrossSection) => {
    const { parts = [] } = section;
    const changed = change(parts);
    return changed === parts ? section : { ...section, parts: changed };
  });
}
