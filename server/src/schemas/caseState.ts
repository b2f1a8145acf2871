import { Type } from '@fastify/type-provider-typebox';

const Indexes = (description: string) => Type.Array(Type.Integer(), { description });

/** What the rules know of a case beside the status of its sections. */
export const CaseState = Type.Object(
  {
    totalMass: Type.Number({
      description: 'Of the beam (rho A, or what its parts state) and of what lies on it, kg or lb',
    }),
    constraintStatus: Type.Union([Type.Null(), Type.String()], {
      description:
        'under (fewer than three restraints, or none along the axis), well (three) or over; null where supports cannot stand where they are',
    }),
    obstacles: Type.Array(
      Type.Object({
        code: Type.String({
          description:
            'supportsBeyond, noSupports, canMove, badSection, noLoads, unassignedLoads or emptySets',
        }),
        section: Type.Optional(Type.Integer({ description: 'Index in sections' })),
        shape: Type.Optional(Type.String()),
        name: Type.Optional(Type.String({ description: 'The number that makes no section' })),
        reason: Type.Optional(Type.String({ description: 'above, least, below, most or unfit' })),
        limit: Type.Optional(Type.Union([Type.Null(), Type.Number()])),
        text: Type.String({ description: 'The same in the language of Client-Locale' }),
      }),
      { description: 'Why it is not solvable by the rules, first things first; failures has whatever else' },
    ),
    unusedSets: Indexes('Case sets whose bit no load carries'),
    unfactored: Type.Array(
      Type.Object({
        set: Type.Integer({ description: 'Index of a combined set' }),
        hasWeight: Type.Boolean({ description: 'Self weight acts in it: once, whatever the factors' }),
        settled: Indexes('Supports whose settlement acts in it: once, whatever the factors'),
        leftOut: Indexes('Supports whose settlement acts in a set it combines, but not in it'),
      }),
      { description: 'Permanent actions in combined sets' },
    ),
    contradictions: Type.Array(
      Type.Object({ material: Type.Integer(), G: Type.Number(), expected: Type.Number() }),
      { description: 'Materials whose G is not E / (2(1 + nu)); they are solved with as they stand' },
    ),
    counters: Type.Object(
      {
        loadCollisions: Type.Integer(),
        supportCollisions: Type.Integer(),
        adjustedSupports: Type.Integer(),
      },
      { description: 'What the rules of editing would mend in this document' },
    ),
  },
  { description: 'What the rules know of the case' },
);
