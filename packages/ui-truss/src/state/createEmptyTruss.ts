import type { UnitSystem } from '@eecs/solver-core';
import { type TrussCase, parseTruss } from '@eecs/solver-core/truss';
import { createEmptyDocument } from '@eecs/ui-kit/editing';
import { FIRST_SECTION } from '../examples/firstConstants.ts';

/**
 * Creates the empty truss that an editor opens with: steel and a cross-section for rods, nothing drawn. `created` is
 * the time, ms.
 */
export function createEmptyTruss(system: UnitSystem, title = '', created = 0): TrussCase {
  const own = { joints: [], links: [], sections: [FIRST_SECTION[system]] };
  return createEmptyDocument(parseTruss, { system, title, created }, own);
}
