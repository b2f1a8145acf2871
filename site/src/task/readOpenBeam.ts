import { type BeamCase, parseCase } from '@eecs/solver-core';

/** Reads what a link asked for. What the browser's history brings back is checked like anything from outside. */
export function readOpenBeam(state: unknown): BeamCase | 'new' | null {
  if (typeof state !== 'object' || state === null || !('openBeam' in state)) return null;
  if (state.openBeam === 'new') return 'new';
  const parsed = parseCase(state.openBeam);
  return parsed.ok ? parsed.document : null;
}

/** Reads which of the kept beams a link asked for. */
export function readOpenSlot(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('openSlot' in state)) return null;
  return typeof state.openSlot === 'string' ? state.openSlot : null;
}
