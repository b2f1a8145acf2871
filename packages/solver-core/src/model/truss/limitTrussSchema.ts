import type { LIMITS } from '../constants.ts';
import { limitSchema } from '../limitSchema.ts';
import type { Schema } from '../schemaReader.ts';
import { trussCaseSchema } from './describedTrussSchema.ts';

/**
 * Returns the schema of a truss document with the sizes a server accepts written into it, as `limitBeamSchema` does. How many loads the
 * joints and links may have together is no matter of a schema: `parseTruss` counts them.
 *
 * @example limitTrussSchema('anonymous').properties?.joints?.maxItems // 1200
 */
export function limitTrussSchema(caller: keyof typeof LIMITS): Schema {
  return limitSchema(trussCaseSchema, caller);
}
