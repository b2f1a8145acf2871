import type { UnitSystem } from '@eecs/solver-core';
import { type TrussCase, parseTruss } from '@eecs/solver-core/truss';
import { FIRST_MATERIAL, FIRST_SECTION } from '../examples/firstConstants.ts';

/**
 * Creates the empty truss an editor opens with: steel and a bar to make rods of, nothing drawn. `created` is when that
 * is, ms.
 */
export function createEmptyTruss(system: UnitSystem, title = '', created = 0): TrussCase {
  const parsed = parseTruss({
    schema: 1,
    title,
    created,
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
