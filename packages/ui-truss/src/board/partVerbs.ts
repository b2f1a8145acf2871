import type { Library, Store } from '@eecs/ui-kit';
import {
  type PartVerbs,
  type VerbServices,
  catalogueLibrary,
  createPartVerbs as createVerbs,
  createPlacer,
  placementMessages,
} from '@eecs/ui-kit/editor';
import { chooseGridStep } from '@eecs/ui-kit/editing';
import { pickFragment, readFragment, writeFragment } from '../editing/fragment.ts';
import { movedJoints } from '../editing/items.ts';
import { findWayAside, pasteFragment } from '../editing/paste.ts';
import { alongWay, copyPart } from '../editing/transform.ts';
import { TRUSS_LISTS } from '../editing/trussLists.ts';
import type { EditorText } from '../messages/editorMessages.ts';
import { createTrussRemoval } from '../panels/createTrussRemoval.ts';
import { documentAtom, session } from '../state/sessionAtoms.ts';
import type { TrussTypes } from '../state/trussKind.ts';
import { selectionAtom } from '../state/selection.ts';
import { newId } from '../state/newId.ts';
import type { BoardSurface } from './boardSurface.ts';
import { createPasteReader } from './createPasteReader.ts';

/** The least distance of a copy without a width of its own, px. */
const ASIDE_PX = 60;

/**
 * Creates the commands that copy parts of a truss. A text that is pasted may be a part of a truss, a whole one, or a
 * table of joints, rods or loads. A copy of joints keeps their loads and anchors.
 */
export function createPartVerbs(
  { store, getCamera }: Pick<BoardSurface, 'store' | 'getCamera'>,
  {
    library = catalogueLibrary,
    kept,
    ...services
  }: VerbServices<EditorText> & {
    readonly library?: Library | undefined;
    /** The store of the host, if it provides one. */
    readonly kept?: Store | undefined;
  },
): PartVerbs {
  const { t, locale, textOf, open } = services;
  const place = createPlacer(store, documentAtom, { ask: open, t: textOf(placementMessages) });
  return createVerbs<TrussTypes>(store, {
    session,
    selectionAtom,
    writeAnnouncement: t,
    lists: TRUSS_LISTS,
    fragments: { pickFragment, writeFragment, readFragment },
    pasteFragment,
    removal: createTrussRemoval(store, services),
    getStep: () => chooseGridStep(getCamera().scale, ASIDE_PX, store.get(documentAtom).units),
    newId,
    createReader: (add) => createPasteReader({ store, locale, library, kept, add, place }),
    copyBeside: (document, items, step) => {
      const joints = [...movedJoints(document, items)].flatMap((index) => document.joints[index] ?? []);
      if (joints.length === 0) return null;
      const move = alongWay(findWayAside(joints, step));
      return (now) => copyPart(now, items, { move }, newId);
    },
  });
}
