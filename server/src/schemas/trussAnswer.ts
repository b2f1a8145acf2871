import type {
  TrussCause,
  TrussChecks,
  TrussEquation,
  TrussFix,
  TrussUnknown,
  TrussVerdict,
} from '@eecs/solver-core/truss';
import { type TSchema, Type } from '@fastify/type-provider-typebox';
import { CombinationErrors, TrussCombinations } from './combinations.ts';
import { RodChecks } from './rodChecks.ts';
import { TrussStatuses } from './caseStatuses.ts';
import { AXES } from './directions.ts';
import { TrussFailure } from './failure.ts';
import { oneOf, wordsOf } from './oneOf.ts';
import { orNull } from './orNull.ts';
import { createFix, listReasons, REFUSED_HEAD, SOLVED_HEAD, VERDICTS } from './solveAnswer.ts';
import { TrussState } from './trussState.ts';

const JointVector = Type.Object(
  {
    joint: Type.Integer({ description: 'Index in joints' }),
    x: Type.Number(),
    y: Type.Number(),
    z: Type.Number({ description: '0 for a plane truss' }),
  },
  { title: 'JointVector' },
);

const Axis = oneOf(AXES);

const CAUSES = wordsOf<TrussCause['code']>({
  tooFewRestraints: true,
  parallelRestraints: true,
  concurrentRestraints: true,
  detachedPart: true,
  looseJoint: true,
  collinearLinks: true,
  coplanarLinks: true,
  openPanel: true,
  tooFewLinks: true,
  linkGeometry: true,
});

const Fix = createFix(
  wordsOf<TrussFix['code']>({ addAnchor: true, addLink: true }),
  Type.Unknown({ description: 'The bits of an anchor, or a link' }),
);

const EVIDENCE = wordsOf<NonNullable<TrussVerdict['evidence']>>({
  rank: true,
  followed: true,
  selfStress: true,
  none: true,
});

const Verdict = Type.Object(
  {
    status: oneOf([...VERDICTS, 'unknown'], {
      description: 'unknown for a truss that is too large to be judged',
    }),
    degree: Type.Integer({ description: 'Degree of static indeterminacy: unknowns minus rank' }),
    W: Type.Integer({ description: 'Equations minus unknowns' }),
    rank: Type.Integer(),
    isRankAtMost: Type.Optional(
      Type.Boolean({ description: 'The truss is too large to count all motions: at most this rank' }),
    ),
    exact: Type.Boolean({ description: 'False if rounding was decisive' }),
    evidence: Type.Optional(oneOf(EVIDENCE, { description: 'The evidence for whether motions are finite' })),
    mechanisms: Type.Array(
      Type.Object({
        joints: Type.Array(JointVector),
        causes: Type.Array(
          Type.Object({
            code: oneOf(CAUSES),
            ids: Type.Array(Type.Integer(), { description: 'Indexes in joints' }),
          }),
        ),
        fixes: Type.Array(Fix, { description: 'Edits that prevent the motion' }),
      }),
      {
        description: 'The first independent motions: up to fifty, or ten for a truss of more than 500 joints',
      },
    ),
  },
  { title: 'TrussVerdict', description: 'Whether the truss is stable, and how its joints move if not' },
);

const Unknown = Type.Object({
  kind: oneOf(wordsOf<TrussUnknown['kind']>({ axialForce: true, reaction: true, displacement: true }), {
    description: 'axialForce of a link; reaction or displacement of a joint along an axis',
  }),
  link: Type.Optional(Type.Integer()),
  joint: Type.Optional(Type.Integer()),
  axis: Type.Optional(Axis),
});

