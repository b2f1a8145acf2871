import { atom } from 'jotai/vanilla';

/** The mechanism that is animated, and the number of replays. */
export const shownModeAtom = atom<{ readonly mode: number; readonly replay: number }>({ mode: 0, replay: 0 });
