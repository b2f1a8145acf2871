import type { UnitSystem } from '@eecs/solver-core';
import { type FrameCase, parseFrame } from '@eecs/solver-core/frame';

/** The material a frame begins with, in the units of its system: steel S235, or A992. */
const MATERIAL = {
  0: {
    name: 'S235',
    E: 210000,
    nu: 0.3,
    rho: 7850,
    alpha: 1.2e-5,
    strength: { tension: 235, compression: 235 },
    color: 'grey',
  },
  1: {
    name: 'A992',
    E: 29e6,
    nu: 0.3,
    rho: 0.2836,
    alpha: 6.5e-6,
    strength: { tension: 50000, compression: 50000 },
    color: 'grey',
  },
} as const;

/** The cross-section a frame begins with: an I of the sizes of an HEB 200, and of a W8x31. */
const SECTION = {
  0: { className: 'hsection', label: 'HEB 200', h: 200, b: 200, tw: 9, tf: 15 },
  1: { className: 'hsection', label: 'W8×31', h: 8, b: 8, tw: 0.285, tf: 0.435 },
} as const;

/**
 * Creates the empty frame an editor opens with: steel and an I-section for its members, nothing drawn. `created` is when
 * that is, ms.
 */
export function createEmptyFrame(system: UnitSystem, title = '', created = 0): FrameCase {
  const parsed = parseFrame({
    schema: 1,
    title,
    created,
    units: { system, incrementIndex: system === 1 ? 3 : 2, stepIndex: 0 },
    grid: { step: system === 1 ? 12 : 1, minors: system === 1 ? 12 : 10, yStep: system === 1 ? 12 : 1 },
    joints: [],
    members: [],
    materials: [MATERIAL[system]],
    sections: [SECTION[system]],
  });
  if (!parsed.ok) throw new Error(`\`createEmptyFrame\` got ${JSON.stringify(parsed.failures)}`);
  return parsed.document;
}
