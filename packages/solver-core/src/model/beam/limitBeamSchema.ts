import type { LIMITS } from '../common/constants.ts';
import { limitSchema } from '../common/limitSchema.ts';
import type { Schema } from '../common/schemaReader.ts';
import { beamCaseSchema } from './describedSchema.ts';

/**
 * Returns the schema of a beam document with the sizes a server accepts written into it, as JSON Schema can express
 * them: the most entries of each list, the longest title and description, the greatest length and the greatest number.
 *
 * `LIMITS` is the one table of these sizes; the solver itself reads by the schema without them.
 *
 * @example limitBeamSchema('anonymous').properties?.loads?.maxItems // 500
 */
export function limitBeamSchema(caller: keyof typeof LIMITS): Schema {
  return limitSchema(beamCaseSchema, caller);
}
