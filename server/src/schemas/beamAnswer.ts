import type { Cause as BeamCause, Fix as BeamFix } from '@eecs/solver-core';
import { Type } from '@fastify/type-provider-typebox';
import { CombinationErrors, BeamCombinations } from './combinations.ts';
import { MemberChecks } from './memberChecks.ts';
import { CaseState } from './caseState.ts';
import { CaseStatuses } from './caseStatuses.ts';
import { Checks } from './checks.ts';
import { Descriptor } from './descriptor.ts';
import { Diagram } from './diagram.ts';
import { BeamFailure } from './failure.ts';
import { Mohr } from './mohr.ts';
import { oneOf, wordsOf } from './oneOf.ts';
import { orNull } from './orNull.ts';
import { createFix, listReasons, REFUSED_HEAD, SOLVED_HEAD, VERDICTS } from './solveAnswer.ts';
import { SetStresses, StressNotes } from './stresses.ts';
import { Tree } from './tree.ts';
import { UsedSections } from './usedSections.ts';

const Reaction = Type.Object(
  {
    support: Type.Integer({ description: 'Index in supports' }),
    x: Type.Number(),
    axial: Type.Number(),
    normal: Type.Number(),
    moment: Type.Number(),
  },
  {
    title: 'Reaction',
    description: 'The reaction of a support on the beam: along +x, along +y, counter-clockwise',
  },
);

const BeamSet = Type.Object(
  {
    N: Diagram,
    Q: Diagram,
    M: Diagram,
    u: Diagram,
    deflection: Diagram,
    shearDeflection: orNull(
      Diagram,
      'The part of the deflection caused by shear strains; null if they are not considered',
    ),
    slope: Diagram,
    lateral: orNull(Diagram, 'Deflection out of the plane of the loads; null if there is none'),
    ...SetStresses,
    R: Type.Array(Reaction),
    descriptor: orNull(Descriptor),
    tree: orNull(Tree),
    checks: orNull(Checks),
  },
  { title: 'BeamSet', description: 'Results of one case set' },
);

const Cause = Type.Object({
  code: oneOf(
    wordsOf<BeamCause['code']>({
      noHorizontalRestraint: true,
      tooFewRestraints: true,
      tooManyHinges: true,
      collinearHinges: true,
      freeToTurn: true,
    }),
  ),
  ids: Type.Array(Type.Integer(), { description: 'Indexes in supports' }),
});

const Fix = createFix(
  wordsOf<BeamFix['code']>({
    makePin: true,
    makeClamp: true,
    addPin: true,
    addRoller: true,
    removeHinge: true,
    removeRelease: true,
  }),
  Type.Unknown({ description: 'A class of supports, or a support' }),
);

const Mechanism = Type.Object({
  discs: Type.Optional(
    Type.Array(
      Type.Object({
        x0: Type.Number(),
        x1: Type.Number(),
        vx: Type.Number(),
        vy: Type.Number(),
        omega: Type.Number(),
      }),
    ),
  ),
  causes: Type.Array(Cause),
  fixes: Type.Array(Fix, { description: 'Edits that prevent the motion' }),
});

const Verdict = Type.Object(
  {
    status: oneOf(VERDICTS),
    degree: Type.Integer({ description: 'Degree of static indeterminacy: unknowns minus equations' }),
    W: Type.Integer({ description: 'Equations minus unknowns' }),
    rank: Type.Integer(),
    exact: Type.Boolean({ description: 'False if rounding was decisive' }),
    mechanisms: Type.Array(Mechanism),
  },
  { title: 'BeamVerdict', description: 'Whether the beam is stable, and how it moves if not' },
);

const Solved = Type.Object(
  {
    ...SOLVED_HEAD,
    corrections: Type.Array(BeamFailure, { description: 'Corrections made on reading the document' }),
    verdict: Verdict,
    statuses: CaseStatuses,
    state: CaseState,
    isReal: Type.Boolean({
      description: 'False if nothing has real constants: displacements are then multiplied by EI or EA',
    }),
    sets: Type.Array(BeamSet, {
      description: 'One per case set, in their order; a single one if there are no case sets',
    }),
    mohr: orNull(Type.Array(Mohr)),
    combinations: Type.Optional(BeamCombinations),
    combinationErrors: CombinationErrors,
    members: Type.Optional(MemberChecks),
    sections: orNull(UsedSections, 'Null if they were not included'),
    stresses: StressNotes,
    notes: Type.Array(Type.String(), {
      description:
        'Actions that act unfactored in combined sets, contradicting constants and the reasons for stresses that are null, as texts in the language of Client-Locale',
    }),
  },
  { title: 'SolvedBeam', description: 'Solved' },
);

/** Why a beam is not solved. */
export const RefusedBeam = Type.Object(
  {
    ...REFUSED_HEAD,
    ...listReasons(BeamFailure),
    verdict: orNull(Verdict),
    statuses: orNull(
      CaseStatuses,
      'Null for a document that is not a beam; for a partly invalid one, whatever could be determined',
    ),
    state: orNull(CaseState, 'Null if not all of the document could be read'),
    requestId: Type.String(),
  },
  { title: 'RefusedBeam', description: 'The beam cannot be solved' },
);

/** The answer of POST /case/msb; most of a solved beam is sent as the bytes that its thread wrote. */
export const BeamAnswer = Type.Unsafe<object>(
  Type.Union([Solved, RefusedBeam], { description: 'The results, or the reasons why there are none' }),
);
