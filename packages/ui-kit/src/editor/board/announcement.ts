import { atom } from 'jotai/vanilla';

/** The last announcement of what was just done, for screen readers; each is a new object, as one text may come twice. */
export const announcementAtom = atom<{ readonly text: string } | null>(null);

/** Announces what was just done. */
export const announceAtom = atom(null, (_, set, text: string) => set(announcementAtom, { text }));
