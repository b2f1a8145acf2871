import { Type } from '@fastify/type-provider-typebox';
import { oneOf } from './oneOf.ts';
import { orNull } from './orNull.ts';

const Transferred = orNull(
  Type.Object({
    x: Type.Number(),
    support: Type.Integer({ description: 'Index of the hinge in supports' }),
    part: Type.Integer({ description: 'Id of the part on the other side' }),
    axial: Type.Number(),
    normal: Type.Number(),
  }),
);

const Part = Type.Object(
  {
    id: Type.Integer(),
    x0: Type.Number(),
    x1: Type.Number(),
    tier: Type.Integer({ description: '0: stable on its own supports' }),
    restsOn: Type.Array(Type.Integer()),
    carries: Type.Array(Type.Integer()),
    order: Type.Integer({ description: 'Place in the order of solution' }),
    supports: Type.Array(Type.Integer()),
    left: Transferred,
    right: Transferred,
  },
  { description: 'A part of the beam between hinges, with the forces of the hinges on it' },
);

const Boundary = Type.Object({
  x: Type.Number(),
  kind: oneOf(['u', 'deflection', 'slope', 'N', 'Q', 'M', 'springX', 'springY', 'springR']),
  value: Type.Number(),
});

export const Tree = Type.Object(
  {
    bms: Type.Array(Part),
    boundary: Type.Array(Boundary),
    constants: Type.Array(
      Type.Object({
        x0: Type.Number(),
        u0: Type.Number(),
        v0: Type.Number(),
        theta0: Type.Number(),
        EI: Type.Number(),
        EA: Type.Number(),
        GA: Type.Optional(Type.Number({ description: 'Present only if shear strains are considered' })),
      }),
      { description: 'The state at the left end of each segment, and its stiffness' },
    ),
    supports: Type.Array(
      Type.Object({
        support: Type.Integer(),
        x: Type.Number(),
        part: Type.Integer(),
        holds: Type.Array(oneOf(['x', 'y', 'r'])),
      }),
    ),
  },
  {
    title: 'FloorPlan',
    description: 'The hierarchy of the beam’s parts, its boundary conditions and constants of integration',
  },
);
