import type { Library, Store, useTextOf } from '@eecs/ui-kit';
import { catalogueLibrary, createCopyVerbs, createPlacer, placementMessages } from '@eecs/ui-kit/editor';
import { listAdded, listOwners, chooseGridStep } from '@eecs/ui-kit/editing';
import { pickFragment, readFragment, writeFragment } from '../editing/fragment.ts';
import { movedJoints } from '../editing/items.ts';
import { findWayAside, pasteFragment } from '../editing/paste.ts';
import { alongWay, copyPart } from '../editing/transform.ts';
import { type RemovalParts, createTrussRemoval } from '../panels/createTrussRemoval.ts';
import { documentAtom, session } from '../state/sessionAtoms.ts';
import type { TrussTypes } from '../state/trussKind.ts';
import { selectionAtom } from '../state/selection.ts';
import { newId } from '../state/newId.ts';
import type { BoardSurface } from './boardSurface.ts';
import { createPasteReader } from './createPasteReader.ts';

/** The least distance of a copy without a width of its own, px. */
const ASIDE_PX = 60;

export interface PartVerbs {
  /** Writes the selection as a text; null if nothing in it can be copied. */
  readonly copy: () => string | null;
  readonly cut: () => void;
  /**
   * Pastes a part of a truss, a whole one, or a table of joints, rods or loads; returns whether the text was one of
   * these.
   */
  readonly paste: (text: string) => boolean;
  /** Adds a copy beside the selection. */
  readonly duplicate: () => void;
  /** Removes the selection, after a confirmation if one is needed. */
  readonly removeChosen: () => void;
}

/**
 * Returns the commands that copy parts of a truss, by the clipboard and beside the selection. Each is one undo step.
 */
export function createPartVerbs(
  { store, getCamera }: Pick<BoardSurface, 'store' | 'getCamera'>,
  {
    library = catalogueLibrary,
    kept,
    textOf,
    ...parts
  }: RemovalParts & {
    readonly library?: Library | undefined;
    /** The store of the host, if it provides one. */
    readonly kept?: Store | undefined;
    readonly textOf: ReturnType<typeof useTextOf>;
  },
): PartVerbs {
  const { t, locale } = parts;
  const { removeAtOnce, removeChosen } = createTrussRemoval(store, parts);
  const step = (): number => chooseGridStep(getCamera().scale, ASIDE_PX, store.get(documentAtom).units);

  const { copy, add } = createCopyVerbs<TrussTypes>(store, {
    session,
    selectionAtom,
    write: writeFragment,
    listAdded: (before, after) =>
      listAdded({ ...before, lines: before.links }, { ...after, lines: after.links }, 'link'),
    writeAnnouncement: t,
  });

  const place = createPlacer(store, documentAtom, { ask: parts.open, t: textOf(placementMessages) });
  const readPasted = createPasteReader({ store, locale, library, kept, add, place });

  return {
    copy,
    cut: removeAtOnce,
    removeChosen,
    paste: (text) => {
      const document = store.get(documentAtom);
      const fragment = readFragment(text, document);
      const options = { onto: store.get(selectionAtom), step: step(), newId };
      const rest = fragment === null ? readPasted(text) : null;
      if (fragment !== null) add((now) => pasteFragment(now, fragment, options));
      else rest?.();
      return fragment !== null || rest !== null;
    },
    duplicate: () => {
      const items = store.get(selectionAtom);
      const document = store.get(documentAtom);
      const joints = [...movedJoints(document, items)].flatMap((index) => document.joints[index] ?? []);
      if (joints.length > 0) {
        const way = findWayAside(joints, step());
        add((now) => copyPart(now, items, { move: alongWay(way) }, newId));
        return;
      }
      const fragment = pickFragment(document, items);
      if (fragment === null) return;
      const onto = listOwners(items, 'link');
      add((now) => pasteFragment(now, fragment, { onto, step: step(), newId }));
    },
  };
}
