import { createBoardMenu } from '@eecs/ui-kit/editor';
import { useLaterText } from '../messages/laterMessages.ts';
import { menuAtom } from '../state/passing.ts';
import { selectionAtom } from '../state/selection.ts';
import { listVerbs } from './listVerbs.ts';

/** The menu of an object, opened by a long press, a right click or the menu key. */
export const BoardMenu = createBoardMenu({ menuAtom, selectionAtom, useText: useLaterText, listVerbs });
