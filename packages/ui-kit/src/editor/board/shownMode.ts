import { atom } from 'jotai/vanilla';

/** The mechanism that is shown moving, and how often it was replayed. */
export const shownModeAtom = atom<{ readonly mode: number; readonly replay: number }>({ mode: 0, replay: 0 });
