import type { FrameCase } from '@eecs/solver-core/frame';
import {
  type PartVerbs,
  type VerbServices,
  createPartVerbs as createVerbs,
  createPlacer,
  createWholePaste,
  placementMessages,
} from '@eecs/ui-kit/editor';
import { addFrame } from '../editing/addFrame.ts';
import { pickFragment, readFragment, writeFragment } from '../editing/fragment.ts';
import { FRAME_LISTS } from '../editing/frameLists.ts';
import { pasteFragment } from '../editing/paste.ts';
import { stepOf } from '../editing/snap.ts';
import { readFrameFile } from '../files/readFrameFile.ts';
import type { EditorText } from '../messages/editorMessages.ts';
import { frameLaterMessages } from '../messages/laterMessages.ts';
import { createFrameRemoval } from '../panels/createFrameRemoval.ts';
import type { FrameTypes } from '../state/frameKind.ts';
import { newId } from '../state/newId.ts';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom, portsAtom, session } from '../state/sessionAtoms.ts';
import type { Surface } from './surface.ts';

/** Offset of a copy without a width, in grid lines. */
const ASIDE = 2;

/** Creates the commands that copy parts of a frame. */
export function createPartVerbs(
  { store, getProjection }: Pick<Surface, 'store' | 'getProjection'>,
  services: VerbServices<EditorText>,
): PartVerbs {
  const { textOf, open } = services;
  return createVerbs<FrameTypes>(store, {
    session,
    selectionAtom,
    writeAnnouncement: textOf(frameLaterMessages),
    lists: FRAME_LISTS,
    fragments: { pickFragment, writeFragment, readFragment },
    pasteFragment,
    removal: createFrameRemoval(store, services),
    getStep: () => ASIDE * stepOf(getProjection().factor, 'coarse', store.get(documentAtom).units.system),
    newId,
    createReader: (add) =>
      createWholePaste<FrameCase>({
        read: (text) => readFrameFile(text, store.get(portsAtom)?.limits),
        isEmpty: () => store.get(documentAtom).joints.length === 0,
        replace: (document) => store.set(session.replaceDocumentAtom, document),
        add: (document) => add((now) => addFrame(now, document, newId)),
        place: createPlacer(store, documentAtom, { ask: open, t: textOf(placementMessages) }),
      }),
  });
}
