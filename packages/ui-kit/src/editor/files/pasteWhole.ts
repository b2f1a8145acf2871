import type { Atom } from 'jotai/vanilla';
import type { Dialogs } from '../../dialog/useDialogs.ts';
import type { Text } from '../../kit/useText.ts';
import type { KitStore } from '../../store/kitStore.ts';
import type { placementMessages } from '../messages/placementMessages.ts';
import { type Placement, askPlacement } from './askPlacement.ts';

/** The dialog that asks how pasted objects are placed on a drawing, and its words. */
export interface PlacementDialog {
  readonly ask: Dialogs['ask'];
  readonly t: Text<typeof placementMessages.source>;
}

/**
 * Creates the function that asks whether pasted objects replace the drawing or are added to it, and applies the answer
 * unless the document has changed by then.
 */
export function createPlacer(
  store: KitStore,
  documentAtom: Atom<unknown>,
  { ask, t }: PlacementDialog,
): (put: (placement: Placement) => void) => void {
  return (put) => {
    const before = store.get(documentAtom);
    void askPlacement(ask, t).then((placement) => {
      if (placement !== null && store.get(documentAtom) === before) put(placement);
    });
  };
}

/** The functions that an editor provides for pasting a whole document. */
export interface WholePaste<Document> {
  /** Reads the text of a file. */
  readonly read: (
    text: string,
  ) => { readonly ok: true; readonly document: Document } | { readonly ok: false };
  /** Returns whether nothing is drawn: then no question is asked. */
  readonly isEmpty: () => boolean;
  readonly replace: (document: Document) => void;
  readonly add: (document: Document) => void;
  readonly place: ReturnType<typeof createPlacer>;
}

/**
 * Creates the function that reads a pasted text as a whole document, in the form of a file. The function returns the
 * action that puts the document on the board; null for any other text.
 */
export function createWholePaste<Document>({
  read,
  isEmpty,
  replace,
  add,
  place,
}: WholePaste<Document>): (text: string) => (() => void) | null {
  return (text) => {
    if (!/^\s*\{/.test(text)) return null;
    const found = read(text);
    if (!found.ok) return null;
    const { document } = found;
    return () => {
      if (isEmpty()) replace(document);
      else place((placement) => (placement === 'replace' ? replace(document) : add(document)));
    };
  };
}
