import type { Generated } from './generatedTruss.ts';
import type { GirderOptions } from './girder.ts';
import { generateUprightGirder } from './uprightGirder.ts';

/**
 * Generates a Pratt truss: verticals, and diagonals that fall towards the middle of their span, so that gravity
 * stretches them.
 *
 * `panels` must be even, at least 2. With s spans of n panels: 2·s·n joints, 4·s·n - 3 links. Fails with `generator.*`
 * for each invalid dimension.
 *
 * @example generatePratt({ spans: [18], panels: 6, height: 3, load: 10000 }) // 12 joints, 21 links
 */
export function generatePratt(options: GirderOptions): Generated {
  return generateUprightGirder(options, (panel, panels) => panel >= panels / 2);
}
