import type { Failure } from '../../failures/failure.ts';
import { unknownFields } from '../common/unknownFields.ts';
import { trussCaseSchema } from './trussSchema.ts';

/**
 * Returns a correction for each unknown field of a truss document, as `unknownFields` does for a beam. It examines the
 * input itself, because a large truss is not read as objects.
 */
export function unknownTrussFields(input: object): Failure[] {
  return unknownFields({ document: input, schema: trussCaseSchema, isAlias });
}

const LINK = /^\/links\/\d+$/;

/**
 * A link may use `crossSectionIndex`, a beam's name for the cross-section. `K` of a link is kept unchanged for the code
 * that checks rods.
 */
function isAlias(path: string, key: string): boolean {
  return (key === 'crossSectionIndex' || key === 'K') && LINK.test(path);
}
