import type { UnitSystem } from '@eecs/solver-core';
import { type FrameCase, type FrameKind, parseFrame } from '@eecs/solver-core/frame';
import { createEmptyDocument } from '@eecs/ui-kit/editing';

/** The default cross-section: an I-section with the dimensions of an HEB 200, or of a W8x31. */
const SECTION = {
  0: { className: 'hsection', label: 'HEB 200', h: 200, b: 200, tw: 9, tf: 15 },
  1: { className: 'hsection', label: 'W8×31', h: 8, b: 8, tw: 0.285, tf: 0.435 },
} as const;

/**
 * Creates the empty frame of a new editor: steel and an I-section for its members, no joints. `created` is its creation
 * time, ms; `kind` decides what an editor offers first.
 */
export function createEmptyFrame(
  system: UnitSystem,
  title = '',
  created = 0,
  kind: FrameKind = 'frame',
): FrameCase {
  const own = { kind, branch: kind, joints: [], members: [], sections: [SECTION[system]] };
  return createEmptyDocument(parseFrame, { system, title, created }, own);
}
