import { CASE_SECTIONS, type SectionStatus, type StatusReason } from '@eecs/solver-core/rules';
import type { StatusReason as FrameReason } from '@eecs/solver-core/frame-rules';
import type { StatusReason as TrussReason } from '@eecs/solver-core/truss-rules';
import { Type } from '@fastify/type-provider-typebox';
import { oneOf, wordsOf } from './oneOf.ts';

const REASONS = wordsOf<StatusReason>({
  noLength: true,
  noTitle: true,
  titleOnly: true,
  insufficientConditions: true,
  supportsBeyond: true,
  supportsAtOnePlace: true,
  constantsMissing: true,
  unassignedMaterial: true,
  unassignedCrossSection: true,
  emptyCaseSet: true,
  noLoad: true,
  loadsBeyond: true,
  unassignedLoad: true,
  noDensity: true,
  noMass: true,
});

const TRUSS_REASONS = wordsOf<TrussReason>({
  noTitle: true,
  titleOnly: true,
  insufficientConditions: true,
  missingJoint: true,
  linkToItself: true,
  zeroLength: true,
  doubledLink: true,
  constantsMissing: true,
  unassignedMaterial: true,
  unassignedCrossSection: true,
  emptyCaseSet: true,
  noLoad: true,
  loadsBeyond: true,
  outOfPlane: true,
  unassignedLoad: true,
  noDensity: true,
  noMass: true,
});

const FRAME_REASONS = wordsOf<FrameReason>({
  noTitle: true,
  titleOnly: true,
  insufficientConditions: true,
  missingJoint: true,
  memberToItself: true,
  zeroLength: true,
  looseMember: true,
  constantsMissing: true,
  unassignedMaterial: true,
  unassignedCrossSection: true,
  emptyCaseSet: true,
  noLoad: true,
  loadsBeyond: true,
  unassignedLoad: true,
  noDensity: true,
  noMass: true,
});

function createStatuses(title: string, reasons: readonly string[]) {
  const status = Type.Object(
    {
      section: oneOf(CASE_SECTIONS),
      status: oneOf(
        wordsOf<SectionStatus['status']>({ fulfilled: true, accepted: true, failed: true, undefined: true }),
      ),
      reason: Type.Optional(oneOf(reasons, { description: 'Why the section is not fulfilled' })),
      path: Type.String({ description: 'JSON pointer to the part of the document concerned' }),
      text: Type.String({ description: 'The status as text in the language of Client-Locale' }),
    },
    { title },
  );
  return Type.Array(status, { description: 'The status of every section of the case' });
}

/** How complete each section of a beam is. */
export const CaseStatuses = createStatuses('SectionStatus', REASONS);

/** How complete each section of a truss is. */
export const TrussStatuses = createStatuses('TrussSectionStatus', TRUSS_REASONS);

/** How complete each section of a frame is. */
export const FrameStatuses = createStatuses('FrameSectionStatus', FRAME_REASONS);
