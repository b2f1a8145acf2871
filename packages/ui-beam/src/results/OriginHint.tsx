import { useText } from '@eecs/ui-kit';
import { explorersMessages } from '../studies/explorers/explorersMessages.ts';

/** Hints that a press on a printed value explains where it comes from. */
export function OriginHint() {
  return <> {useText(explorersMessages)('origin')}</>;
}
