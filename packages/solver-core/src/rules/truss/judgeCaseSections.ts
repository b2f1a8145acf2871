import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { type CommonReason, judgeSections, type SectionJudges } from '../common/status/judgeSections.ts';
import { accepted, failed, fulfilled, judgeNames, nothing } from '../common/status/sectionStatus.ts';
import type { JudgedSection, SectionJudgement } from '../common/status/sectionStatus.ts';
import { readConstants } from '../../truss/assembly/readConstants.ts';
import type { TrussVerdict } from '../../truss/verdict/verdict.ts';
import { findCollisions } from './findCollisions.ts';
import type { Collisions, LinkProblem } from './findCollisions.ts';
import { findOutOfPlane } from './findOutOfPlane.ts';
import { hasActions, isRealSection } from './hasActions.ts';
import { listEmptySets } from './listEmptySets.ts';
import { listUnassignedLoads } from './listUnassignedLoads.ts';
import { toLoadPath } from './loadPlaces.ts';

/** Reasons why a section of a truss is not fulfilled. */
export type StatusReason =
  | CommonReason
  | 'noTitle'
  | 'titleOnly'
  | 'insufficientConditions'
  | LinkProblem
  | 'noLoad'
  | 'loadsBeyond'
  | 'outOfPlane'
  | 'unassignedLoad'
  | 'noDensity'
  | 'noMass';

/** The status of one section of a truss. */
export type SectionStatus = JudgedSection<StatusReason>;

type Judgement = SectionJudgement<StatusReason>;

/** The part of a verdict that states whether a truss is stable. */
export type HeldVerdict = Pick<TrussVerdict, 'status'>;

/**
 * Judges the seven sections of a truss independently; a truss has no length, and its sections are the materials and
 * cross-sections of its links. Without a verdict, or with an unknown one, constraints fail if a link is in an
 * impossible place, and are undefined otherwise.
 *
 * @example judgeCaseSections(document, judgeTruss(document))[1] // { section: 'constraints', status: 'fulfilled', path:
 * '/joints' }
 */
export function judgeCaseSections(
  document: TrussCase,
  verdict: HeldVerdict | null,
): readonly SectionStatus[] {
  return judgeSections(JUDGES, document, verdict);
}

const JUDGES: SectionJudges<TrussCase, HeldVerdict, Collisions, StatusReason> = {
  partsPath: '/links',
  partsOf: ({ links }) => links,
  isRealSection,
  listEmptySets,
  findCollisions,
  judgeInitialData: judgeNames,
  judgeConstraints: judgeAnchors,
  judgeLoads,
};

/** Impossible places are reported before restraints: nothing can be stated about a link from a joint to itself. */
function judgeAnchors(
  { joints, links }: TrussCase,
  verdict: HeldVerdict | null,
  collisions: Collisions,
): Judgement {
  if (joints.length === 0) return failed('insufficientConditions', '/joints');
  if (links.length === 0) return failed('insufficientConditions', '/links');
  const [misplaced] = collisions.links;
  if (misplaced) return failed(misplaced.reason, `/links/${misplaced.link}`);
  if (verdict === null || verdict.status === 'unknown') return nothing('/joints');
  const stands = verdict.status === 'determinate' || verdict.status === 'indeterminate';
  return stands ? fulfilled('/joints') : failed('insufficientConditions', '/joints');
}

function judgeLoads(document: TrussCase, { loadsBeyond }: Collisions): Judgement {
  const [beyond] = loadsBeyond;
  if (beyond) return failed('loadsBeyond', toLoadPath(beyond));
  const raised = findOutOfPlane(document);
  if (raised !== null) return failed('outOfPlane', raised);
  if (!hasActions(document)) return failed('noLoad', '/joints');
  const [stray] = listUnassignedLoads(document);
  if (stray) return accepted('unassignedLoad', toLoadPath(stray));
  // If self weight acts and omits some links, the section is accepted, with the place where their weight can be
  // given.
  const unknown = readConstants(document).corrections.find(
    ({ code }) => code === 'correction.noMass' || code === 'correction.noDensity',
  );
  if (unknown === undefined) return fulfilled('/joints');
  return accepted(unknown.code === 'correction.noDensity' ? 'noDensity' : 'noMass', unknown.path);
}
