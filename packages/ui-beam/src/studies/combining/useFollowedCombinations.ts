import { useFollowedCombining } from '@eecs/ui-kit/editor';
import { combining } from './combining.ts';

/** Returns the newest combinations of the beam, and keeps them in step with it while the component is mounted. */
export function useFollowedCombinations() {
  return useFollowedCombining(combining);
}
