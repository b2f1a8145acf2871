import { useCallback } from 'react';
import { useText } from '@eecs/ui-kit';
import { trussTaskMessages } from '../truss/trussTaskMessages.ts';
import type { TaskText } from './taskText.ts';

/** Gives the texts of a page with the editor of trusses. */
export function useTrussTaskText(): TaskText {
  const t = useText(trussTaskMessages);
  return useCallback((name, values) => t(`truss.${name}`, values), [t]);
}
