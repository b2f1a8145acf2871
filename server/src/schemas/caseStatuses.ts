import { CASE_SECTIONS, type SectionStatus, type StatusReason } from '@eecs/solver-core/rules';
import { Type } from '@fastify/type-provider-typebox';
import { oneOf, wordsOf } from './oneOf.ts';

const Reason = oneOf(
  wordsOf<StatusReason>({
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
  }),
  { description: 'Why it is not fulfilled' },
);

const Status = Type.Object(
  {
    section: oneOf(CASE_SECTIONS),
    status: oneOf(
      wordsOf<SectionStatus['status']>({ fulfilled: true, accepted: true, failed: true, undefined: true }),
    ),
    reason: Type.Optional(Reason),
    path: Type.String({ description: 'JSON pointer to what it is about' }),
    text: Type.String({ description: 'The same in the language of Client-Locale' }),
  },
  { title: 'SectionStatus' },
);

/** How far each section of a case is. */
export const CaseStatuses = Type.Array(Status, { description: 'The status of every section of the case' });
