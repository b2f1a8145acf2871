import { Type } from '@fastify/type-provider-typebox';
import { Failure } from './failure.ts';
import { Fixes, OrNull, REASONS, REFUSED_HEAD, SOLVED_HEAD, VerdictStatus } from './solveAnswer.ts';

const JointVector = Type.Object({
  joint: Type.Integer({ description: 'Index in joints' }),
  x: Type.Number(),
  y: Type.Number(),
  z: Type.Number({ description: '0 in a plane truss' }),
});

const Axis = Type.Union([Type.Literal('x'), Type.Literal('y'), Type.Literal('z')]);

const Verdict = Type.Object(
  {
    status: VerdictStatus,
    degree: Type.Integer({ description: 'Of static indeterminacy: unknowns less the rank' }),
    W: Type.Integer({ description: 'Equations less unknowns' }),
    rank: Type.Integer(),
    isRankAtMost: Type.Optional(
      Type.Boolean({ description: 'The truss is too large to count all motions: at most this rank' }),
    ),
    exact: Type.Boolean({ description: 'False where rounding decided' }),
    evidence: Type.Optional(Type.String({ description: 'What says whether motions are finite' })),
    mechanisms: Type.Array(
      Type.Object({
        joints: Type.Array(JointVector),
        causes: Type.Array(Type.Object({ code: Type.String(), ids: Type.Array(Type.Integer()) })),
        fixes: Fixes,
      }),
      { description: 'The first independent motions: up to fifty, of a truss of more than 500 joints ten' },
    ),
  },
  { description: 'Whether the truss can stand, and how its joints move if not' },
);

const Unknown = Type.Object({
  kind: Type.String({
    description: 'axialForce of a link; reaction or displacement of a joint along an axis',
  }),
  link: Type.Optional(Type.Integer()),
  joint: Type.Optional(Type.Integer()),
  axis: Type.Optional(Axis),
});

const Descriptor = Type.Object(
  {
    method: Type.Union([Type.Literal('statics'), Type.Literal('mixed')]),
    unknowns: Type.Array(Unknown),
    equations: Type.Array(
      Type.Object({
        kind: Type.String({ description: 'balance or held of a joint along an axis; elongation of a link' }),
        link: Type.Optional(Type.Integer()),
        joint: Type.Optional(Type.Integer()),
        axis: Type.Optional(Axis),
      }),
    ),
    A: Type.Object({
      rows: Type.Integer(),
      cols: Type.Integer(),
      entries: Type.Array(Type.Array(Type.Number(), { minItems: 3, maxItems: 3 })),
    }),
    b: Type.Array(Type.Number()),
    x: Type.Array(Type.Number()),
    N: Type.Array(Type.Number()),
    residual: Type.Number(),
    condition: OrNull(Type.Number()),
    isolated: Type.Array(
      Type.Object({
        unknowns: Type.Array(Type.Integer()),
        equations: Type.Array(Type.Integer()),
        order: Type.Integer(),
      }),
      { description: 'Blocks that can be solved alone, in this order' },
    ),
  },
  { description: 'The labelled equations A·x = b the answer fulfils' },
);

const Checks = Type.Object(
  {
    joints: Type.Number(),
    whole: Type.Number(),
    energy: OrNull(Type.Number()),
    compatibility: OrNull(Type.Number()),
    secondMethod: OrNull(Type.Number()),
    method: OrNull(Type.String()),
    passed: Type.Boolean(),
  },
  { description: 'Residuals, each relative to the largest term of its own sum' },
);

const TrussSet = Type.Object({
  b: Type.Array(Type.Number(), { description: 'Loads on the joints in the order of the equations' }),
  N: Type.Array(Type.Number(), { description: 'Axial force of each link, tension positive' }),
  R: Type.Array(JointVector, { description: 'What each anchor does to the truss' }),
  displacement: OrNull(Type.Array(JointVector), 'Null without real constants'),
  stress: OrNull(Type.Array(Type.Number()), 'MPa or psi; null without real constants'),
  utilisation: OrNull(
    Type.Array(Type.Object({ stress: OrNull(Type.Number()), buckling: OrNull(Type.Number()) })),
    'Unfactored: no check by a design code',
  ),
  zeroForce: Type.Array(Type.Integer(), { description: 'Links without force' }),
  descriptor: OrNull(Descriptor),
  checks: OrNull(Checks),
  residual: Type.Number({
    description: 'The largest force left over at a joint, relative to the largest force of the set',
  }),
  condition: OrNull(Type.Number(), 'Estimate of the condition number of the equations in the 1-norm'),
});

const Mohr = Type.Object({
  joint: Type.Integer(),
  axis: Axis,
  unit: Type.Object({ N: Type.Array(Type.Number()), R: Type.Array(JointVector) }),
  cases: Type.Array(
    Type.Object({
      N: Type.Number(),
      elongation: Type.Number(),
      settlement: Type.Number(),
      total: Type.Number(),
      links: OrNull(
        Type.Array(
          Type.Object({
            link: Type.Integer(),
            N: Type.Number(),
            n: Type.Number(),
            flexibility: Type.Number(),
            elongation: Type.Number(),
            value: Type.Number(),
          }),
        ),
        'Null of a point nobody named on a truss of more than 60 links',
      ),
      check: Type.Object({ expected: Type.Number(), difference: Type.Number(), passed: Type.Boolean() }),
    }),
  ),
});

const Solved = Type.Object(
  {
    ...SOLVED_HEAD,
    notes: Type.Array(Type.String(), {
      description: 'What acts unfactored in combined sets, as texts in the language of Client-Locale',
    }),
    corrections: Type.Array(Failure),
    actual: Type.Integer({ description: 'Unknowns: links and held directions' }),
    expected: Type.Integer({ description: 'Equations: the directions of every joint' }),
    rank: Type.Integer(),
    verdict: Verdict,
    isReal: Type.Boolean({
      description: 'False unless every link has real constants: then forces alone are known',
    }),
    totalMass: Type.Number({
      description: 'Of the links and of what lies on them, kg or lb; links without constants weigh nothing',
    }),
    sets: Type.Array(TrussSet, { description: 'One per case set, in their order; one when there are none' }),
    mohr: OrNull(Type.Array(Mohr)),
  },
  { description: 'Solved' },
);

const Refused = Type.Object(
  {
    ...REFUSED_HEAD,
    actual: OrNull(Type.Integer()),
    expected: OrNull(Type.Integer()),
    rank: OrNull(Type.Integer()),
    ...REASONS,
    verdict: OrNull(Verdict),
    requestId: Type.String(),
  },
  { description: 'Not solvable as it is' },
);

/** POST /case/truss */
export const TrussAnswer = Type.Union([Solved, Refused]);
