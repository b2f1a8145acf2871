import type { FrameCause, FrameFix, FrameVerdict } from '@eecs/solver-core/frame';
import { Type } from '@fastify/type-provider-typebox';
import { Diagram } from './diagram.ts';
import { FrameFailure } from './failure.ts';
import { oneOf, wordsOf } from './oneOf.ts';
import { orNull } from './orNull.ts';
import { createFix, listReasons, REFUSED_HEAD, SOLVED_HEAD, VERDICTS } from './solveAnswer.ts';

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
  member: Type.Optional(Type.Integer({ description: 'Index in members, of a hinge that is closed' })),
});

const EVIDENCE = wordsOf<NonNullable<FrameVerdict['evidence']>>({ rank: true, followed: true, none: true });

const Verdict = Type.Object(
  {
    status: oneOf(VERDICTS),
    degree: Type.Integer({ description: 'Of static indeterminacy: unknowns less the rank' }),
    W: Type.Integer({ description: 'Equations less unknowns' }),
    rank: Type.Integer(),
    exact: Type.Boolean({ description: 'False where rounding or a bound of work decided' }),
    isByCount: Type.Optional(
      Type.Boolean({ description: 'The frame is too large for its rank: it was only counted' }),
    ),
    evidence: Type.Optional(oneOf(EVIDENCE, { description: 'The evidence for whether motions are finite' })),
    mechanisms: Type.Array(
      Type.Object({
        parts: Type.Array(
          Type.Object({
            joints: Type.Array(Type.Integer()),
            members: Type.Array(Type.Integer()),
            x: Type.Number({ description: 'Velocity of the point of the part at the origin' }),
            y: Type.Number(),
            omega: Type.Number({ description: 'Turn, counter-clockwise' }),
          }),
          { description: 'Parts that move as one' },
        ),
        causes: Type.Array(
          Type.Object({
            code: oneOf(CAUSES),
            ids: Type.Array(Type.Integer(), { description: 'Indexes in joints' }),
          }),
        ),
        fixes: Type.Array(Fix, { description: 'Edits that stop the motion' }),
      }),
      { description: 'The first independent motions: up to fifty, of a frame of more than 500 joints ten' },
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
      description: 'x and y along the axes of the support of each joint, and its turn',
    }),
    members: Type.Array(Type.Object({ deflection: Pieces, u: Pieces })),
  },
  { title: 'FrameMode', description: 'How the frame moves; the largest displacement of a place on it is 1' },
);

/** The proof that no lower root was missed. */
const COUNTED = {
  counted: Type.Array(Type.Integer(), {
    description: 'How many lower ones there are just below it and just above it',
  }),
  within: Type.Number({ description: 'How far from it these two were counted, relative to it' }),
  mode: Mode,
};

const Stability = Type.Object(
  {
    critical: Type.Array(
      Type.Object({
        factor: Type.Number({ description: 'Of all loads of the set; below 1 the frame does not bear them' }),
        ...COUNTED,
      }),
      { description: 'The lowest three; empty where no member is in compression' },
    ),
    lengths: Type.Array(orNull(Type.Number()), {
      description: 'Effective length of each member in the plane; null without compression',
    }),
  },
  { title: 'FrameStability', description: 'Buckling in the plane, by axial forces of the first order' },
);

const FrameSet = Type.Object(
  {
    members: Type.Array(Member),
    joints: orNull(
      Type.Array(
        Type.Object({
          x: Type.Number(),
          y: Type.Number(),
          r: Type.Number({ description: 'Turn, counter-clockwise' }),
        }),
      ),
      'Displacements; null without real constants',
    ),
    R: Type.Array(Reaction, { description: 'What each support does to the frame' }),
    checks: orNull(Checks),
    secondOrder: Type.Optional(
      Type.Object(
        {
          steps: Type.Integer({ description: 'Solutions until the axial forces held' }),
          change: Type.Number({ description: 'Their last change, relative to the largest' }),
        },
        { description: 'Where the document asks for the second order' },
      ),
    ),
    oneWay: Type.Optional(
      Type.Object(
        {
          slack: Type.Array(Type.Integer(), { description: 'Indexes in members that bear nothing' }),
          steps: Type.Array(
            Type.Object({ slack: Type.Array(Type.Integer()), taut: Type.Array(Type.Integer()) }),
            { description: 'Members that went slack or bear again, step by step' },
          ),
        },
        { description: 'Where members bear tension or compression only' },
      ),
    ),
    stability: Type.Optional(orNull(Stability, 'Where it is included; null without real constants')),
  },
  { title: 'FrameSet', description: 'Results of one case set' },
);

const Solved = Type.Object(
  {
    ...SOLVED_HEAD,
    notes: Type.Array(Type.String(), {
      description: 'What acts unfactored in combined sets, as texts in the language of Client-Locale',
    }),
    corrections: Type.Array(FrameFailure),
    verdict: Verdict,
    isReal: Type.Boolean({
      description: 'False unless every member has real constants: then forces alone are known',
    }),
    totalMass: Type.Number({ description: 'Of the members and of what lies on them, kg or lb' }),
    frequencies: Type.Optional(
      orNull(
        Type.Array(Type.Object({ frequency: Type.Number({ description: 'Hz' }), ...COUNTED })),
        'The lowest three, where they are included; null without real constants',
      ),
    ),
    sets: Type.Array(FrameSet, { description: 'One per case set, in their order; one when there are none' }),
  },
  { title: 'SolvedFrame', description: 'Solved' },
);

/** A frame that cannot be solved. */
export const RefusedFrame = Type.Object(
  {
    ...REFUSED_HEAD,
    ...listReasons(FrameFailure),
    verdict: orNull(Verdict),
    requestId: Type.String(),
  },
  { title: 'RefusedFrame', description: 'Not solvable as it is' },
);

/** The answer of POST /case/frame; most of a solved frame is sent as the bytes that its thread wrote. */
export const FrameAnswer = Type.Unsafe<object>(
  Type.Union([Solved, RefusedFrame], { description: 'The results, or why there are none' }),
);
