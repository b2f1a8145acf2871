import { useMemo } from 'react';
import { useText } from '@eecs/ui-kit';
import { planMessages } from './planMessages.ts';

const BRANCHES = ['msb', 'truss', 'arch', 'frame', 'pile'] as const;
const BUNDLES = ['free', 'standard', 'professional'] as const;

export interface PlanNames {
  readonly branch: (key: string) => string;
  /** Returns the name of a bundle by its id, 1 to 3. */
  readonly bundle: (id: number) => string;
}

/** Returns the names of branches and bundles in the reader's language. */
export function usePlanNames(): PlanNames {
  const t = useText(planMessages);
  return useMemo(
    () => ({
      branch: (key) => {
        const known = BRANCHES.find((one) => one === key);
        return known === undefined ? key : t(`branch.${known}`);
      },
      bundle: (id) => {
        const known = BUNDLES[id - 1];
        return known === undefined ? String(id) : t(`bundle.${known}`);
      },
    }),
    [t],
  );
}
