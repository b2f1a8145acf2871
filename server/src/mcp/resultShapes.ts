import * as z from 'zod';

const curve = z.enum(['N', 'Q', 'M', 'slope', 'deflection']);
const index = z.number().int().min(0);
const side = z.enum(['left', 'right']).default('right');

/** A result of a beam whose change is explained. */
export const resultShape = z.union([
  z.object({ kind: z.literal('extreme'), of: curve, end: z.enum(['max', 'min']) }),
  z.object({ kind: z.literal('value'), of: curve, x: z.number(), side }),
  z.object({ kind: z.literal('reaction'), support: index, direction: z.enum(['x', 'y', 'r']) }),
]);

const joint = index.describe('Index of the joint');

/** A result of a frame that has an influence line. */
export const frameInfluenceShape = z.union([
  z.object({ kind: z.enum(['reaction', 'displacement']), joint, direction: z.enum(['x', 'y', 'r']) }),
  z.object({ kind: z.enum(['N', 'Q', 'M']), member: index, x: z.number() }),
]);

/** A result of a beam that has an influence line. */
export const influenceShape = z.union([
  z.object({ kind: z.enum(['reaction', 'moment']), support: index }),
  z.object({ kind: z.enum(['Q', 'M']), x: z.number(), side }),
  z.object({ kind: z.literal('deflection'), x: z.number() }),
]);
