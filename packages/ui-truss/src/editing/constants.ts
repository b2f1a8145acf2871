import { listNotes } from '@eecs/solver-core/rules';
import { type CaseSet, LIMITS } from '@eecs/solver-core';
import type { TrussCase } from '@eecs/solver-core/truss';
import { forgetEntry, toPlainEdit, toRefusedEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';

/**
 * Adds a case set. Without case sets every load acts; the first one therefore has them all, and the results stay what
 * they were.
 */
export function addCaseSet(document: TrussCase, set: CaseSet): Edit {
  const { caseSets } = document;
  if (caseSets.length >= LIMITS.full.caseSets)
    return toRefusedEdit(document, 'listFull', LIMITS.full.caseSets);
  const grown = { ...document, caseSets: [...caseSets, set] };
  if (caseSets.length > 0) return toPlainEdit(grown);
  const join = <Owner extends { readonly loads: readonly { readonly sets: number }[] }>(
    owner: Owner,
  ): Owner =>
    owner.loads.every(({ sets }) => sets === 1)
      ? owner
      : { ...owner, loads: owner.loads.map((load) => ({ ...load, sets: 1 })) };
  return toPlainEdit({ ...grown, joints: document.joints.map(join), links: document.links.map(join) });
}

/** Removes one material: rods made of it have none then, and are counted. */
export function removeMaterial(document: TrussCase, index: number): Edit {
  if (document.materials[index] === undefined) return toPlainEdit(document);
  const { items: links, lost } = forgetEntry(document.links, 'materialIndex', index);
  const materials = document.materials.filter((_, at) => at !== index);
  return { document: { ...document, links, materials }, notes: listNotes({ linksLostMaterial: lost }) };
}

/** Removes one cross-section: rods that have it have none then, and are counted. */
export function removeCrossSection(document: TrussCase, index: number): Edit {
  if (document.sections[index] === undefined) return toPlainEdit(document);
  const { items: links, lost } = forgetEntry(document.links, 'sectionIndex', index);
  const sections = document.sections.filter((_, at) => at !== index);
  return { document: { ...document, links, sections }, notes: listNotes({ linksLostSection: lost }) };
}
