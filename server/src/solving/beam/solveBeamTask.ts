import { addLateral, judgeBeam, readCase, solveBeam, timoshenko } from '@eecs/solver-core';
import { addStresses } from '@eecs/solver-core/stress';
import type {
  BeamCase,
  IncludePart,
  Reading,
  RefusedBeam,
  SolvedBeam,
  StressedOptions,
} from '@eecs/solver-core';
import { findCollisions, type SectionStatus } from '@eecs/solver-core/rules';
import type { SolveTask } from '../solver.ts';
import { writeJson } from '../writeJson.ts';
import { tidyFailure } from '../texts/foreignText.ts';
import type { BeamOutcome, BeamTaskOptions } from './beamTask.ts';
import { judgeBeamState } from './caseState.ts';
import { closeHingesFirst } from './closeHingesFirst.ts';
import { checkMembersTask } from './checkMembersTask.ts';
import { combineBeamTask } from './combineBeamTask.ts';
import { judgeBeamSections } from './judgeBeamSections.ts';
import { listUsedSections } from './usedSections.ts';

/** Solves a beam with all requested results, or returns why it cannot be solved. */
export function solveBeamTask({ document, options }: SolveTask<'msb'>): BeamOutcome {
  const wanted = toCoreOptions(options);
  const answer = solveBeam(document, { ...wanted, shear: timoshenko });
  const reading = readCase(document);
  if (answer.level === 'error') return refuse(answer, reading.document === null ? null : reading);
  if (reading.document === null) throw new Error('`solveBeamTask` cannot read a document that was solved');
  const { id, message: _, ...shared } = completeAnswer(answer, reading.document, wanted);
  const corrections = answer.corrections.map(tidyFailure);
  const sections = wantsSections(answer, options) ? listUsedSections(reading.document) : null;
  const combinations = options.include?.includes('combinations') ? combineBeamTask(reading.document) : null;
  const members = options.include?.includes('members') ? checkMembersTask(reading.document) : null;
  return {
    kind: 'solved',
    id,
    corrections,
    described: {
      gaps: shared.stresses.gaps,
      statuses: ofStructure(judgeBeamSections(reading, answer.verdict)),
      state: judgeBeamState(reading.document, answer.verdict),
      ...(combinations && { uncombined: combinations.failures }),
    },
    body: writeJson({
      ...shared,
      ...(options.mohr === null && { mohr: null }),
      sections,
      ...(combinations && { combinations }),
      ...(members && { members }),
      corrections,
    }),
    // A correction names ids of loads and unknown fields, which belong to this document and are not part of the hash.
    // Only the correction about the unknown stiffness is the same for every document with that hash.
    isShareable: corrections.every(({ code }) => code === 'correction.unitStiffness'),
  };
}

function refuse(answer: RefusedBeam, reading: Reading | null): BeamOutcome {
  const refused = { ...answer, failures: answer.failures.map(tidyFailure) };
  if (reading === null) {
    return { kind: 'refused', answer: refused, described: { statuses: null, state: null, mechanisms: [] } };
  }
  const { document, failures, isWhole } = reading;
  const isPlaced = isWhole('L', 'supports') && hasRoom(document);
  const verdict = answer.verdict ?? (isPlaced ? judgeBeam(document) : null);
  return {
    kind: 'refused',
    answer: refused,
    described: {
      statuses: ofStructure(judgeBeamSections(reading, verdict)),
      state: failures.length > 0 ? null : judgeBeamState(document, verdict),
      mechanisms: closeHingesFirst(answer.verdict?.mechanisms ?? [], document),
    },
  };
}

/** Returns whether every support is at a valid position, so that the stability can be judged. */
function hasRoom(document: BeamCase): boolean {
  const { supportsBeyond, supportsAtOnePlace } = findCollisions(document);
  return supportsBeyond.length + supportsAtOnePlace.length === 0;
}

/** Adds the results that drawing a beam does not need: lateral deflection and stresses. */
function completeAnswer(answer: SolvedBeam, document: BeamCase, options: StressedOptions) {
  return addStresses(document, addLateral(document, answer), options);
}

/** Parts of an answer that the core does not make. */
const OWN_PARTS: readonly string[] = ['sections', 'combinations', 'members'];

function toCoreOptions({ include, mohr, ...rest }: BeamTaskOptions): StressedOptions {
  const others = mohr === undefined ? rest : { ...rest, mohr: mohr ?? [] };
  if (include === undefined) return others;
  return { ...others, include: include.filter((part): part is IncludePart => !OWN_PARTS.includes(part)) };
}

/** Sections are part of the answer by default, together with the other parts, such as checks. */
function wantsSections({ sets }: SolvedBeam, { include }: BeamTaskOptions): boolean {
  return include?.includes('sections') ?? sets.every(({ checks }) => checks !== null);
}

/** Returns the statuses that are the same for every caller who sends this structure: without title and description. */
function ofStructure(statuses: readonly SectionStatus[]): readonly SectionStatus[] {
  return statuses.filter(({ section }) => section !== 'initialData');
}
