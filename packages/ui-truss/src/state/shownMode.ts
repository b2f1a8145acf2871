import { atom } from 'jotai/vanilla';

/** Which of several mechanisms is shown moving, and how often that was asked for. */
export const shownModeAtom = atom<{ readonly mode: number; readonly replay: number }>({ mode: 0, replay: 0 });
