import { useMemo } from 'react';
import { kitMessages } from '@eecs/ui-kit';
import { editorMessages } from '@eecs/ui-kit/editor';
import { FRAME_STARTERS, FrameEditor, createFrameStarter, frameEditorMessages } from '@eecs/ui-frame';
import { useFrameHost } from '../frame/useFrameHost.ts';
import type { TryOutProps } from '../kinds/kindRow.ts';
import { usePreloaded } from '../ports/page/usePreloaded.ts';
import { useReaderLook } from '../ports/reader/useReaderLook.ts';
import { toLessonHost } from './toLessonHost.ts';

const CATALOGUES = [frameEditorMessages, editorMessages, kitMessages];

/**
 * An example frame to edit; changes are not saved. `still` is shown until its texts have loaded, and if no example has
 * that name.
 */
export function TryOutFrame({ name, still }: TryOutProps) {
  const preloaded = usePreloaded(CATALOGUES);
  const look = useReaderLook(preloaded);
  const site = useFrameHost('frame');
  const host = useMemo(() => toLessonHost(site), [site]);
  const example = useMemo(() => {
    const known = FRAME_STARTERS.find((one) => one === name);
    return known === undefined ? null : createFrameStarter(known, { system: 0 });
  }, [name]);
  if (preloaded === null || example === null) return still;
  return <FrameEditor defaultValue={example} host={host} {...look} />;
}
