import { useCallback } from 'react';
import { VerbMenu } from '@eecs/ui-kit/editor';
import { useKitAtom, useKitAtomValue } from '@eecs/ui-kit';
import { useLaterText } from '../messages/laterMessages.ts';
import { menuAtom } from '../state/passing.ts';
import { selectionAtom } from '../state/selection.ts';
import type { BoardSurface } from './boardSurface.ts';
import { listVerbs } from './listVerbs.ts';

export interface BoardMenuProps {
  readonly surface: BoardSurface;
  /** Moves the focus back to the board. */
  readonly onLeave: () => void;
  readonly openFields: () => void;
  readonly duplicate: () => void;
  readonly removeChosen: () => void;
}

/** The actions on the object of a long press, a right click or the menu key. */
export function BoardMenu({ onLeave, ...sources }: BoardMenuProps) {
  const t = useLaterText();
  const [menu, setMenu] = useKitAtom(menuAtom);
  const count = useKitAtomValue(selectionAtom).length;
  const close = useCallback(() => setMenu(null), [setMenu]);
  if (menu === null) return null;
  return (
    <VerbMenu
      key={`${menu.at.x} ${menu.at.y}`}
      label={t(count === 0 ? 'menu.board' : 'menu.chosen')}
      at={menu.at}
      verbs={listVerbs({ ...sources, t, place: menu.place })}
      onClose={close}
      onLeave={onLeave}
    />
  );
}
