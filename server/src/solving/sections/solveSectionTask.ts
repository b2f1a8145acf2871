import { parseCase, sectionProperties } from '@eecs/solver-core';
import { isRecord } from '../../text/isRecord.ts';
import type { SolveTask } from '../solver.ts';
import { findMaterials, findSections } from './findInCatalogue.ts';
import type { CatalogueOutcome, SectionOutcome } from './sectionTask.ts';

/** Computes the properties of an unchecked section, with A in cm2 etc., or returns its faults. */
export function solveSectionTask({ document }: SolveTask<'section'>): SectionOutcome {
  // Read as a document with only this section, so that only a valid section is computed.
  const read = parseCase({ schema: 1, L: 1, supports: [], loads: [], sections: [document] });
  const [section] = read.ok ? read.document.sections : [];
  const className = isRecord(document) ? document['className'] : undefined;
  // The reader treats an unknown shape as a generic section.
  const isKnownShape =
    section === undefined || section.className !== 'generic' || String(className).toLowerCase() === 'generic';
  if (section === undefined) {
    const failures = read.ok ? [] : read.failures.filter(({ path }) => path.startsWith('/sections/0'));
    return { kind: 'noSection', failures, isKnownShape };
  }
  const result = sectionProperties(section, 0);
  if (result.ok) return { kind: 'described', section, properties: result.properties };
  const failures = result.failures.map((failure) => ({ ...failure, path: `/sections/0${failure.path}` }));
  return { kind: 'noSection', failures, isKnownShape };
}

/** Finds entries of the catalogue. */
export async function solveCatalogueTask({
  options: { of, asked, most },
}: SolveTask<'catalogue'>): Promise<CatalogueOutcome> {
  return of === 'sections'
    ? { kind: 'sections', found: await findSections(asked, most) }
    : { kind: 'materials', found: await findMaterials(asked, most) };
}