const Descriptor = Type.Object(
  {
    method: oneOf(['statics', 'mixed']),
    unknowns: Type.Array(Unknown),
    equations: Type.Array(
      Type.Object({
        kind: oneOf(wordsOf<TrussEquation['kind']>({ balance: true, held: true, elongation: true }), {
          description: 'balance or held of a joint along an axis; elongation of a link',
        }),
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
    condition: orNull(Type.Number()),
    isolated: Type.Array(
      Type.Object({
        unknowns: Type.Array(Type.Integer()),
        equations: Type.Array(Type.Integer()),
        order: Type.Integer(),
      }),
      { description: 'Blocks that can be solved separately, in this order' },
    ),
  },
  { title: 'TrussDescriptor', description: 'The labelled equations A·x = b that the answer satisfies' },
);

const Checks = Type.Object(
  {
    joints: Type.Number(),
    whole: Type.Number(),
    energy: orNull(Type.Number()),
    compatibility: orNull(Type.Number()),
    secondMethod: orNull(Type.Number()),
    method: orNull(
      oneOf(wordsOf<NonNullable<TrussChecks['method']>>({ elimination: true, forces: true })),
      'The second method',
    ),
    passed: Type.Boolean(),
  },
  { title: 'TrussChecks', description: 'Residuals, each relative to the largest term of its own sum' },
);

const TrussSet = Type.Object(
  {
    b: Type.Array(Type.Number(), { description: 'Loads on the joints in the order of the equations' }),
    N: Type.Array(Type.Number(), { description: 'Axial force of each link, tension positive' }),
    R: Type.Array(JointVector, { description: 'The reaction of each anchor on the truss' }),
    displacement: orNull(Type.Array(JointVector), 'Null without real constants'),
    stress: orNull(Type.Array(Type.Number()), 'MPa or psi; null without real constants'),
    utilisation: orNull(
      Type.Array(Type.Object({ stress: orNull(Type.Number()), buckling: orNull(Type.Number()) })),
      'Unfactored: no check by a design code',
    ),
    zeroForce: Type.Array(Type.Integer(), { description: 'Indexes of the links without force' }),
    descriptor: orNull(Descriptor),
    checks: orNull(Checks),
    residual: Type.Number({
      description: 'The largest unbalanced force at a joint, relative to the largest force of the set',
    }),
    condition: orNull(Type.Number(), 'Estimate of the condition number of the equations in the 1-norm'),
  },
  { title: 'TrussSet', description: 'Results of one case set' },
);

const Mohr = Type.Object(
  {
    joint: Type.Integer(),
    axis: Axis,
    unit: Type.Object({ N: Type.Array(Type.Number()), R: Type.Array(JointVector) }),
    cases: Type.Array(
      Type.Object({
        N: Type.Number(),
        elongation: Type.Number(),
        settlement: Type.Number(),
        total: Type.Number(),
        links: orNull(
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
          'Null for a point that was not requested on a truss of more than 60 links',
        ),
        check: Type.Object({ expected: Type.Number(), difference: Type.Number(), passed: Type.Boolean() }),
      }),
    ),
  },
  { title: 'TrussMohr', description: 'The displacement of a joint by the Maxwell-Mohr sum' },
);

const Solved = Type.Object(
  {
    ...SOLVED_HEAD,
    notes: Type.Array(Type.String(), {
      description:
        'Actions that act unfactored in combined sets, and contradicting constants, as texts in the language of Client-Locale',
    }),
    corrections: Type.Array(TrussFailure),
    actual: Type.Integer({ description: 'Unknowns: links and held directions' }),
    expected: Type.Integer({ description: 'Equations: the directions of every joint' }),
    rank: Type.Integer(),
    verdict: Verdict,
    statuses: TrussStatuses,
    state: TrussState,
    isReal: Type.Boolean({
      description: 'False unless every link has real constants: then only forces are known',
    }),
    totalMass: Type.Number({
      description:
        'Mass of the links and of the masses on them, kg or lb; links without constants weigh nothing',
    }),
    sets: Type.Array(TrussSet, {
      description: 'One per case set, in their order; a single one if there are no case sets',
    }),
    mohr: orNull(Type.Array(Mohr)),
    combinations: Type.Optional(TrussCombinations),
    combinationErrors: CombinationErrors,
    rods: Type.Optional(RodChecks),
  },
  { title: 'SolvedTruss', description: 'Solved' },
);

export const RefusedTruss: TSchema = Type.Object(
  {
    ...REFUSED_HEAD,
    actual: orNull(Type.Integer()),
    expected: orNull(Type.Integer()),
    rank: orNull(Type.Integer()),
    ...listReasons(TrussFailure),
    verdict: orNull(Verdict),
    statuses: orNull(
      TrussStatuses,
      'Null for a document that is not a truss; for a partly invalid one, whatever could be determined',
    ),
    state: orNull(TrussState, 'Null if not all of the document could be read'),
    requestId: Type.String(),
  },
  { title: 'RefusedTruss', description: 'The truss cannot be solved' },
);

/** The answer of POST /case/truss; most of a solved truss is sent as the bytes that its thread wrote. */
export const TrussAnswer = Type.Unsafe<object>(
  Type.Union([Solved, RefusedTruss], { description: 'The results, or the reasons why there are none' }),
);
