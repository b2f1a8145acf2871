import type { FrameHost } from '@eecs/ui-frame';
import { useEditorHost } from '../features/useEditorHost.ts';
import { frame } from '../kinds/frame.ts';

/** Returns the host of the frame editor. */
export function useFrameHost(kept: Pick<FrameHost, 'store' | 'save' | 'reactions'> = {}): FrameHost {
  return useEditorHost(frame, kept);
}
