import type { BeamCase, Reading, Verdict } from '@eecs/solver-core';
import { judgeCaseSections, type CaseSection, type SectionStatus } from '@eecs/solver-core/rules';
import { judgeSections, within, type SectionPaths } from '../judgeSections.ts';

type Field = keyof BeamCase;

const PARTS: readonly Field[] = ['beamSections', 'materials', 'sections', 'units'];
const ACTIONS: readonly Field[] = ['loads', 'caseSets', 'supports', 'selfWeight', ...PARTS];

/** The fields by which each section is judged: its own, and those of others. */
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
 * @example judgeReading(reading, null)[0] // of a length of 0: { section: 'initialData', status: 'failed', reason:
 * 'noLength', path: '/L' }
 */
export function judgeReading(reading: Reading, verdict: Verdict | null): readonly SectionStatus[] {
  const isWhole = (field: string) => reading.isWhole(field as Field);
  const judged = judgeCaseSections(fillBroken(reading), verdict);
  return judgeSections(judged, { failures: reading.failures, isWhole }, PATHS).map((one) =>
    one.status === 'failed' && one.path === '/L' ? { ...one, reason: 'noLength' } : one,
  );
}

/**
 * Replaces broken parts by valid ones so that the rest can be judged; sections that depend on them are not judged.
 */
function fillBroken({ document, isWhole }: Reading): BeamCase {
  const blank = {
    title: '',
    description: '',
    supports: [],
    beamSections: [],
    materials: [],
    sections: [],
    caseSets: [],
    loads: [],
    units: { system: 0, incrementIndex: 0, stepIndex: 0 },
    selfWeight: false,
  } as const satisfies Partial<BeamCase>;
  const broken = Object.entries(blank).filter(([field]) => !isWhole(field as Field));
  return { ...document, ...(Object.fromEntries(broken) as Partial<BeamCase>) };
}
