import type { FrameCase } from '@eecs/solver-core/frame';
import type { useTextOf } from '@eecs/ui-kit';
import { listAdded, listOwners } from '@eecs/ui-kit/editing';
import {
  type ClipboardVerbs,
  createCopyVerbs,
  createPlacer,
  createWholePaste,
  placementMessages,
} from '@eecs/ui-kit/editor';
import { addFrame } from '../editing/addFrame.ts';
import { pickFragment, readFragment, writeFragment } from '../editing/fragment.ts';
import { pasteFragment } from '../editing/paste.ts';
import { stepOf } from '../editing/snap.ts';
import { readFrameFile } from '../files/readFrameFile.ts';
import { frameLaterMessages } from '../messages/laterMessages.ts';
import { type RemovalParts, createFrameRemoval } from '../panels/createFrameRemoval.ts';
import type { FrameTypes } from '../state/frameKind.ts';
import { newId } from '../state/newId.ts';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom, portsAtom, session } from '../state/sessionAtoms.ts';
import type { Surface } from './surface.ts';

/** Offset of a copy without a width, in grid lines. */
const ASIDE = 2;

/** The commands that copy parts of a frame, through the clipboard and next to the selection. Each is one undo step. */
export interface PartVerbs extends ClipboardVerbs {
  /** Places a copy next to the selection. */
  readonly duplicate: () => void;
  /** Removes the selection, after a confirmation if one is needed. */
  readonly removeChosen: () => void;
}

/** Creates the commands that copy parts of a frame. */
export function createPartVerbs(
  { store, getProjection }: Pick<Surface, 'store' | 'getProjection'>,
  { textOf, ...parts }: Omit<RemovalParts, 'tLater'> & { readonly textOf: ReturnType<typeof useTextOf> },
): PartVerbs {
  const writeAnnouncement = textOf(frameLaterMessages);
  const { removeAtOnce, removeChosen } = createFrameRemoval(store, { ...parts, tLater: writeAnnouncement });
  const step = (): number =>
    ASIDE * stepOf(getProjection().factor, 'coarse', store.get(documentAtom).units.system);

  const { copy, add } = createCopyVerbs<FrameTypes>(store, {
    session,
    selectionAtom,
    write: writeFragment,
    listAdded: (before, after) =>
      listAdded({ ...before, lines: before.members }, { ...after, lines: after.members }, 'member'),
    writeAnnouncement,
  });

  const readWhole = createWholePaste<FrameCase>({
    read: (text) => readFrameFile(text, store.get(portsAtom)?.limits),
    isEmpty: () => store.get(documentAtom).joints.length === 0,
    replace: (document) => store.set(session.replaceDocumentAtom, document),
    add: (document) => add((now) => addFrame(now, document, newId)),
    place: createPlacer(store, documentAtom, { ask: parts.open, t: textOf(placementMessages) }),
  });

  function paste(text: string): boolean {
    const fragment = readFragment(text, store.get(documentAtom));
    if (fragment !== null) {
      const onto = store.get(selectionAtom);
      add((now) => pasteFragment(now, fragment, { onto, step: step(), newId }));
      return true;
    }
    const put = readWhole(text);
    put?.();
    return put !== null;
  }

  return {
    copy,
    cut: removeAtOnce,
    removeChosen,
    paste,
    duplicate: () => {
      const items = store.get(selectionAtom);
      const fragment = pickFragment(store.get(documentAtom), items);
      if (fragment === null) return;
      const onto = listOwners(items, 'member');
      add((now) => pasteFragment(now, fragment, { onto, step: step(), newId }));
    },
  };
}
