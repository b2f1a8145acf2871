import type { UnitSystem } from '@eecs/solver-core';
import { type TrussCase, parseTruss } from '@eecs/solver-core/truss';

/** Creates the empty truss an editor opens with: steel and a bar to make rods of, nothing drawn. */
export function createEmptyTruss(system: UnitSystem, title = ''): TrussCase {
  const parsed = parseTruss({
    schema: 1,
    title,
    units: { system, incrementIndex: system === 1 ? 3 : 2, stepIndex: 0 },
    grid: { step: system === 1 ? 12 : 1, minors: system === 1 ? 12 : 10, yStep: system === 1 ? 12 : 1 },
    joints: [],
    links: [],
    materials: [FIRST_MATERIAL[system]],
    sections: [FIRST_SECTION[system]],
  });
  if (!parsed.ok) throw new Error(`\`createEmptyTruss\` got ${JSON.stringify(parsed.failures)}`);
  return parsed.document;
}

/** The material a truss begins with, in the units of its system: steel S235, or A992. */
export const FIRST_MATERIAL = {
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

/** The cross-section a truss begins with: a round pipe, which is as stiff in every direction. */
export const FIRST_SECTION = {
  0: { className: 'roundpipe', label: 'CHS 114.3×5', Dy: 114.3, tw: 5 },
  1: { className: 'roundpipe', label: 'Pipe 4 Std', Dy: 4.5, tw: 0.237 },
} as const;
