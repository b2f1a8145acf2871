import { useMemo } from 'react';
import { useKitStore } from '@eecs/ui-kit';
import { useEditorKeys, useSave } from '@eecs/ui-kit/editor';
import { act, isKey } from '../keys/frameKeys.ts';
import type { FrameHost } from '../props.ts';
import { documentAtom, session } from '../state/sessionAtoms.ts';
import { createSingleActions } from './singleActions.ts';

/** Gives the handlers of keys and focus for the element all of a frame editor is in. */
export function useFrameKeys(host: FrameHost | undefined): ReturnType<typeof useEditorKeys> {
  const store = useKitStore();
  const save = useSave(documentAtom, { save: host?.save });
  const singles = useMemo(() => createSingleActions(store), [store]);
  return useEditorKeys({ isKey, session, save, actSingle: (event) => act(event, singles) });
}
