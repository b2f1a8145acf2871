import { Type } from '@fastify/type-provider-typebox';
import { orNull } from './orNull.ts';

export const Checks = Type.Object(
  {
    equilibrium: Type.Number({ description: 'Reactions against loads' }),
    continuity: Type.Number({ description: 'Jumps of displacements where the beam goes on' }),
    energy: Type.Number({ description: 'Work of loads and settlements against strain energy' }),
    secondMethod: orNull(
      Type.Number(),
      'Difference from a second, independent solution; null when rounding leaves that singular',
    ),
    passed: Type.Boolean(),
  },
  {
    title: 'BeamChecks',
    description: 'Residuals of the answer, each relative to the largest term of its own sum',
  },
);
