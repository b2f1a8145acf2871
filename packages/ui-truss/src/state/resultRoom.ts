import { atom } from 'jotai/vanilla';

/** What of a result stands under its drawing. */
export const RESULT_ROOMS = ['tables', 'joints', 'sections', 'mohr', 'equations', 'balance'] as const;
export type ResultRoom = (typeof RESULT_ROOMS)[number];

export const resultRoomAtom = atom<ResultRoom>('tables');
