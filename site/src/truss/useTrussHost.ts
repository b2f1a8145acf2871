import type { TrussHost } from '@eecs/ui-truss';
import { useEditorHost } from '../features/useEditorHost.ts';
import { truss } from '../kinds/truss.ts';

/** Returns the host of the truss editor. */
export function useTrussHost(kept: Pick<TrussHost, 'store' | 'save' | 'reactions'> = {}): TrussHost {
  return useEditorHost(truss, kept);
}
