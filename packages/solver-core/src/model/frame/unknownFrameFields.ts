import type { Failure } from '../../failures/failure.ts';
import { unknownFields } from '../common/unknownFields.ts';
import type { FrameCase } from './frameDocument.ts';
import { frameCaseSchema } from './frameSchema.ts';

/** Returns a correction for each unknown field of a parsed frame document, as `unknownBeamFields` does for a beam. */
export function unknownFrameFields(document: FrameCase): Failure[] {
  return unknownFields({ document, schema: frameCaseSchema });
}
