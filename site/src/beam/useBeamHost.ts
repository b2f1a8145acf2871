import { useMemo } from 'react';
import type { BeamHost } from '@eecs/ui-beam';
import { type KindCalls, useEditorHost } from '../features/useEditorHost.ts';
import { useServices } from '../ports/kept/services.ts';
import { pathTo } from '../routes/pathTo.ts';

type Solve = NonNullable<BeamHost['solve']>;
type Write = NonNullable<BeamHost['writeReport']>;

const CALLS: KindCalls<
  Parameters<Solve>[0],
  Awaited<ReturnType<Solve>>,
  Parameters<Solve>[1],
  Parameters<Write>[1]
> = {
  solve: (api, document, options) => api.solveBeam(document, options),
  writeReport: (api, document, wanted) => api.writeReport(document, wanted),
};

/** Gives the beam editor its surroundings: those of every editor, the page that checks reports, and other beams. */
export function useBeamHost({
  listKept,
  ...kept
}: Pick<BeamHost, 'store' | 'save' | 'listKept'> = {}): BeamHost {
  const host = useEditorHost('msb', CALLS, kept);
  const { siteBase } = useServices();
  return useMemo(
    () => ({
      ...host,
      checkPage: `${siteBase}${pathTo('check')}`,
      ...(listKept === undefined ? {} : { listKept }),
    }),
    [host, siteBase, listKept],
  );
}
