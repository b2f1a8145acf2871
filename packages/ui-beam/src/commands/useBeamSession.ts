import { type ForwardedRef, type RefObject, useLayoutEffect } from 'react';
import { type KitStore, useKitStore } from '@eecs/ui-kit';
import { useEditorSession } from '@eecs/ui-kit/editor';
import { loadParts, loadSolving } from '../late/loadParts.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { usePictures } from '../output/pictures/usePictures.ts';
import type { BeamEditorHandle, BeamEditorProps } from '../props.ts';
import { createBeam } from '../state/createBeam.ts';
import { toneAtom } from '../state/passing.ts';
import { boardItemAtom, selectionsAtom } from '../state/selection.ts';
import { session } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';

/** Opens a beam and keeps it in sync with the props; returns the ref of the editor's own element. */
export function useBeamSession(
  props: Omit<BeamEditorProps, 'ref'>,
  ref?: ForwardedRef<BeamEditorHandle>,
): RefObject<HTMLDivElement | null> {
  const store = useKitStore();
  const t = useBeamText();
  // Stops a tone when the editor unmounts.
  useLayoutEffect(() => () => store.get(toneAtom)?.abort(), [store]);
  return useEditorSession(props, ref, {
    session,
    create: (units) => createBeam(units, t('untitled'), Date.now()),
    untitled: t('untitled'),
    load: loadParts,
    loadSolving,
    writeNote: ({ code, count }, tNote) => tNote(`note.${code}`, { count }),
    selectionAtom: selectionsAtom,
    files: usePictures(),
    reset: putAway,
  });
}

/** An active tool and the selection do not carry over to another document. */
function putAway(store: KitStore): void {
  store.set(boardItemAtom, null);
  store.set(toolAtom, 'select');
}
