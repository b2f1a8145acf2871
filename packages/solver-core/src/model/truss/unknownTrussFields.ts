import type { Failure } from '../../failures/failure.ts';
import { unknownFields } from '../common/unknownFields.ts';
import { trussCaseSchema } from './trussSchema.ts';

/**
 * Returns a correction for each field of a truss document that nobody knows, as `unknownFields` does of a beam. It looks
 * at the document as it was given: of a large truss nobody needs what was read as objects.
 */
export function unknownTrussFields(input: object): Failure[] {
  return unknownFields({ document: input, schema: trussCaseSchema, isAlias });
}

const LINK = /^\/links\/\d+$/;

/**
 * A beam calls the cross-section of a part `crossSectionIndex`, and so may a link. `K` of a link is kept as it came: what
 * checks rods reads it.
 */
function isAlias(path: string, key: string): boolean {
  return (key === 'crossSectionIndex' || key === 'K') && LINK.test(path);
}
