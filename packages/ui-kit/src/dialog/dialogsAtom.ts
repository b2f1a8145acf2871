import { atom } from 'jotai/vanilla';
import type { PendingDialog } from './dialogQueue.ts';

/** The dialogs of one widget that wait for an answer; the first is on the screen. */
export const dialogsAtom = atom<readonly PendingDialog[]>([]);
