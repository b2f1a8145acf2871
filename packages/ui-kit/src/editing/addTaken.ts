import type { CommonCase, CrossSection, Material } from '@eecs/solver-core';
import { type PlainEdit, toPlainEdit } from './edit.ts';

/** Adds materials of a library; the caller has checked the limit of their number. */
export function addMaterials<Document extends CommonCase>(
  document: Document,
  taken: readonly Material[],
): PlainEdit<Document> {
  return toPlainEdit({ ...document, materials: [...document.materials, ...taken] });
}

/** Adds cross-sections of a library; the caller has checked the limit of their number. */
export function addSections<Document extends CommonCase>(
  document: Document,
  taken: readonly CrossSection[],
): PlainEdit<Document> {
  return toPlainEdit({ ...document, sections: [...document.sections, ...taken] });
}
