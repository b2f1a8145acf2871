import { generatePratt, type TrussCase } from '@eecs/solver-core/truss';
import { exampleTruss } from './exampleTruss.ts';

/** Dimensions of a Pratt truss. */
export interface PrattOptions {
  /** Even, at least 2. */
  readonly panels: number;
  /** m */
  readonly panelLength: number;
  readonly height: number;
  /** On each inner joint of the bottom chord, N, downwards positive. */
  readonly load: number;
}

/**
 * Creates a simply supported Pratt truss of one span: parallel chords, verticals, and diagonals that fall towards the
 * middle, so that gravity puts them in tension. Pinned at the left, on a roller at the right. Throws for impossible
 * dimensions.
 *
 * @example createPrattTruss({ panels: 6, panelLength: 3, height: 3, load: 10000 }) // 12 joints, 21 rods
 */
export function createPrattTruss({ panels, panelLength, height, load }: PrattOptions): TrussCase {
  const generated = generatePratt({ spans: [panels * panelLength], panels, height, load });
  if (!generated.ok) {
    const reasons = generated.failures.map(({ code, path }) => `${code} ${path}`).join(', ');
    throw new Error(`\`createPrattTruss\` was given measures that make no truss: ${reasons}`);
  }
  return exampleTruss({ ...generated.document, title: 'Pratt truss' });
}
