import { Type } from '@fastify/type-provider-typebox';
import { Diagram } from './diagram.ts';
import { MOHR_KINDS } from './directions.ts';
import { oneOf } from './oneOf.ts';
import { orNull } from './orNull.ts';

const Segment = Type.Object(
  {
    x0: Type.Number(),
    x1: Type.Number(),
    force: oneOf(['M', 'N', 'Q']),
    area: Type.Number(),
    centroid: orNull(Type.Number()),
    ordinate: orNull(Type.Number()),
    stiffness: Type.Number(),
    value: Type.Number(),
  },
  {
    description:
      'Area of the diagram times the ordinate of the unit diagram at its centroid, divided by the stiffness',
  },
);

const Case = Type.Object({
  M: Type.Number(),
  N: Type.Number(),
  Q: Type.Number(),
  springs: Type.Number(),
  settlement: Type.Number(),
  total: Type.Number(),
  segments: Type.Array(Segment),
  check: Type.Object(
    { expected: Type.Number(), difference: Type.Number(), passed: Type.Boolean() },
    { description: 'Difference from the diagram of the displacement' },
  ),
});

export const Mohr = Type.Object(
  {
    x: Type.Number(),
    kind: oneOf(MOHR_KINDS),
    opposite: Type.Optional(Type.Number({ description: 'For a pair: the place of the opposite unit load' })),
    unit: Type.Object({ N: Diagram, Q: Diagram, M: Diagram }),
    cases: Type.Array(Case, { description: 'One per case set' }),
  },
  { title: 'BeamMohr', description: 'The displacement at x by the Maxwell-Mohr integral' },
);
