import { atom } from 'jotai/vanilla';
import { outsideAtom } from '../live/outsideAtom.ts';
import { draftAtom } from '../state/draft.ts';
import { guidesAtom } from '../state/guides.ts';
import { type BoardBox, createTypedPlace } from '@eecs/ui-kit/editor';
import { type BoardItem, boardItemsAtom, hoveredAtom, toItemKey } from '../state/selection.ts';
import { isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { supportKindAtom, toolAtom } from '../state/tool.ts';
import type { GuideDraft } from './guideDraft.ts';
import type { Snap } from './snapPlace.ts';

/** Where a tool would place its object: under the pointer, or at the cursor of the keys. */
export interface Ghost {
  readonly snap: Snap;
  /** The other end of a range being drawn. */
  readonly from?: number;
}

export const ghostAtom = atom<Ghost | null>(null);

/** The place an object is being moved to, and what drew it there. */
export const snapAtom = atom<Snap | null>(null);

/** The guide a gesture moves, until it is let go: of all that is shown only the drawing knows. */
export const guideDraftAtom = atom<GuideDraft | null>(null);

/** The frame being drawn round what is wanted, and what it takes in by now. */
export const marqueeAtom = atom<{
  readonly frame: BoardBox;
  readonly caught: readonly BoardItem[];
} | null>(null);

/** Where the pointer is over the beam, or null: what is magnified by a key stays under it. */
export const pointerPlaceAtom = atom<number | null>(null);

/** The text of a place that is typed for the tool in hand or for what is chosen. */
export const typedPlaceAtom = createTypedPlace([
  toolAtom,
  atom((get) => get(boardItemsAtom).map(toItemKey).join(' ')),
]);

/** Where the menu of new objects is open. */
export const addPlaceAtom = atom<number | null>(null);

/**
 * An announcement for readers who do not see the board; each is a new object, so that the same text is spoken twice.
 */
export type BoardAnnouncement =
  | { readonly code: 'moved' | 'split' | 'borderThere'; readonly x: number }
  | { readonly code: 'placed' | 'changed' | 'refused' | 'copied' | 'noSections' | 'guideRemoved' }
  | { readonly code: 'badPlace'; readonly text: string }
  /** For more than one object at a time. */
  | {
      readonly code: 'several';
      readonly what: 'chosen' | 'moved' | 'changed' | 'removed' | 'copied' | 'toClipboard' | 'pasted';
      readonly count: number;
    }
  /** The kind of support in hand. */
  | { readonly code: 'kind' };

export const boardAnnouncementAtom = atom<BoardAnnouncement | null>(null);

/** Keys of what is set off: chosen, pointed at, caught by a frame, or without a part in what is shown. */
const emphasisAtom = atom((get) => {
  const hovered = get(hoveredAtom);
  const caught = get(marqueeAtom)?.caught ?? [];
  return {
    selected: get(boardItemsAtom).map(toItemKey),
    hovered: [...(hovered === null ? [] : [hovered]), ...caught].map(toItemKey),
    outside: get(outsideAtom),
  };
});

/** Everything the drawing shows beside the document. */
export const pictureAtom = atom((get) => ({
  draft: get(draftAtom),
  emphasis: get(emphasisAtom),
  selected: get(boardItemsAtom),
  marquee: get(marqueeAtom),
  isReadOnly: get(isReadOnlyAtom),
  snap: get(snapAtom),
  guides: get(guidesAtom),
  guideDraft: get(guideDraftAtom),
  ghost: get(ghostAtom),
  tool: get(toolAtom),
  supportKind: get(supportKindAtom),
}));

export type BoardLook = ReturnType<(typeof pictureAtom)['read']>;
