import type { RefObject } from 'react';
import { type BoardMenuProps, createBoardMenu } from '@eecs/ui-kit/editor';
import { useLaterText } from '../messages/laterMessages.ts';
import { selectionAtom } from '../state/selection.ts';
import { menuAtom } from '../state/tool.ts';
import { listVerbs } from './listVerbs.ts';
import { openFields } from './openFields.ts';
import type { Surface } from './surface.ts';

const Menu = createBoardMenu({ menuAtom, selectionAtom, useText: useLaterText, listVerbs });

/**
 * The actions on the object of a long press, a right click or the menu key; the fields are in `box`, below the board.
 */
export function BoardMenu({
  box,
  ...props
}: Omit<BoardMenuProps<Surface>, 'openFields'> & { readonly box: RefObject<HTMLElement | null> }) {
  return <Menu {...props} openFields={() => openFields(box.current)} />;
}
