import { useMemo } from 'react';
import type { BeamHost } from '@eecs/ui-beam';
import { useEditorHost } from '../features/useEditorHost.ts';
import { beam } from '../kinds/beam.ts';
import { useServices } from '../ports/kept/services.ts';
import { pathTo } from '../routes/pathTo.ts';

/** Creates the host of the beam editor: that of every editor, plus the page that checks reports, and other beams. */
export function useBeamHost({
  listKept,
  ...kept
}: Pick<BeamHost, 'store' | 'save' | 'reactions' | 'listKept'> = {}): BeamHost {
  const host = useEditorHost(beam, kept);
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
