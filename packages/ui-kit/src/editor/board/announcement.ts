import { atom } from 'jotai/vanilla';

/** The last announcement for screen readers; each is a new object, because the same text may come twice. */
export const announcementAtom = atom<{ readonly text: string } | null>(null);

/** Announces an action that was just performed. */
export const announceAtom = atom(null, (_, set, text: string) => set(announcementAtom, { text }));
