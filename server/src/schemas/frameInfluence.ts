import type { InfluenceRefusal } from '@eecs/solver-core/frame-influence';
import { Type } from '@fastify/type-provider-typebox';
import { Diagram } from './diagram.ts';
import { oneOf, wordsOf } from './oneOf.ts';
import { orNull } from './orNull.ts';

const STAND = {
  value: Type.Number(),
  fronts: Type.Array(Type.Number(), {
    description: 'Position of the foremost axle of each group along the chain',
  }),
  direction: oneOf([1, -1], { description: '1 towards the end of the chain' }),
};

const Stand = Type.Object(STAND, { title: 'TrainStand' });

const Anywhere = Type.Object(
  { ...STAND, x: Type.Number({ description: 'Section, from the start of the chain' }) },
  { title: 'TrainStandAnywhere' },
);

const REASONS = wordsOf<InfluenceRefusal | 'result'>({
  unsolved: true,
  superposition: true,
  bed: true,
  chain: true,
  curved: true,
  result: true,
});

/** An influence line of a frame, with the worst positions of a train on it. */
export const FrameInfluence = Type.Object(
  {
    reason: orNull(
      oneOf(REASONS),
      'Why there is no line: second order or members that bear one way only (superposition), elastic beds, a list of members that form no chain, a curved one among them, or a result that the frame does not have',
    ),
    spans: Type.Array(
      Type.Object({
        member: Type.Integer(),
        x0: Type.Number(),
        x1: Type.Number(),
        isReversed: Type.Boolean({ description: 'Whether the chain runs from joint j to joint i' }),
      }),
    ),
    line: orNull(Diagram, 'The result under a unit force, by the distance along the chain'),
    train: Type.Optional(
      Type.Object({
        max: Stand,
        min: Stand,
        anywhere: orNull(
          Type.Object({ max: Anywhere, min: Anywhere }),
          'The greatest and least bending moment in any section of the chain, positive where it stretches the right side of the way; null for more than 20 members',
        ),
      }),
    ),
  },
  { title: 'FrameInfluence' },
);
