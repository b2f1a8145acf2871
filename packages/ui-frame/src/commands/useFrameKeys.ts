import { useMemo } from 'react';
import { useKitStore } from '@eecs/ui-kit';
import { useEditorKeys, useSave } from '@eecs/ui-kit/editor';
import { act, isKey } from '../keys/frameKeys.ts';
import type { FrameHost } from '../props.ts';
import { documentAtom, session } from '../state/sessionAtoms.ts';
import { createSingleActions } from './singleActions.ts';

/** Returns the key and focus handlers for the root element of a frame editor. */
export function useFrameKeys(host: FrameHost | undefined): ReturnType<typeof useEditorKeys> {
  const store = useKitStore();
  const save = useSave(documentAtom, { save: host?.save });
  const singles = useMemo(() => createSingleActions(store), [store]);
  return useEditorKeys({ isKey, session, save, actSingle: (event) => act(event, singles) });
}
