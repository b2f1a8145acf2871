import type { BeamCase, Reading, Verdict } from '@eecs/solver-core';
import { judgeCaseSections, type CaseSection, type SectionStatus } from '@eecs/solver-core/rules';

type Field = keyof BeamCase;

const PARTS: readonly Field[] = ['beamSections', 'materials', 'sections', 'units'];
const ACTIONS: readonly Field[] = ['loads', 'caseSets', 'supports', 'selfWeight', ...PARTS];

/** What each section is judged by: its own fields, and those of others. */
const FIELDS: Readonly<Record<CaseSection, readonly [own: readonly Field[], others: readonly Field[]]>> = {
  initialData: [['L', 'title', 'description'], []],
  constraints: [['supports'], ['L']],
  realConstants: [['materials', 'sections'], PARTS],
  crossSectionsAndMaterials: [['sections', 'materials'], ['units']],
  sections: [['beamSections'], PARTS],
  loadCases: [['caseSets'], ACTIONS],
  loads: [['loads'], ACTIONS],
};

/**
 * Judges the seven sections of a document as far as it could be read. One whose own field is broken is failed, one that rests
 * on another field that is broken is undefined; both without a reason, which the failures of reading tell, and with its path.
 *
 * @example judgeReading(reading, null)[0] // of a length of 0: { section: 'initialData', status: 'failed', reason: 'noLength', path: '/L' }
 */
export function judgeReading(reading: Reading, verdict: Verdict | null): readonly SectionStatus[] {
  const findBroken = (fields: readonly Field[]) =>
    reading.failures.find(({ path }) =>
      fields.some((field) => !reading.isWhole(field) && `${path}/`.startsWith(`/${field}/`)),
    );
  return judgeCaseSections(fillBroken(reading), verdict).map((judged) => {
    const { section } = judged;
    const [own, others] = FIELDS[section];
    const broken = findBroken(own);
    if (broken?.path === '/L') return { section, status: 'failed', reason: 'noLength', path: '/L' };
    if (broken) return { section, status: 'failed', path: broken.path };
    const missed = findBroken(others);
    return missed ? { section, status: 'undefined', path: missed.path } : judged;
  });
}

/** Fills what is broken with what can be looked at; what is judged by it is judged no more. */
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
