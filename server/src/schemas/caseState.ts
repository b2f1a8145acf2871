import type { ConstraintStatus, Obstacle, SectionProblem } from '@eecs/solver-core/rules';
import { Type } from '@fastify/type-provider-typebox';
import { SECTION_SHAPES } from '../words/sectionShapes.ts';
import { oneOf, wordsOf } from './oneOf.ts';
import { orNull } from './orNull.ts';

export const Indexes = (description: string) => Type.Array(Type.Integer(), { description });

export const text = Type.String({ description: 'The reason as text in the language of Client-Locale' });

const PlainObstacle = Type.Object({
  code: oneOf(
    // A caller has no solution yet, so `current` cannot occur.
    wordsOf<Exclude<Obstacle['code'], 'badSection' | 'current'>>({
      supportsBeyond: true,
      noSupports: true,
      canMove: true,
      noLoads: true,
      unassignedLoads: true,
      emptySets: true,
    }),
  ),
  text,
});

/** A cross-section with invalid dimensions. */
export const BadSection = Type.Object({
  code: Type.Literal('badSection'),
  section: Type.Integer({ description: 'Index in sections' }),
  shape: oneOf(SECTION_SHAPES),
  name: Type.String({ description: 'The name of the invalid dimension, such as tf' }),
  reason: oneOf(
    wordsOf<SectionProblem['reason']>({
      above: true,
      least: true,
      below: true,
      most: true,
      overlap: true,
      unfit: true,
    }),
    {
      description:
        'The valid range of the number, relative to limit; overlap if the part overlaps the part whose number is limit; unfit if no single limit applies',
    },
  ),
  limit: orNull(Type.Number(), 'In the units of the section'),
  text,
});

/** Materials whose constants contradict each other. */
export const Contradictions = Type.Array(
  Type.Object({ material: Type.Integer(), G: Type.Number(), expected: Type.Number() }),
  { description: 'Materials whose G is not E / (2(1 + nu)); they are used unchanged' },
);

/** Counts of the corrections that the editing rules would make. */
export const Counters = Type.Object(
  {
    loadCollisions: Type.Integer(),
    supportCollisions: Type.Integer(),
    adjustedSupports: Type.Integer(),
  },
  { description: 'Counts of the corrections that the editing rules would make in this document' },
);

/** The results of the rules for a case, in addition to the status of its sections. */
export const CaseState = Type.Object(
  {
    totalMass: Type.Number({
      description: 'Mass of the beam (rho A, or as stated for its parts) and of the masses on it, kg or lb',
    }),
    constraintStatus: orNull(
      oneOf(wordsOf<ConstraintStatus>({ under: true, well: true, over: true })),
      'under (fewer than three restraints, or none along the axis), well (three) or over; null if supports are at impossible places',
    ),
    obstacles: Type.Array(Type.Union([PlainObstacle, BadSection]), {
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
          'Supports whose settlement acts in it with factor 1, because none is stated for settlements',
        ),
        leftOut: Indexes(
          'Supports whose settlement acts in a set that it combines, but not in the combination',
        ),
      }),
      { description: 'Permanent actions in combined sets' },
    ),
    contradictions: Contradictions,
    counters: Counters,
  },
  { title: 'CaseState', description: 'The results of the rules for the case' },
);
