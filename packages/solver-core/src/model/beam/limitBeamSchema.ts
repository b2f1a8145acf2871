import type { LIMITS } from '../common/constants.ts';
import { limitSchema } from '../common/limitSchema.ts';
import type { Schema } from '../common/schemaReader.ts';
import { beamCaseSchema } from './describedSchema.ts';

/**
 * Returns the schema of a beam document with the size limits of a server, as far as JSON Schema can express them: the
 * number of entries of each list, the length of title and description, the length of the beam and the magnitude of
 * numbers.
 *
 * `LIMITS` is the only table of these limits; the solver itself reads with the schema without them.
 *
 * @example limitBeamSchema('anonymous').properties?.loads?.maxItems // 500
 */
export function limitBeamSchema(caller: keyof typeof LIMITS): Schema {
  return limitSchema(beamCaseSchema, caller);
}
