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
    description: 'What a support does to the beam: along +x, along +y, counter-clockwise',
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
      'What of the deflection shear strains make; null where they do not count',
    ),
    slope: Diagram,
    lateral: orNull(Diagram, 'Deflection out of the plane of the loads; null where there is none'),
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
  fixes: Type.Array(Fix, { description: 'Edits that stop the motion' }),
});

const Verdict = Type.Object(
  {
    status: oneOf(VERDICTS),
    degree: Type.Integer({ description: 'Of static indeterminacy: unknowns less equations' }),
    W: Type.Integer({ description: 'Equations less unknowns' }),
    rank: Type.Integer(),
    exact: Type.Boolean({ description: 'False where rounding decided' }),
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
      description: 'False when nothing has real constants: displacements are EI or EA times as large',
    }),
    sets: Type.Array(BeamSet, { description: 'One per case set, in their order; one when there are none' }),
    mohr: orNull(Type.Array(Mohr)),
    combinations: Type.Optional(BeamCombinations),
    combinationErrors: CombinationErrors,
    members: Type.Optional(MemberChecks),
    sections: orNull(UsedSections, 'Null where they were not included'),
    stresses: StressNotes,
    notes: Type.Array(Type.String(), {
      description:
        'What acts unfactored in combined sets, constants that contradict each other and the reasons of stresses that are null, as texts in the language of Client-Locale',
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
      'Null of what is no beam document; of one that is partly broken what can be judged is',
    ),
    state: orNull(CaseState, 'Null of a document not all of which could be read'),
    requestId: Type.String(),
  },
  { title: 'RefusedBeam', description: 'The beam cannot be solved' },
);

/** The answer of POST /case/msb; most of a solved beam is sent as the bytes that its thread wrote. */
export const BeamAnswer = Type.Unsafe<object>(
  Type.Union([Solved, RefusedBeam], { description: 'The results, or why there are none' }),
);
