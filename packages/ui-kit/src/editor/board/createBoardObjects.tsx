import type { Atom, WritableAtom } from 'jotai/vanilla';
import type { ReactElement } from 'react';
import { useKitAtom, useKitAtomValue } from '../../kit/useKitAtom.ts';
import { BoardList, type BoardListProps } from './BoardList.tsx';
import { BoardOptions } from './BoardOptions.tsx';

/**
 * The greatest number of objects that are all listed as options: beyond it only the selected ones are, and a screen
 * reader announces the others when the reader moves to them.
 */
const MOST_OPTIONS = 300;

/** The objects of a board as data. */
export interface BoardObjectsPlan<Document, Item> {
  readonly documentAtom: Atom<Document>;
  readonly selectionAtom: WritableAtom<readonly Item[], [items: readonly Item[]], void>;
  /** Lists the objects in the order of keyboard navigation. */
  readonly listItems: (document: Document) => readonly Item[];
  /** Counts the objects without listing them, which takes as long as a frame for a large document. */
  readonly countItems: (document: Document) => number;
  readonly toItemKey: (item: Item) => string;
  /** Returns the names of the list and of its objects. */
  readonly useNames: () => {
    readonly label: string;
    readonly nameOf: (document: Document, item: Item) => string;
  };
}

/** Creates the list of a board's objects for the keyboard. */
export function createBoardObjects<Document, Item>({
  documentAtom,
  selectionAtom,
  listItems,
  countItems,
  toItemKey,
  useNames,
}: BoardObjectsPlan<Document, Item>): (
  props: Pick<BoardListProps, 'id' | 'innerRef' | 'keys'>,
) => ReactElement {
  return function BoardObjects(list) {
    const { label, nameOf } = useNames();
    const document = useKitAtomValue(documentAtom);
    const [chosen, choose] = useKitAtom(selectionAtom);
    const count = countItems(document);
    const shown = count > MOST_OPTIONS ? chosen : listItems(document);
    const keys = chosen.map(toItemKey);
    return (
      <BoardList {...list} label={label} active={keys.at(-1) ?? null}>
        <BoardOptions
          id={list.id}
          options={shown.map((item) => ({ item, key: toItemKey(item), name: nameOf(document, item) }))}
          selected={new Set(keys)}
          count={count}
          onChoose={(item) => choose([item])}
        />
      </BoardList>
    );
  };
}
