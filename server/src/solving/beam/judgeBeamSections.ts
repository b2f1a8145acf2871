import type { BeamCase, Reading, Verdict } from '@eecs/solver-core';
import { judgeCaseSections, type CaseSection, type SectionStatus } from '@eecs/solver-core/rules';
import { fillBroken, judgeSections, within, type SectionPaths } from '../judgeSections.ts';

type Field = keyof BeamCase;

const PARTS: readonly Field[] = ['beamSections', 'materials', 'sections', 'units'];
const ACTIONS: readonly Field[] = ['loads', 'caseSets', 'supports', 'selfWeight', ...PARTS];

/** The fields on which the status of each section depends: its own, and those of other sections. */
const PATHS: Readonly<Record<CaseSection, SectionPaths>> = {
  initialData: by(['L', 'title', 'description'], []),
  constraints: by(['supports'], ['L']),
  realConstants: by(['materials', 'sections'], PARTS),
  crossSectionsAndMaterials: by(['sections', 'materials'], ['units']),
  sections: by(['beamSections'], PARTS),
  loadCases: by(['caseSets'], ACTIONS),
  loads: by(['loads'], ACTIONS),
};

function by(own: readonly Field[], others: readonly Field[]): SectionPaths {
  return { own: within(...own), others: within(...others) };
}

/**
 * Judges the seven sections of a beam as far as its document could be read.
 *
 * @example judgeBeamSections(reading, null)[0] // for a length of 0: { section: 'initialData', status: 'failed', reason:
 * 'noLength', path: '/L' }
 */
export function judgeBeamSections(reading: Reading, verdict: Verdict | null): readonly SectionStatus[] {
  const isWhole = (field: string) => reading.isWhole(field as Field);
  const filled = fillBroken(reading.document, isWhole, { supports: [], beamSections: [], loads: [] });
  const judged = judgeCaseSections(filled, verdict);
  return judgeSections(judged, { failures: reading.failures, isWhole }, PATHS).map((one) =>
    one.status === 'failed' && one.path === '/L' ? { ...one, reason: 'noLength' } : one,
  );
}
