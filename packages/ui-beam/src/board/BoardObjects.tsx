import type { ReactNode, Ref, RefObject } from 'react';
import { useKitAtomValue } from '@eecs/ui-kit';
import { outsideAtom } from '../live/outsideAtom.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import type { Scheme, SchemeTexts } from '../scheme/layoutScheme.ts';
import { type BoardItem, boardItemAtom, isSameItem, toItemKey } from '../state/selection.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { coverObject } from './coverObject.ts';
import type { BoardKeys } from './useBoardKeys.ts';
import { listItems, nameItem } from '../scheme/nameItem.ts';

export interface BoardObjectsProps {
  readonly id: string;
  readonly scheme: Scheme;
  readonly texts: SchemeTexts;
  readonly ref: Ref<SVGGElement>;
  /** What the keys do, once it is known. */
  readonly keys: RefObject<BoardKeys | null>;
  readonly onChoose: (item: BoardItem) => void;
  /** What stands on the board beside the objects of the beam, as further options. */
  readonly children: ReactNode;
}

/** What is on the board as a list one goes through by keys, from left to right; each has its name and its box. */
export function BoardObjects({ id, scheme, texts, ref, keys, onChoose, children }: BoardObjectsProps) {
  const t = useBeamText();
  const document = useKitAtomValue(documentAtom);
  const selected = useKitAtomValue(boardItemAtom);
  const outside = useKitAtomValue(outsideAtom);
  const boxes = new Map(scheme.objects.map((object) => [toItemKey(object.item), coverObject(object)]));
  return (
    <g
      ref={ref}
      role="listbox"
      tabIndex={0}
      aria-label={t('board.objects')}
      {...(selected === null ? {} : { 'aria-activedescendant': `${id}-${toItemKey(selected)}` })}
      onKeyDown={(event) => keys.current?.onKeyDown(event)}
      onKeyUp={() => keys.current?.onKeyUp()}
      onBlur={() => keys.current?.onKeyUp()}
    >
      {listItems(document).map((item) => {
        const key = toItemKey(item);
        const box = boxes.get(key);
        const name = nameItem(item, { document, t, texts });
        return (
          <rect
            key={key}
            id={`${id}-${key}`}
            role="option"
            aria-label={outside.has(key) ? t('board.outsideSet', { name }) : name}
            aria-selected={isSameItem(item, selected)}
            data-object={key}
            onClick={(event) => {
              // A click without a pointer: of a screen reader.
              if (event.detail === 0) onChoose(item);
            }}
            {...(box === undefined
              ? {}
              : { x: box.x0, y: box.y0, width: box.x1 - box.x0, height: box.y1 - box.y0 })}
          >
            {item.kind === 'dimension' ? <title>{name}</title> : null}
          </rect>
        );
      })}
      {children}
    </g>
  );
}
