import { Type } from '@fastify/type-provider-typebox';
import { SIDES } from './directions.ts';
import { oneOf } from './oneOf.ts';
import { orNull } from './orNull.ts';

const Direction = oneOf(['x', 'y', 'r']);
const Side = oneOf(SIDES);

const Unknown = Type.Object({
  kind: oneOf([
    'reaction',
    'hingeForce',
    'moment',
    'shearForce',
    'axialForce',
    'deflection',
    'slope',
    'displacement',
  ]),
  x: Type.Number(),
  support: Type.Optional(Type.Integer({ description: 'Index in supports' })),
  direction: Type.Optional(Direction),
  side: Type.Optional(Side),
});

const Equation = Type.Object({
  kind: oneOf(['forces', 'moments', 'balance', 'held', 'spring', 'continuity', 'released', 'lengthening']),
  x: Type.Number(),
  x1: Type.Optional(Type.Number({ description: 'Right end of the part or span that begins at x' })),
  support: Type.Optional(Type.Integer()),
  direction: Type.Optional(Direction),
  side: Type.Optional(Side),
});

const system = {
  unknowns: Type.Array(Unknown),
  equations: Type.Array(Equation),
  A: Type.Object({
    rows: Type.Integer(),
    cols: Type.Integer(),
    entries: Type.Array(Type.Array(Type.Number(), { minItems: 3, maxItems: 3 }), {
      description: '[row, column, value], ordered by row',
    }),
  }),
  b: Type.Array(Type.Number()),
  x: Type.Array(Type.Number()),
  residual: Type.Number({ description: 'The largest residual of an equation, relative to its own terms' }),
  condition: orNull(Type.Number(), 'Condition number of the scaled matrix, in the 1-norm'),
};

export const Descriptor = Type.Object(
  {
    method: oneOf(['discs', 'nodeMoments']),
    ...system,
    isolated: Type.Array(
      Type.Object({
        unknowns: Type.Array(Type.Integer()),
        equations: Type.Array(Type.Integer()),
        order: Type.Integer(),
      }),
      { description: 'Blocks that can be solved separately, in this order' },
    ),
    alternative: orNull(
      Type.Object({
        method: Type.Literal('initialParameters'),
        ...system,
        maxDifference: Type.Number({
          description: 'Difference from the answer, relative to the largest value of the kind',
        }),
      }),
    ),
  },
  { title: 'BeamDescriptor', description: 'The labelled equations A·x = b that the answer satisfies' },
);
