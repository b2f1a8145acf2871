import type { FrameHost } from '@eecs/ui-frame';
import { useEditorHost } from '../features/useEditorHost.ts';
import type { FrameRowId } from '../kinds/createFrameRow.ts';
import { FRAME_ROWS } from '../kinds/frame.ts';

/** Returns the host of the frame editor on the page of a kind. */
export function useFrameHost(
  id: FrameRowId,
  kept: Pick<FrameHost, 'store' | 'save' | 'reactions'> = {},
): FrameHost {
  return useEditorHost(FRAME_ROWS[id], kept);
}
