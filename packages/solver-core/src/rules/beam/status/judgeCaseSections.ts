import type { BeamCase } from '../../../model/beam/document.ts';
import { findCollisions, type Collisions } from '../collisions/findCollisions.ts';
import { listEmptySets } from '../sets/listEmptySets.ts';
import { listUnassignedLoads } from '../sets/unassignedLoads.ts';
import { unknownMasses } from '../unknownMasses.ts';
import type { Verdict } from '../verdict.ts';
import { isRealSection } from '../../common/status/realConstants.ts';
import { hasActions } from '../hasActions.ts';
import { type CommonReason, judgeSections, type SectionJudges } from '../../common/status/judgeSections.ts';
import { accepted, failed, fulfilled, judgeNames, nothing } from '../../common/status/sectionStatus.ts';
import type { JudgedSection, SectionJudgement } from '../../common/status/sectionStatus.ts';

/** Reasons why a section is not fulfilled. */
export type StatusReason =
  | CommonReason
  | 'noLength'
  | 'noTitle'
  | 'titleOnly'
  | 'insufficientConditions'
  | 'supportsBeyond'
  | 'supportsAtOnePlace'
  | 'noLoad'
  | 'loadsBeyond'
  | 'unassignedLoad'
  | 'noDensity'
  | 'noMass';

/** The status of one section of a case. */
export type SectionStatus = JudgedSection<StatusReason>;

type Judgement = SectionJudgement<StatusReason>;

/**
 * Judges the seven sections of a case independently. The length, supports and loads of the document need not fit one
 * another. Without a verdict, constraints fail if a support is in an impossible place, and are undefined otherwise.
 *
 * @example judgeCaseSections(document, judgeBeam(document))[1] // { section: 'constraints', status: 'fulfilled', path:
 * '/supports' }
 */
export function judgeCaseSections(document: BeamCase, verdict: Verdict | null): readonly SectionStatus[] {
  return judgeSections(JUDGES, document, verdict);
}

const JUDGES: SectionJudges<BeamCase, Verdict, Collisions, StatusReason> = {
  partsPath: '/beamSections',
  partsOf: ({ beamSections }) =>
    beamSections.map(({ materialIndex, crossSectionIndex: sectionIndex }) => ({
      materialIndex,
      sectionIndex,
    })),
  isRealSection,
  listEmptySets,
  findCollisions,
  judgeInitialData,
  judgeConstraints: judgeSupports,
  judgeLoads,
};

/** Judges length, title and description, which need no other part of the document. */
export function judgeInitialData({ L, ...names }: Pick<BeamCase, 'L' | 'title' | 'description'>): Judgement {
  return L > 0 ? judgeNames(names) : failed('noLength', '/L');
}

/**
 * Impossible places are judged before restraints: nothing can be stated about a support that is not on the beam.
 */
function judgeSupports(
  _: BeamCase,
  verdict: Verdict | null,
  { supportsBeyond, supportsAtOnePlace }: Collisions,
): Judgement {
  const [beyond] = supportsBeyond;
  if (beyond !== undefined) return failed('supportsBeyond', `/supports/${beyond}`);
  const [doubled] = supportsAtOnePlace;
  if (doubled !== undefined) return failed('supportsAtOnePlace', `/supports/${doubled}`);
  if (verdict === null) return nothing('/supports');
  // There are enough restraints, one of them along the axis, and no pattern of hinges lets the beam move
  // nevertheless.
  const isHeldEnough = verdict.mechanisms.length === 0 && verdict.W <= 0;
  return isHeldEnough ? fulfilled('/supports') : failed('insufficientConditions', '/supports');
}

function judgeLoads(document: BeamCase, { loadsBeyond }: Collisions): Judgement {
  const [beyond] = loadsBeyond;
  if (beyond !== undefined) return failed('loadsBeyond', `/loads/${beyond}`);
  if (!hasActions(document)) return failed('noLoad', '/loads');
  const [stray] = listUnassignedLoads(document);
  if (stray !== undefined) return accepted('unassignedLoad', `/loads/${stray}`);
  // If self weight acts and omits a part of the beam, the section is accepted, with the place where the weight can be
  // given.
  const [unknown] = unknownMasses(document);
  if (unknown === undefined) return fulfilled('/loads');
  const isDensity = unknown.code === 'correction.noDensity';
  return accepted(isDensity ? 'noDensity' : 'noMass', unknown.path);
}
