import { useCallback } from 'react';
import { useText } from '@eecs/ui-kit';
import { taskMessages } from './taskMessages.ts';
import type { TaskText } from './taskText.ts';

/** Gives the texts of a page with the editor of beams. */
export function useBeamTaskText(): TaskText {
  const t = useText(taskMessages);
  return useCallback((name, values) => t(`beam.${name}`, values), [t]);
}
