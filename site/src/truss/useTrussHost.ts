import type { TrussHost } from '@eecs/ui-truss';
import { type KindCalls, useEditorHost } from '../features/useEditorHost.ts';

type Solve = NonNullable<TrussHost['solve']>;
type Write = NonNullable<TrussHost['writeReport']>;

const CALLS: KindCalls<
  Parameters<Solve>[0],
  Awaited<ReturnType<Solve>>,
  Parameters<Solve>[1],
  Parameters<Write>[1]
> = {
  solve: (api, document, options) => api.solveTruss(document, options),
  writeReport: (api, document, wanted) => api.writeTrussReport(document, wanted),
};

/** Gives the truss editor its surroundings. */
export function useTrussHost(kept: Pick<TrussHost, 'store' | 'save'> = {}): TrussHost {
  return useEditorHost('truss', CALLS, kept);
}
