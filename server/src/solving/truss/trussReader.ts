import type { TrussWriter } from '@eecs/solver-core/texts';
import type { Locale } from '../../messages/locale.ts';
import { createReader, type Reader } from '../texts/reader.ts';

/** The reader for whom texts are written, with the supported directions of each joint. */
export type TrussReader = Reader & TrussWriter;

/** Creates a reader from those data of an unchecked document that texts need. */
export function createTrussReader(
  document: Parameters<typeof createReader>[1] & { readonly joints?: unknown },
  locale: Locale,
): TrussReader {
  const { joints } = document;
  const anchors = Array.isArray(joints) ? joints.map(anchorOf) : [];
  return { ...createReader('truss', document, locale), kind: 'truss', anchors };
}

function anchorOf(joint: unknown): number {
  const anchor = typeof joint === 'object' && joint !== null && 'anchor' in joint ? joint.anchor : 0;
  return typeof anchor === 'number' ? anchor : 0;
}
