import { Type } from '@fastify/type-provider-typebox';
import { Diagram } from './diagram.ts';

const OrNull = Type.Union([Type.Null(), Type.Number()]);

const Segment = Type.Object(
  {
    x0: Type.Number(),
    x1: Type.Number(),
    force: Type.Union([Type.Literal('M'), Type.Literal('N'), Type.Literal('Q')]),
    area: Type.Number(),
    centroid: OrNull,
    ordinate: OrNull,
    stiffness: Type.Number(),
    value: Type.Number(),
  },
  {
    description:
      'Area of the diagram times the ordinate of the unit diagram at its centroid over the stiffness',
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
    { description: 'Against the diagram of the displacement' },
  ),
});

export const Mohr = Type.Object(
  {
    x: Type.Number(),
    kind: Type.Union([Type.Literal('deflection'), Type.Literal('slope'), Type.Literal('axial')]),
    unit: Type.Object({ N: Diagram, Q: Diagram, M: Diagram }),
    cases: Type.Array(Case, { description: 'One per case set' }),
  },
  { description: 'The displacement at x by the Maxwell-Mohr integral' },
);
