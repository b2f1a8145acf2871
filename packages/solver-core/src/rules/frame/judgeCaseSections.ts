import type { FrameVerdict } from '../../frame/verdict/frameVerdict.ts';
import type { FrameCase } from '../../model/frame/frameDocument.ts';
import { type CommonReason, judgeSections, type SectionJudges } from '../common/status/judgeSections.ts';
import { isRealSection } from '../common/status/realConstants.ts';
import { accepted, failed, fulfilled, judgeNames, nothing } from '../common/status/sectionStatus.ts';
import type { JudgedSection, SectionJudgement } from '../common/status/sectionStatus.ts';
import { findInvalidMembers, findLoadsBeyond, type MemberProblem } from './findCollisions.ts';
import { hasActions } from './hasActions.ts';
import { listEmptySets } from './listEmptySets.ts';
import { listUnassignedLoads, toLoadPath } from './loadPlaces.ts';

/** Reasons why a section of a frame is not fulfilled. */
export type StatusReason =
  | CommonReason
  | MemberProblem
  | 'noTitle'
  | 'titleOnly'
  | 'insufficientConditions'
  | 'noLoad'
  | 'loadsBeyond'
  | 'unassignedLoad'
  | 'noDensity'
  | 'noMass';

/** The status of one section of a frame. */
export type SectionStatus = JudgedSection<StatusReason>;

type Judgement = SectionJudgement<StatusReason>;

/** The part of a verdict that states whether a frame is stable. */
export type HeldVerdict = Pick<FrameVerdict, 'status'>;

type InvalidMember = ReturnType<typeof findInvalidMembers>[number];

/**
 * Judges the seven sections of a frame independently; its sections are the materials and cross-sections of its members.
 * Without a verdict constraints fail if a member is invalid, and are undefined otherwise.
 *
 * @example judgeCaseSections(document, judgeFrame(document))[1] // { section: 'constraints', status: 'fulfilled', path:
 * '/joints' }
 */
export function judgeCaseSections(
  document: FrameCase,
  verdict: HeldVerdict | null,
): readonly SectionStatus[] {
  return judgeSections(JUDGES, document, verdict);
}

const JUDGES: SectionJudges<FrameCase, HeldVerdict, InvalidMember | undefined, StatusReason> = {
  partsPath: '/members',
  partsOf: ({ members }) =>
    members.map(({ materialIndex, crossSectionIndex }) => ({
      materialIndex,
      sectionIndex: crossSectionIndex,
    })),
  isRealSection,
  listEmptySets,
  findCollisions: (document) => findInvalidMembers(document)[0],
  judgeInitialData: judgeNames,
  judgeConstraints: judgeSupports,
  judgeLoads,
};

/** Invalid members are reported before restraints: nothing can be stated about a member without length. */
function judgeSupports(
  { joints, members }: FrameCase,
  verdict: HeldVerdict | null,
  misplaced: InvalidMember | undefined,
): Judgement {
  if (joints.length === 0) return failed('insufficientConditions', '/joints');
  if (members.length === 0) return failed('insufficientConditions', '/members');
  if (misplaced !== undefined) return failed(misplaced.reason, `/members/${misplaced.member}`);
  if (verdict === null) return nothing('/joints');
  const stands = verdict.status === 'determinate' || verdict.status === 'indeterminate';
  return stands ? fulfilled('/joints') : failed('insufficientConditions', '/joints');
}

function judgeLoads(document: FrameCase): Judgement {
  const [beyond] = findLoadsBeyond(document);
  if (beyond) return failed('loadsBeyond', toLoadPath(beyond));
  if (!hasActions(document)) return failed('noLoad', '/joints');
  const [stray] = listUnassignedLoads(document);
  if (stray) return accepted('unassignedLoad', toLoadPath(stray));
  return findUnknownMass(document) ?? fulfilled('/joints');
}

/** If self weight acts and omits some members, the section is accepted, with the place where their weight can be given. */
function findUnknownMass({ members, materials, selfWeight }: FrameCase): Judgement | null {
  if (!selfWeight) return null;
  const bare = members.findIndex(
    ({ mass, materialIndex, crossSectionIndex }) =>
      mass === undefined && (materialIndex < 0 || crossSectionIndex < 0),
  );
  if (bare >= 0) return accepted('noMass', `/members/${bare}`);
  const silent = members.find(
    ({ mass, materialIndex }) => mass === undefined && materials[materialIndex]?.rho === undefined,
  );
  return silent === undefined ? null : accepted('noDensity', `/materials/${silent.materialIndex}/rho`);
}
