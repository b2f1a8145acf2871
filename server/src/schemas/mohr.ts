import { Type } from '@fastify/type-provider-typebox';
import { Diagram } from './diagram.ts';
import { MOHR_KINDS } from './directions.ts';
import { oneOf } from './oneOf.ts';
import { orNull } from './orNull.ts';

/** The product of a diagram and a unit diagram over a stretch. */
const STRETCH = {
  x0: Type.Number(),
  x1: Type.Number(),
  area: Type.Number(),
  centroid: orNull(Type.Number()),
  ordinate: orNull(Type.Number()),
  stiffness: Type.Number(),
  value: Type.Number(),
};

const Check = Type.Object(
  { expected: Type.Number(), difference: Type.Number(), passed: Type.Boolean() },
  { description: 'Difference from the diagram of the displacement' },
);

const Segment = Type.Object(
  { ...STRETCH, force: oneOf(['M', 'N', 'Q']) },
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
  check: Check,
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

/** A displacement of a frame by Mohr's integral. */
export const FrameMohr = Type.Object(
  {
    point: Type.Object({
      joint: Type.Optional(Type.Integer()),
      member: Type.Optional(Type.Integer()),
      x: Type.Optional(Type.Number()),
      direction: oneOf(['x', 'y', 'r']),
    }),
    unit: Type.Array(Type.Object({ N: Diagram, Q: Diagram, M: Diagram }), {
      description: 'The diagrams of each member under the unit load',
    }),
    cases: Type.Array(
      Type.Object({
        M: Type.Number(),
        N: Type.Number(),
        springs: Type.Number({ description: 'Springs of supports and of ends of members' }),
        beds: Type.Number(),
        imposed: Type.Number({ description: 'Temperature and misfit' }),
        settlement: Type.Number(),
        total: Type.Number(),
        segments: Type.Array(Type.Object({ ...STRETCH, member: Type.Integer(), force: oneOf(['M', 'N']) }), {
          description:
            'Area of the diagram times the ordinate of the unit diagram at its centroid, divided by the stiffness',
        }),
        check: Check,
      }),
      { description: 'One per case set' },
    ),
  },
  { title: 'FrameMohr', description: 'The displacement of a point of a frame by the Maxwell-Mohr integral' },
);
