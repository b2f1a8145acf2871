import { atom } from 'jotai/vanilla';
import { createOption } from '@eecs/ui-kit/editor';
import type { BoardResult } from './boardResults.ts';

/** The result that the reader has selected for the board. */
export const boardResultAtom = atom<BoardResult>('M');

/** Whether the reactions are drawn: the reader's option `drawReactions`. */
export const areReactionsShownAtom = createOption('drawReactions');
