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

/** The place at which a tool would put its object: under the pointer, or at the keyboard cursor. */
export interface Ghost {
  readonly snap: Snap;
  /** The other end of the range being drawn. */
  readonly from?: number;
}

export const ghostAtom = atom<Ghost | null>(null);

/** The place to which an object is being moved, and the snap target there. */
export const snapAtom = atom<Snap | null>(null);

/** The guide that a gesture moves, until the pointer is released; only the drawing shows it meanwhile. */
export const guideDraftAtom = atom<GuideDraft | null>(null);

/** The rubber-band frame of a selection, and the objects inside it. */
export const marqueeAtom = atom<{
  readonly frame: BoardBox;
  readonly caught: readonly BoardItem[];
} | null>(null);

/** The place of the pointer over the beam, or null: zooming by key keeps it fixed. */
export const pointerPlaceAtom = atom<number | null>(null);

/** The text of a place that is being typed for the active tool or the selection. */
export const typedPlaceAtom = createTypedPlace([
  toolAtom,
  atom((get) => get(boardItemsAtom).map(toItemKey).join(' ')),
]);

/** The place of the menu of new objects. */
export const addPlaceAtom = atom<number | null>(null);

/** An announcement for screen readers; each is a new object, so that the same text is spoken twice. */
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
  /** The kind of support of the tool. */
  | { readonly code: 'kind' };

export const boardAnnouncementAtom = atom<BoardAnnouncement | null>(null);

/**
 * Keys of emphasized objects: selected, under the pointer, inside a selection frame, or without effect in the shown
 * case set.
 */
const emphasisAtom = atom((get) => {
  const hovered = get(hoveredAtom);
  const caught = get(marqueeAtom)?.caught ?? [];
  return {
    selected: get(boardItemsAtom).map(toItemKey),
    hovered: [...(hovered === null ? [] : [hovered]), ...caught].map(toItemKey),
    outside: get(outsideAtom),
  };
});

/** Everything that the drawing shows in addition to the document. */
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
