import { useMemo } from 'react';
import { BeamEditor, beamExamples, beamMessages, exampleMessages, translateExample } from '@eecs/ui-beam';
import { kitMessages } from '@eecs/ui-kit';
import { toExampleText } from '../beam/exampleText.ts';
import { useBeamHost } from '../beam/useBeamHost.ts';
import type { TryOutProps } from '../kinds/kindRow.ts';
import { usePreloaded } from '../ports/page/usePreloaded.ts';
import { useReaderLook } from '../ports/reader/useReaderLook.ts';
import { toLessonHost } from './toLessonHost.ts';

const CATALOGUES = [beamMessages, kitMessages, exampleMessages];

/**
 * An example beam to edit; changes are not saved. `still` is shown until its texts have loaded, and if no example has
 * that name.
 */
export function TryOut({ name, still }: TryOutProps) {
  const preloaded = usePreloaded(CATALOGUES);
  const look = useReaderLook(preloaded);
  const site = useBeamHost();
  const host = useMemo(() => toLessonHost(site), [site]);
  const example = Object.entries(beamExamples).find(([key]) => key === name)?.[1];
  if (preloaded === null || example === undefined) return still;
  return (
    <BeamEditor defaultValue={translateExample(example, toExampleText(preloaded))} host={host} {...look} />
  );
}
