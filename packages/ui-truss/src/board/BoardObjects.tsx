import { useEffect, useState } from 'react';
import { useFormat, useKitAtom, useKitAtomValue, useLocale } from '@eecs/ui-kit';
import { BoardList, type BoardListProps, BoardOptions } from '@eecs/ui-kit/editor';
import { toItemKey } from '../editing/items.ts';
import { loadParts } from '../loadParts.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { type Naming, nameItem } from '../scheme/nameItem.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { selectionAtom } from '../state/selection.ts';
import { countItems, listItems } from './listItems.ts';

/**
 * The greatest number of objects that are all listed as options: beyond it only the selected ones are, and a screen
 * reader announces the others when the reader moves to them.
 */
const MOST_OPTIONS = 300;

/** The objects of a truss in the list for the keyboard. */
export function BoardObjects(list: Pick<BoardListProps, 'id' | 'innerRef' | 'keys'>) {
  const t = useEditorText();
  const format = useFormat();
  const locale = useLocale();
  const [describeLoad, setDescribeLoad] = useState<Naming['describeLoad']>(null);
  // The words for directions are not needed for the first picture.
  useEffect(() => loadParts.watch((parts) => setDescribeLoad(() => parts.describeLoad)), []);
  const document = useKitAtomValue(documentAtom);
  const [chosen, choose] = useKitAtom(selectionAtom);
  const count = countItems(document);
  const shown = count > MOST_OPTIONS ? chosen : listItems(document);
  const keys = chosen.map(toItemKey);
  const options = shown.map((item) => ({
    item,
    key: toItemKey(item),
    name: nameItem(document, item, { t, format, locale, describeLoad }),
  }));
  return (
    <BoardList {...list} label={t('board.objects')} active={keys.at(-1) ?? null}>
      <BoardOptions
        id={list.id}
        options={options}
        selected={new Set(keys)}
        count={count}
        onChoose={(item) => choose([item])}
      />
    </BoardList>
  );
}
