import { CHECKSUM } from '../model/common/checksum.ts';
import type { BeamCase } from '../model/beam/document.ts';
import type { DerivedFields } from '../model/common/derivedFields.ts';
import { computeStretches } from './elements/computeStretches.ts';
import { totalMass } from './totalMass.ts';

/**
 * Derives what a beam document says of itself when it is kept or handed out: whether it has real constants, its mass
 * and the checksum of all cases. Whoever writes a document out spreads them over it; nobody reads them back.
 *
 * @example { ...document, ...deriveFields(document) }
 */
export function deriveFields(document: BeamCase): DerivedFields {
  const { isReal, failures } = computeStretches(document);
  return { isReal: isReal && failures.length === 0, totalMass: totalMass(document), checksum: CHECKSUM };
}
