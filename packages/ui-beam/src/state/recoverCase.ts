import { type BeamCase, parseCase } from '@eecs/solver-core';
import { recoverDocument } from '@eecs/ui-kit/editor';

/** Recovers a lost beam from its stored steps; null if they contain none. */
export function recoverCase(kept: unknown): BeamCase | null {
  return recoverDocument(kept, parseCase);
}
