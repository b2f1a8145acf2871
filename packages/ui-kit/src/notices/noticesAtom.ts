import { atom } from 'jotai/vanilla';
import type { Notice } from './noticeQueue.ts';

/** The notices on the screen of one widget, oldest first. */
export const noticesAtom = atom<readonly Notice[]>([]);
