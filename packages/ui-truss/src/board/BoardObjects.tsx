import type { KeyboardEvent, Ref } from 'react';
import { useFormat, useKitAtomValue } from '@eecs/ui-kit';
import { toItemKey } from '../editing/items.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import { selectionAtom } from '../state/selection.ts';
import { countItems, listItems } from './listItems.ts';
import { nameItem } from '../scheme/nameItem.ts';

/**
 * The most objects that are all options: of more, only the chosen ones are, and a reader hears the others by going to
 * them.
 */
const MOST_OPTIONS = 300;

/** Lists the objects of the board for the keyboard; each has its name. */
export function BoardObjects({
  id,
  innerRef,
  onKeyDown,
}: {
  readonly id: string;
  readonly innerRef: Ref<SVGGElement>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}) {
  const t = useEditorText();
  const format = useFormat();
  const document = useKitAtomValue(documentAtom);
  const chosen = useKitAtomValue(selectionAtom);
  const last = chosen.at(-1);
  const count = countItems(document);
  const shown = count > MOST_OPTIONS ? chosen : listItems(document);
  const keys = new Set(chosen.map(toItemKey));
  return (
    <g
      ref={innerRef}
      role="listbox"
      tabIndex={0}
      aria-multiselectable="true"
      aria-label={t('board.objects')}
      {...(last === undefined ? {} : { 'aria-activedescendant': `${id}-${toItemKey(last)}` })}
      onKeyDown={onKeyDown}
    >
      {shown.map((item) => {
        const key = toItemKey(item);
        return (
          <rect
            key={key}
            id={`${id}-${key}`}
            role="option"
            aria-label={nameItem(document, item, { t, format })}
            aria-selected={keys.has(key)}
            aria-setsize={count}
            width={0}
            height={0}
          />
        );
      })}
    </g>
  );
}
