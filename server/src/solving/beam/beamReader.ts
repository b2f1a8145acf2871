import type { BeamWriter } from '@eecs/solver-core/texts';
import type { Locale } from '../../messages/locale.ts';
import { createReader, type Reader } from '../texts/reader.ts';

/** The reader for whom texts are written, with the positions of the beam's supports. */
export type BeamReader = Reader & BeamWriter;

/** Creates a reader from those data of an unchecked document that texts need. */
export function createBeamReader(
  document: Parameters<typeof createReader>[1] & { readonly supports?: unknown },
  locale: Locale,
): BeamReader {
  const { supports } = document;
  return {
    ...createReader('msb', document, locale),
    kind: 'beam',
    supports: Array.isArray(supports) ? supports.map((support) => ({ x: placeOf(support) })) : [],
  };
}

function placeOf(support: unknown): number {
  const x = typeof support === 'object' && support !== null && 'x' in support ? support.x : 0;
  return typeof x === 'number' ? x : 0;
}
