import type { FrameCause, FrameFix, FrameVerdict } from '@eecs/solver-core/frame';
import { Type } from '@fastify/type-provider-typebox';
import { CombinationErrors, FrameCombinations } from './combinations.ts';
import { FrameStatuses } from './caseStatuses.ts';
import { Diagram } from './diagram.ts';
import { FrameFailure } from './failure.ts';
import { FrameInfluence } from './frameInfluence.ts';
import { FrameState } from './frameState.ts';
import { FrameMohr } from './mohr.ts';
import { oneOf, wordsOf } from './oneOf.ts';
import { orNull } from './orNull.ts';
import { createFix, listReasons, REFUSED_HEAD, SOLVED_HEAD, VERDICTS } from './solveAnswer.ts';
import { FrameStressNotes, SetStresses } from './stresses.ts';

const CAUSES = wordsOf<FrameCause['code']>({
  tooFewRestraints: true,
  parallelRestraints: true,
  concurrentRestraints: true,
  detachedPart: true,
  collinearHinges: true,
  tooManyHinges: true,
  hingeGeometry: true,
});

const Fix = Type.Object({
  ...createFix(
    wordsOf<FrameFix['code']>({ giveRoller: true, givePin: true, giveClamp: true, closeHinge: true }),
    Type.Unknown({ description: 'A support' }),
  ).properties,
  joint: Type.Integer({ description: 'Index in joints' }),
  member: Type.Optional(Type.Integer({ description: 'Index in members of a hinge to be closed' })),
});

const EVIDENCE = wordsOf<NonNullable<FrameVerdict['evidence']>>({ rank: true, followed: true, none: true });

const Verdict = Type.Object(
  {
    status: oneOf(VERDICTS),
    degree: Type.Integer({ description: 'Degree of static indeterminacy: unknowns minus rank' }),
    W: Type.Integer({ description: 'Equations minus unknowns' }),
    rank: Type.Integer(),
    exact: Type.Boolean({ description: 'False if rounding or a limit of computing time was decisive' }),
    isByCount: Type.Optional(
      Type.Boolean({
        description: 'The frame is too large to determine its rank: unknowns and equations were only counted',
      }),
    ),
    evidence: Type.Optional(oneOf(EVIDENCE, { description: 'The evidence for whether motions are finite' })),
    mechanisms: Type.Array(
      Type.Object({
        parts: Type.Array(
          Type.Object({
            joints: Type.Array(Type.Integer()),
            members: Type.Array(Type.Integer()),
            x: Type.Number({ description: 'Velocity of the part’s point at the origin' }),
            y: Type.Number(),
            omega: Type.Number({ description: 'Rotation, counter-clockwise' }),
          }),
          { description: 'Parts that move as a rigid body' },
        ),
        causes: Type.Array(
          Type.Object({
            code: oneOf(CAUSES),
            ids: Type.Array(Type.Integer(), { description: 'Indexes in joints' }),
          }),
        ),
        fixes: Type.Array(Fix, { description: 'Edits that prevent the motion' }),
      }),
      {
        description: 'The first independent motions: up to fifty, or ten for a frame of more than 500 joints',
      },
    ),
  },
  { title: 'FrameVerdict', description: 'Whether the frame is stable, and how its parts move if not' },
);

const Member = Type.Object(
  {
    N: Diagram,
    Q: Diagram,
    M: Diagram,
    u: orNull(Diagram, 'Null without real constants'),
    deflection: orNull(Diagram),
    slope: orNull(Diagram),
    S: Type.Optional(SetStresses.S),
    T: Type.Optional(SetStresses.T),
    EQ: Type.Optional(SetStresses.EQ),
  },
  { title: 'FrameMember', description: 'Along a member, in its own axes, x from its joint i' },
);

const Reaction = Type.Object(
  {
    joint: Type.Integer({ description: 'Index in joints' }),
    x: Type.Number(),
    y: Type.Number(),
    moment: Type.Number({ description: 'Counter-clockwise' }),
    own: Type.Object(
      { x: Type.Number(), y: Type.Number() },
      { description: 'Along the axes of the support' },
    ),
  },
  { title: 'FrameReaction' },
);

const Checks = Type.Object(
  {
    joints: Type.Number(),
    members: Type.Number(),
    whole: Type.Number(),
    energy: orNull(Type.Number()),
    passed: Type.Boolean(),
  },
  { title: 'FrameChecks', description: 'Residuals, each relative to the largest term of its own sum' },
);

const Pieces = Type.Array(
  Type.Object({ x0: Type.Number(), x1: Type.Number(), c: Type.Array(Type.Number()) }),
  { description: 'Polynomials piece by piece, of powers of x − x0' },
);

