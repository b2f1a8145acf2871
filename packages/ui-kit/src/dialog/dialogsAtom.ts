import { atom } from 'jotai/vanilla';
import type { PendingDialog } from './dialogQueue.ts';

/** The pending dialogs of one widget; the first is on the screen. */
export const dialogsAtom = atom<readonly PendingDialog[]>([]);
