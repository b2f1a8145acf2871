import type { Failure } from '../../failures/failure.ts';
import { unknownFields } from '../common/unknownFields.ts';
import type { BeamCase } from './document.ts';
import { beamCaseSchema } from './schema.ts';

/** Returns a correction for each unknown field of a parsed beam document, such as a misspelt one, which has no effect. */
export function unknownBeamFields(document: BeamCase): Failure[] {
  return unknownFields({ document, schema: beamCaseSchema });
}
