import type { ReactNode } from 'react';
import { useKitAtomValue } from '@eecs/ui-kit';
import { BoardList, type BoardListProps, BoardOptions, coverObject } from '@eecs/ui-kit/editor';
import { outsideAtom } from '../live/outsideAtom.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import type { Scheme } from '../scheme/layoutScheme.ts';
import type { DrawingTexts } from '../scheme/drawingTexts.ts';
import { type BoardItem, boardItemsAtom, toItemKey } from '../state/selection.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { listItems, nameItem } from '../scheme/nameItem.ts';

export interface BoardObjectsProps extends Pick<BoardListProps, 'id' | 'innerRef' | 'keys'> {
  readonly scheme: Scheme;
  readonly texts: DrawingTexts;
  readonly onChoose: (item: BoardItem) => void;
  /** Further objects of the board, listed after those of the beam. */
  readonly children: ReactNode;
}

/** The objects of a beam in the list for the keyboard, from left to right. */
export function BoardObjects({ scheme, texts, onChoose, children, ...list }: BoardObjectsProps) {
  const t = useBeamText();
  const document = useKitAtomValue(documentAtom);
  const chosen = useKitAtomValue(boardItemsAtom).map(toItemKey);
  const outside = useKitAtomValue(outsideAtom);
  const boxes = new Map(scheme.objects.map((object) => [toItemKey(object.item), coverObject(object)]));
  const options = listItems(document).map((item) => {
    const key = toItemKey(item);
    const name = nameItem(item, { document, t, texts });
    return {
      item,
      key,
      name: outside.has(key) ? t('board.outsideSet', { name }) : name,
      box: boxes.get(key),
      hasTip: item.kind === 'dimension',
    };
  });
  return (
    <BoardList {...list} label={t('board.objects')} active={chosen.at(-1) ?? null}>
      <BoardOptions id={list.id} options={options} selected={new Set(chosen)} onChoose={onChoose} />
      {children}
    </BoardList>
  );
}
