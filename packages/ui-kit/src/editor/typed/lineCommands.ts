import type { CommonCase, CrossSection, Material, UnitSystem } from '@eecs/solver-core';
import { createSteel } from '../../editing/firstConstants.ts';
import { setSelfWeight } from '../../editing/setCaseOption.ts';
import type { Named } from './named.ts';
import { type LineProblem, createLineProblem } from './statementReaders.ts';
import { takeMaterial, takeSection } from './takeRow.ts';

/** Returns the problem of the first index beyond the end of a list of joints; null if all exist. */
export function findMissingJoint(
  joints: readonly unknown[],
  indexes: readonly number[],
): LineProblem<'noJoint'> | null {
  const missing = indexes.find((index) => index >= joints.length);
  return missing === undefined ? null : createLineProblem('noJoint', String(missing + 1), joints.length);
}

/** A statement about a whole document: the case set of the following loads, or the self-weight. */
type DocumentStatement =
  { readonly kind: 'set'; readonly set: number } | { readonly kind: 'weight'; readonly isOn: boolean };

/**
 * Performs a statement about a whole document; a problem for a case set that does not exist. A document has at least
 * one.
 */
export function performCommon<Document extends CommonCase>(
  document: Document,
  statement: DocumentStatement,
): { readonly document: Document } | LineProblem<'noSet'> {
  if (statement.kind === 'weight') return { document: setSelfWeight(document, statement.isOn).document };
  const count = Math.max(1, document.caseSets.length);
  return statement.set >= 0 && statement.set < count
    ? { document }
    : createLineProblem('noSet', String(statement.set + 1), count);
}

/** Draws a joint; a problem if there is one at its place. */
export function drawJoint<Document extends { readonly joints: readonly unknown[] }>(
  document: Document,
  drawn: Document,
): { readonly document: Document; readonly joints: readonly number[] } | LineProblem<'jointThere'> {
  return drawn === document
    ? createLineProblem('jointThere', '')
    : { document: drawn, joints: [document.joints.length] };
}

/** Draws lines between pairs of joints, by index; `code` is the problem of a line that cannot be drawn. */
export function drawLines<Document extends { readonly joints: readonly unknown[] }, Code extends string>(
  document: Document,
  pairs: readonly (readonly [number, number])[],
  {
    addLine,
    code,
  }: {
    readonly addLine: (
      document: Document,
      ends: { readonly i: number; readonly j: number },
    ) => { readonly document: Document };
    readonly code: Code;
  },
): { readonly document: Document } | LineProblem<Code | 'noJoint'> {
  let now = document;
  for (const [i, j] of pairs) {
    const missing = findMissingJoint(document.joints, [i, j]);
    if (missing !== null) return missing;
    const next = addLine(now, { i, j }).document;
    if (next === now) return createLineProblem(code, `${i + 1}-${j + 1}`);
    now = next;
  }
  return { document: now };
}

/** The lists of a document from which its lines take cross-sections and materials. */
interface WithConstants {
  readonly units: { readonly system: UnitSystem };
  readonly sections: readonly CrossSection[];
  readonly materials: readonly Material[];
}

/**
 * Adds a section or a material of a catalogue to its list by the rule of `takeSection`; `first` is the cross-section of
 * a new document. Returns the lists and the index of the entry.
 */
export function takeNamed(
  { units: { system }, sections, materials }: WithConstants,
  found: Named,
  first: CrossSection,
): Pick<WithConstants, 'sections' | 'materials'> & { readonly index: number } {
  if (found.kind === 'section') {
    const [taken, index] = takeSection(sections, found.section, first);
    return { sections: taken, materials, index };
  }
  const [taken, index] = takeMaterial(materials, found.material, createSteel(system));
  return { sections, materials: taken, index };
}
