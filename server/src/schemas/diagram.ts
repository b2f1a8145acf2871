import { Type } from '@fastify/type-provider-typebox';

export const Diagram = Type.Object(
  {
    segments: Type.Array(
      Type.Object({ x0: Type.Number(), x1: Type.Number(), c: Type.Array(Type.Number()) }),
      { description: 'Polynomial pieces: the sum of c[k]·(x - x0)^k on [x0, x1]' },
    ),
    min: Type.Object({ x: Type.Number(), value: Type.Number() }),
    max: Type.Object({ x: Type.Number(), value: Type.Number() }),
    zeros: Type.Array(Type.Number()),
    jumps: Type.Array(Type.Object({ x: Type.Number(), left: Type.Number(), right: Type.Number() })),
  },
  { title: 'Diagram', description: 'An exact piecewise polynomial along the beam' },
);
