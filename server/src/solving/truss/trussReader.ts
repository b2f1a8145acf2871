import type { TrussWriter } from '@eecs/solver-core/texts';
import type { Locale } from '../../messages/locale.ts';
import { createReader, type Reader } from '../texts/reader.ts';

/** For whom texts are written, and which directions of each joint are held. */
export type TrussReader = Reader & TrussWriter;

/** Reads what texts need from a document that nobody has checked. */
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
