import { readFrameConstants } from '../../frame/assembly/frameConstants.ts';
import { CHECKSUM } from '../../model/common/checksum.ts';
import type { DerivedFields } from '../../model/common/derivedFields.ts';
import type { FrameCase } from '../../model/frame/frameDocument.ts';
import { totalMass } from './totalMass.ts';

/**
 * Derives the redundant fields of a frame document before it is stored or returned, as `deriveFields` of a beam does.
 *
 * @example { ...document, ...deriveFields(document) }
 */
export function deriveFields(document: FrameCase): DerivedFields {
  const { members, materials, sections } = document;
  // Only the index of an existing object gives constants.
  const isNamed = members.every(
    ({ materialIndex, crossSectionIndex }) =>
      materialIndex < materials.length && crossSectionIndex < sections.length,
  );
  const { isReal, failures } = readFrameConstants(document);
  return {
    isReal: isReal && isNamed && failures.length === 0,
    totalMass: totalMass(document),
    checksum: CHECKSUM,
  };
}
