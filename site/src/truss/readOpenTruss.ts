import { type TrussCase, parseTruss } from '@eecs/solver-core/truss';

/** Reads what a link asked for. What the browser's history brings back is checked like anything from outside. */
export function readOpenTruss(state: unknown): TrussCase | 'new' | null {
  if (typeof state !== 'object' || state === null || !('openTruss' in state)) return null;
  if (state.openTruss === 'new') return 'new';
  const parsed = parseTruss(state.openTruss);
  return parsed.ok ? parsed.document : null;
}
