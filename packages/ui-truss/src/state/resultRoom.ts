import { atom } from 'jotai/vanilla';

/** The room under the drawing of a result. */
export const RESULT_ROOMS = ['tables', 'joints', 'sections', 'mohr', 'equations', 'balance'] as const;
export type ResultRoom = (typeof RESULT_ROOMS)[number];

export const resultRoomAtom = atom<ResultRoom>('tables');
