import type { Failure } from '../../failures/failure.ts';
import { unknownFields } from '../common/unknownFields.ts';
import { trussCaseSchema } from './trussSchema.ts';

/**
 * Returns a correction for each unknown field of a truss document, as `unknownFields` does for a beam. It examines the
 * document as given, because a large truss is not read as objects.
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
