import type { DocumentEdit } from '../../editing/edit.ts';
import type { PasteOptions } from '../../editing/createPaste.ts';
import { type Fragment, listAdded, listOwners } from '../../editing/fragment.ts';
import type { JoinedCase, Loaded } from '../../editing/joinedLists.ts';
import type { KitStore } from '../../store/kitStore.ts';
import type { ClipboardVerbs } from '../keys/useClipboardVerbs.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import { type CopyPlan, createCopyVerbs } from './createCopyVerbs.ts';
import type { Removal } from './createRemoval.ts';

/** The commands that copy parts of a structure, through the clipboard and next to the selection. Each is one undo step. */
export interface PartVerbs extends ClipboardVerbs {
  /** Adds a copy next to the selection. */
  readonly duplicate: () => void;
  /** Removes the selection, after a confirmation if one is needed. */
  readonly removeChosen: () => void;
}

type PartTypes = SessionTypes & {
  readonly document: JoinedCase;
  readonly item: { readonly kind: string };
};

/** An edit of a document of some types. */
type EditOf<Types extends PartTypes> = (
  document: Types['document'],
) => DocumentEdit<Types['document'], Types['note']>;

/** Everything that the commands on parts of a structure need to know about its kind. */
export interface PartVerbPlan<Types extends PartTypes> extends Pick<
  CopyPlan<Types>,
  'session' | 'selectionAtom' | 'writeAnnouncement'
> {
  readonly lists: {
    /** The kind of items of the board that are lines. */
    readonly line: string;
    readonly linesOf: (document: Types['document']) => readonly Loaded[];
  };
  readonly fragments: {
    readonly pickFragment: (
      document: Types['document'],
      items: readonly Types['item'][],
    ) => Fragment<Types['document']> | null;
    readonly writeFragment: CopyPlan<Types>['write'];
    readonly readFragment: (text: string, document: Types['document']) => Fragment<Types['document']> | null;
  };
  readonly pasteFragment: (
    document: Types['document'],
    fragment: Fragment<Types['document']>,
    options: PasteOptions<Types['item']>,
  ) => DocumentEdit<Types['document'], Types['note']>;
  readonly removal: Pick<Removal<Types['item']>, 'removeAtOnce' | 'removeChosen'>;
  /** Returns the displacement of a copy without a width, in the unit of the document. */
  readonly getStep: () => number;
  readonly newId: () => string;
  /**
   * Creates the reader of texts other than parts, such as files: it returns the action that adds the text, null for any
   * other text. `add` applies an edit and selects what it added.
   */
  readonly createReader: (add: (verb: EditOf<Types>) => void) => (text: string) => (() => void) | null;
  /** Returns the edit that copies a selection in place of a paste, null if it is pasted. @default always pasted */
  readonly copyBeside?: (
    document: Types['document'],
    items: readonly Types['item'][],
    step: number,
  ) => EditOf<Types> | null;
}

/** Creates the commands on parts of a structure. */
export function createPartVerbs<Types extends PartTypes>(
  store: KitStore,
  {
    session,
    selectionAtom,
    writeAnnouncement,
    lists: { line, linesOf },
    fragments: { pickFragment, writeFragment, readFragment },
    pasteFragment,
    removal: { removeAtOnce, removeChosen },
    getStep,
    newId,
    createReader,
    copyBeside = () => null,
  }: PartVerbPlan<Types>,
): PartVerbs {
  type Items = readonly Types['item'][];
  const withLines = (document: Types['document']) => ({ joints: document.joints, lines: linesOf(document) });
  const { copy, add } = createCopyVerbs<Types>(store, {
    session,
    selectionAtom,
    write: writeFragment,
    listAdded: (before, after) => listAdded(withLines(before), withLines(after), line) as Items,
    writeAnnouncement,
  });
  const readOther = createReader(add);

  function addFragment(fragment: Fragment<Types['document']>, onto: Items): void {
    const options = { onto, step: getStep(), newId };
    add((now) => pasteFragment(now, fragment, options));
  }

  return {
    copy,
    cut: removeAtOnce,
    removeChosen,
    paste: (text) => {
      const fragment = readFragment(text, store.get(session.documentAtom));
      if (fragment !== null) {
        addFragment(fragment, store.get(selectionAtom));
        return true;
      }
      const put = readOther(text);
      put?.();
      return put !== null;
    },
    duplicate: () => {
      const items = store.get(selectionAtom);
      const document = store.get(session.documentAtom);
      const beside = copyBeside(document, items, getStep());
      if (beside !== null) {
        add(beside);
        return;
      }
      const fragment = pickFragment(document, items);
      if (fragment !== null) addFragment(fragment, listOwners(items, line) as Items);
    },
  };
}
