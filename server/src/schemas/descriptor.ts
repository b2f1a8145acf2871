import { Type } from '@fastify/type-provider-typebox';

const literals = <const Values extends readonly string[]>(...values: Values) =>
  Type.Union(values.map((value) => Type.Literal(value)));

const Direction = literals('x', 'y', 'r');
const Side = literals('left', 'right');

const Unknown = Type.Object({
  kind: literals(
    'reaction',
    'hingeForce',
    'moment',
    'shearForce',
    'axialForce',
    'deflection',
    'slope',
    'displacement',
  ),
  x: Type.Number(),
  support: Type.Optional(Type.Integer({ description: 'Index in supports' })),
  direction: Type.Optional(Direction),
  side: Type.Optional(Side),
});

const Equation = Type.Object({
  kind: literals('forces', 'moments', 'balance', 'held', 'spring', 'continuity', 'released', 'lengthening'),
  x: Type.Number(),
  x1: Type.Optional(Type.Number({ description: 'Right end of the part or bay that begins at x' })),
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
      description: '[row, column, value], by rows',
    }),
  }),
  b: Type.Array(Type.Number()),
  x: Type.Array(Type.Number()),
  residual: Type.Number({ description: 'The largest of an equation, relative to its own terms' }),
  condition: Type.Union([Type.Null(), Type.Number()], { description: 'Of the scaled matrix, in the 1-norm' }),
};

export const Descriptor = Type.Object(
  {
    method: literals('discs', 'nodeMoments'),
    ...system,
    isolated: Type.Array(
      Type.Object({
        unknowns: Type.Array(Type.Integer()),
        equations: Type.Array(Type.Integer()),
        order: Type.Integer(),
      }),
      { description: 'Blocks that can be solved alone, in this order' },
    ),
    alternative: Type.Union([
      Type.Null(),
      Type.Object({
        method: Type.Literal('initialParameters'),
        ...system,
        maxDifference: Type.Number({
          description: 'From the answer, relative to the largest value of the kind',
        }),
      }),
    ]),
  },
  { description: 'The labelled equations A·x = b the answer fulfils' },
);