const Mode = Type.Object(
  {
    joints: Type.Array(Type.Array(Type.Number()), {
      description: 'x and y along the axes of the support of each joint, and its rotation',
    }),
    members: Type.Array(Type.Object({ deflection: Pieces, u: Pieces })),
  },
  { title: 'FrameMode', description: 'The mode shape, scaled to a largest displacement of 1' },
);

/** The proof that no lower root was missed. */
const COUNTED = {
  counted: Type.Array(Type.Integer(), {
    description: 'The number of lower values just below it and just above it',
  }),
  within: Type.Number({
    description: 'The distance from it at which these two were counted, relative to it',
  }),
  mode: Mode,
};

const Stability = Type.Object(
  {
    critical: Type.Array(
      Type.Object({
        factor: Type.Number({
          description: 'Critical factor of all loads of the set; below 1 the frame buckles under them',
        }),
        ...COUNTED,
      }),
      { description: 'The three lowest factors; empty if no member is in compression' },
    ),
    lengths: Type.Array(orNull(Type.Number()), {
      description: 'Effective length of each member in the plane; null without compression',
    }),
  },
  { title: 'FrameStability', description: 'Buckling in the plane, with first-order axial forces' },
);

const FrameSet = Type.Object(
  {
    members: Type.Array(Member),
    joints: orNull(
      Type.Array(
        Type.Object({
          x: Type.Number(),
          y: Type.Number(),
          r: Type.Number({ description: 'Rotation, counter-clockwise' }),
        }),
      ),
      'Displacements; null without real constants',
    ),
    R: Type.Array(Reaction, { description: 'The reaction of each support on the frame' }),
    checks: orNull(Checks),
    secondOrder: Type.Optional(
      Type.Object(
        {
          steps: Type.Integer({ description: 'Number of solutions until the axial forces converged' }),
          change: Type.Number({ description: 'Last change of the axial forces, relative to the largest' }),
        },
        { description: 'Present if the document requests second-order theory' },
      ),
    ),
    oneWay: Type.Optional(
      Type.Object(
        {
          slack: Type.Array(Type.Integer(), { description: 'Indexes in members of slack members' }),
          steps: Type.Array(
            Type.Object({ slack: Type.Array(Type.Integer()), taut: Type.Array(Type.Integer()) }),
            { description: 'Members that became slack or active again, step by step' },
          ),
        },
        { description: 'Present if there are tension-only or compression-only members' },
      ),
    ),
    stability: Type.Optional(orNull(Stability, 'Present if it is included; null without real constants')),
  },
  { title: 'FrameSet', description: 'Results of one case set' },
);

const Solved = Type.Object(
  {
    ...SOLVED_HEAD,
    notes: Type.Array(Type.String(), {
      description:
        'Actions that act unfactored in combined sets, and contradicting constants, as texts in the language of Client-Locale',
    }),
    corrections: Type.Array(FrameFailure),
    verdict: Verdict,
    statuses: FrameStatuses,
    state: FrameState,
    isReal: Type.Boolean({
      description: 'False unless every member has real constants: then only forces are known',
    }),
    totalMass: Type.Number({ description: 'Mass of the members and of the masses on them, kg or lb' }),
    frequencies: Type.Optional(
      orNull(
        Type.Array(Type.Object({ frequency: Type.Number({ description: 'Hz' }), ...COUNTED })),
        'The three lowest frequencies, if they are included; null without real constants',
      ),
    ),
    sets: Type.Array(FrameSet, {
      description: 'One per case set, in their order; a single one if there are no case sets',
    }),
    stresses: Type.Optional(FrameStressNotes),
    mohr: Type.Optional(
      orNull(
        Type.Array(FrameMohr),
        'Present if it is requested; null in the second order, with members that bear one way only, and without real constants',
      ),
    ),
    influence: Type.Optional(
      Type.Array(FrameInfluence, { description: 'One entry for each requested influence line' }),
    ),
    combinations: Type.Optional(FrameCombinations),
    combinationErrors: CombinationErrors,
  },
  { title: 'SolvedFrame', description: 'Solved' },
);

/** A frame that cannot be solved. */
export const RefusedFrame = Type.Object(
  {
    ...REFUSED_HEAD,
    ...listReasons(FrameFailure),
    verdict: orNull(Verdict),
    statuses: orNull(FrameStatuses, 'Null for a document that could not be read'),
    state: orNull(FrameState, 'Null for a document that could not be read'),
    requestId: Type.String(),
  },
  { title: 'RefusedFrame', description: 'The frame cannot be solved' },
);

/** The answer of POST /case/frame; most of a solved frame is sent as the bytes that its thread wrote. */
export const FrameAnswer = Type.Unsafe<object>(
  Type.Union([Solved, RefusedFrame], { description: 'The results, or the reasons why there are none' }),
);
