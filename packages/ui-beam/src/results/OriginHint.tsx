import { useText } from '@eecs/ui-kit';
import { explorersMessages } from '../studies/explorers/explorersMessages.ts';

/** Hints that pressing a printed value explains its origin. */
export function OriginHint() {
  return <> {useText(explorersMessages)('origin')}</>;
}
