import type { MemberProblem, Obstacle } from '@eecs/solver-core/frame-rules';
import type { ConstraintStatus } from '@eecs/solver-core/rules';
import { Type } from '@fastify/type-provider-typebox';
import { BadSection, Contradictions, Counters, Indexes, text } from './caseState.ts';
import { oneOf, wordsOf } from './oneOf.ts';
import { orNull } from './orNull.ts';

const PlainObstacle = Type.Object({
  code: oneOf(
    // A caller has no solution yet, so `current` cannot occur.
    wordsOf<Exclude<Obstacle['code'], 'badSection' | 'badMember' | 'current'>>({
      noJoints: true,
      noMembers: true,
      noSupports: true,
      canMove: true,
      loadsBeyond: true,
      noLoads: true,
      unassignedLoads: true,
      emptySets: true,
    }),
  ),
  text,
});

const BadMember = Type.Object({
  code: Type.Literal('badMember'),
  member: Type.Integer({ description: 'Index in members' }),
  reason: oneOf(
    wordsOf<MemberProblem>({
      missingJoint: true,
      memberToItself: true,
      zeroLength: true,
      looseMember: true,
    }),
  ),
  text,
});

/** The results of the rules for a frame, in addition to the status of its sections. */
export const FrameState = Type.Object(
  {
    totalMass: Type.Number({ description: 'Mass of the members and of the masses on them, kg or lb' }),
    constraintStatus: orNull(
      oneOf(wordsOf<ConstraintStatus>({ under: true, well: true, over: true })),
      'under (fewer unknowns than equations, or nothing held), well (as many) or over; null if members are at impossible places',
    ),
    obstacles: Type.Array(Type.Union([PlainObstacle, BadSection, BadMember]), {
      description:
        'Why the rules do not allow a solve, most important reason first; failures lists all others',
    }),
    unusedSets: Indexes('Case sets whose bit no load carries'),
    unfactored: Type.Array(
      Type.Object({
        set: Type.Integer({ description: 'Index of a combined set' }),
        hasWeight: Type.Boolean({
          description: 'Self-weight acts in it with factor 1, because none is stated',
        }),
        settled: Indexes(
          'Joints whose settlement acts in it with factor 1, because none is stated for settlements',
        ),
        strained: Indexes(
          'Members whose dT, dTdepth or dL acts in it with factor 1, regardless of the stated factors',
        ),
        leftOut: Type.Object(
          { joints: Type.Array(Type.Integer()), members: Type.Array(Type.Integer()) },
          {
            description:
              'Joints or members whose permanent action acts in a set that it combines, but not in the combination',
          },
        ),
      }),
      { description: 'Permanent actions in combined sets' },
    ),
    contradictions: Contradictions,
    counters: Counters,
  },
  { title: 'FrameState', description: 'The results of the rules for the frame' },
);
