import { useFollowedCombining } from '@eecs/ui-kit/editor';
import { combining } from './combining.ts';

/** Returns the newest combinations of the frame, and keeps them up to date while the component is mounted. */
export function useFollowedCombinations() {
  return useFollowedCombining(combining);
}
