import { Spinner, createLate } from '@eecs/ui-kit';
import { loadExplorers } from '../../late/loadParts.ts';
import { loadReport } from '../../late/loadReport.ts';

const fallback = () => <Spinner delayMs={200} />;

/** The explorers of a beam's results in the order of their buttons; the code of each comes when it is first opened. */
export const EXPLORERS = {
  mohr: createLate(loadExplorers, 'MohrExplorer', { fallback }),
  influence: createLate(loadExplorers, 'InfluenceRoom', { fallback }),
  floorPlan: createLate(loadExplorers, 'FloorPlan', { fallback }),
  equations: createLate(loadExplorers, 'EquationsRoom', { fallback }),
  hand: createLate(loadExplorers, 'HandRoom', { fallback }),
  variants: createLate(loadExplorers, 'VariantsRoom', { fallback }),
  export: createLate(loadReport, 'FilesRoom', { fallback }),
} as const;

/** The name of an explorer. */
export type ExplorerName = keyof typeof EXPLORERS;

/** All names, in the order of the buttons. */
export const EXPLORER_NAMES = Object.keys(EXPLORERS) as readonly ExplorerName[];
