import { Spinner, createLate } from '@eecs/ui-kit';
import { loadExplorers } from '../../late/loadParts.ts';
import { loadReport } from '../../late/loadReport.ts';
import { loadExplore } from '../explore/loadExplore.ts';

const fallback = () => <Spinner delayMs={200} />;

/**
 * The content of rooms; the code of each is loaded when it is first opened. Stresses belong to the code of the
 * diagrams.
 */
export const EXPLORERS = {
  mohr: createLate(loadExplorers, 'MohrExplorer', { fallback }),
  influence: createLate(loadExplorers, 'InfluenceRoom', { fallback }),
  floorPlan: createLate(loadExplorers, 'FloorPlan', { fallback }),
  equations: createLate(loadExplorers, 'EquationsRoom', { fallback }),
  hand: createLate(loadExplorers, 'HandRoom', { fallback }),
  inverse: createLate(loadExplorers, 'InverseRoom', { fallback }),
  sizing: createLate(loadExplorers, 'SizingRoom', { fallback }),
  variants: createLate(loadExplorers, 'VariantsRoom', { fallback }),
  explore: createLate(loadExplore, 'ExploreView', { fallback }),
  export: createLate(loadReport, 'FilesRoom', { fallback }),
} as const;
