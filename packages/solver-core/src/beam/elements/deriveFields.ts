import { CHECKSUM } from '../../model/common/checksum.ts';
import type { BeamCase } from '../../model/beam/document.ts';
import type { DerivedFields } from '../../model/common/derivedFields.ts';
import { computeStretches } from './computeStretches.ts';
import { totalMass } from './totalMass.ts';

/**
 * Derives the fields that a beam document states about itself when it is stored or returned: whether it has real
 * constants, its mass and the checksum. Code that writes documents merges them into the document; no reader uses them.
 *
 * @example { ...document, ...deriveFields(document) }
 */
export function deriveFields(document: BeamCase): DerivedFields {
  const { isReal, failures } = computeStretches(document);
  return { isReal: isReal && failures.length === 0, totalMass: totalMass(document), checksum: CHECKSUM };
}
