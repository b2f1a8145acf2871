import { type RefObject, useCallback } from 'react';
import { useKitAtom, useKitAtomValue } from '@eecs/ui-kit';
import { VerbMenu } from '@eecs/ui-kit/editor';
import { useLaterText } from '../messages/laterMessages.ts';
import { useRemoval } from '../panels/useRemoval.ts';
import { selectionAtom } from '../state/selection.ts';
import { menuAtom } from '../state/tool.ts';
import { listVerbs } from './listVerbs.ts';
import { openFields } from './openFields.ts';
import type { Surface } from './surface.ts';

export interface BoardMenuProps {
  readonly surface: Surface;
  /** The board with the fields under it. */
  readonly box: RefObject<HTMLElement | null>;
  /** Moves the focus back to the board. */
  readonly onLeave: () => void;
  readonly duplicate: () => void;
}

/** The actions on the object of a long press, a right click or the menu key. */
export function BoardMenu({ surface, box, onLeave, duplicate }: BoardMenuProps) {
  const t = useLaterText();
  const [menu, setMenu] = useKitAtom(menuAtom);
  const count = useKitAtomValue(selectionAtom).length;
  const { removeChosen } = useRemoval();
  const close = useCallback(() => setMenu(null), [setMenu]);
  if (menu === null) return null;
  return (
    <VerbMenu
      key={`${menu.at.x} ${menu.at.y}`}
      label={t(count === 0 ? 'menu.board' : 'menu.chosen')}
      at={menu.at}
      verbs={listVerbs({
        surface,
        t,
        place: menu.place,
        openFields: () => openFields(box.current),
        duplicate,
        removeChosen,
      })}
      onClose={close}
      onLeave={onLeave}
    />
  );
}
