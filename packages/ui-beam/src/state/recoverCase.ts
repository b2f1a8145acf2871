import { type BeamCase, parseCase } from '@eecs/solver-core';
import { recoverDocument } from '@eecs/ui-kit/editor';

/** Brings back the beam whose steps were kept, where it was itself lost; null when they hold none. */
export function recoverCase(kept: unknown): BeamCase | null {
  return recoverDocument(kept, parseCase);
}
