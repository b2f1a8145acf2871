import { Type } from '@fastify/type-provider-typebox';
import { orNull } from './orNull.ts';

export const Checks = Type.Object(
  {
    equilibrium: Type.Number({ description: 'Reactions compared with loads' }),
    continuity: Type.Number({ description: 'Jumps of displacements where the beam is continuous' }),
    energy: Type.Number({ description: 'Work of loads and settlements compared with strain energy' }),
    secondMethod: orNull(
      Type.Number(),
      'Difference from a second, independent solution; null if rounding makes that singular',
    ),
    passed: Type.Boolean(),
  },
  {
    title: 'BeamChecks',
    description: 'Residuals of the answer, each relative to the largest term of its own sum',
  },
);
