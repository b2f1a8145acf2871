import { CHECKSUM } from '../../model/common/checksum.ts';
import type { DerivedFields } from '../../model/common/derivedFields.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { readConstants } from '../../truss/assembly/readConstants.ts';
import { totalMass } from './totalMass.ts';

/**
 * Derives the redundant fields of a truss document before it is stored or returned, as `deriveFields` of a beam does.
 *
 * @example { ...document, ...deriveFields(document) }
 */
export function deriveFields(document: TrussCase): DerivedFields {
  const { links, materials, sections } = document;
  // Only the index of an existing object gives constants.
  const isNamed = links.every(
    ({ materialIndex, sectionIndex }) => materialIndex < materials.length && sectionIndex < sections.length,
  );
  const { isReal, failures } = readConstants(document);
  return {
    isReal: isReal && isNamed && failures.length === 0,
    totalMass: totalMass(document),
    checksum: CHECKSUM,
  };
}
