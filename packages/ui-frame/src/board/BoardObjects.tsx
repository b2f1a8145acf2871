import { useFormat, useKitAtom, useKitAtomValue, useLocale } from '@eecs/ui-kit';
import { BoardList, type BoardListProps, BoardOptions } from '@eecs/ui-kit/editor';
import { toItemKey } from '../editing/items.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { nameItem } from '../scheme/nameItem.ts';
import { selectionAtom } from '../state/selection.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { listItems } from './listItems.ts';

/**
 * Up to this many objects, all are options; with more, only the selected ones are, and a screen reader announces others
 * when the reader goes to them.
 */
const MOST_OPTIONS = 300;

/** The list of a frame's objects for keyboard navigation. */
export function BoardObjects(list: Pick<BoardListProps, 'id' | 'innerRef' | 'keys'>) {
  const t = useEditorText();
  const format = useFormat();
  const locale = useLocale();
  const document = useKitAtomValue(documentAtom);
  const [chosen, choose] = useKitAtom(selectionAtom);
  const items = listItems(document);
  const shown = items.length > MOST_OPTIONS ? chosen : items;
  const keys = chosen.map(toItemKey);
  return (
    <BoardList {...list} label={t('board.objects')} active={keys.at(-1) ?? null}>
      <BoardOptions
        id={list.id}
        options={shown.map((item) => ({
          item,
          key: toItemKey(item),
          name: nameItem(document, item, { t, format, locale }),
        }))}
        selected={new Set(keys)}
        count={items.length}
        onChoose={(item) => choose([item])}
      />
    </BoardList>
  );
}
